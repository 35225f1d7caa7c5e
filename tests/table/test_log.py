"""The lines of a log: those of version 0.1 are read, and written again unchanged."""

from __future__ import annotations

from dataclasses import MISSING, fields
from pathlib import Path
from typing import get_args

import pytest

from tacora.server.persistence import LogError, read_line, write_line
from tacora.table import House, Options, log

LINES = (Path(__file__).parent / "before-0.2.log").read_text(encoding="utf-8").splitlines()
"""At least one line of each event, as version 0.1 wrote them."""
SINCE = (
    '{"event":"PersonJoined","at":9,"person":3,"name":"R","token_hash":"h","bot":"my_bot"}',
    '{"event":"GameStarted","at":9,"by":1,"message":"m","numbers":["00","","-"]}',
    '{"event":"GameStarted","at":9,"by":1,"message":"m","game":2,"numbers":["00","","-"]}',
    '{"event":"SecretReplaced","at":9,"server_seed":"00000000000000000000000000000000"}',
    '{"event":"NumbersTaken","at":9,"numbers":["00","","-"]}',
    '{"event":"BotReplaced","at":9,"seat":2}',
    '{"event":"PersonReady","at":9,"by":2,"message":"m","person":2}',
    '{"event":"LockChanged","at":9,"by":1,"message":"m"}',
    '{"event":"LockChanged","at":9,"by":1,"message":"m","locked":true}',
    '{"event":"LinkChanged","at":9,"by":1,"message":"m","invite":"0011223344556677"}',
    '{"event":"LinkChanged","at":9,"by":1,"message":"m","invite":"0011223344556677","code":"CDF347"}',
    '{"event":"SeatTaken","at":9,"person":1,"name":"Ana","look":{"colour":3,"shape":1,"face":11}}',
    '{"event":"BotSeated","at":9,"by":1,"message":"m","bot":"bold","name":"Bold",'
    '"look":{"colour":3,"shape":1,"face":null}}',
    '{"event":"LookChanged","at":9,"by":1,"message":"m","seat":2,'
    '"look":{"colour":3,"shape":1,"face":0}}',
    '{"event":"TableOpened","at":9,"table":"t","options":{"edition":"fr-iello-2021","relics":false,'
    '"seats":5,"seconds":null,"chests":"closed","odds":"hidden","spectators":"none",'
    '"listed":"by link"},"house":{"away_after":120000,"pace":1500,"stand_in":"cautious"},'
    '"server_seed":"00000000000000000000000000000000","daily":"2026-11-19","practice":true}',
    '{"event":"Emoted","at":9,"by":1,"message":"m"}',
    '{"event":"Emoted","at":9,"by":1,"message":"m","seat":2,"emote":"luck"}',
    '{"event":"PositionSet","at":9,"position":{"began":{"expedition":1,"turn":2,"awaits":"choices",'
    '"cards":[["7","snake","9"]]},"expeditions":[["7+++","snake"]],"edition":"fr-iello-2021",'
    '"relics":false,"seats":3}}',
)
"""Lines of events that are new, or have new fields, since then."""
NEW_OPTION = ',"outside_bots":"none"'
"""Options are written in full, so a new option stands in every line that has them."""


@pytest.mark.parametrize("line", [*LINES, *SINCE])
def test_a_line_of_the_version_before_is_read_and_written_as_it_was(line: str) -> None:
    assert write_line(read_line(line)).replace(NEW_OPTION, "") == line


def test_every_event_of_the_log_is_among_those_lines() -> None:
    assert {type(read_line(line)) for line in [*LINES, *SINCE]} == set(get_args(log.LogEvent))


def test_what_was_left_out_has_the_value_that_it_always_had() -> None:
    assert read_line('{"event":"ChoiceSealed","at":5}') == log.ChoiceSealed(
        5, None, None, 0, "go_on"
    )
    assert read_line('{"event":"SeatTaken","at":5,"person":1,"name":"Ana"}') == log.SeatTaken(
        5, seat=0, person=1, name="Ana"
    )
    assert read_line('{"event":"GameStarted","at":5,"by":1}') == log.GameStarted(5, 1, None, 1)
    assert read_line('{"event":"PersonGone","at":5,"person":1}') == log.PersonGone(5, person=1)
    opened = read_line(
        '{"event":"TableOpened","at":1,"table":"t","options":{},"house":{},"server_seed":"s"}'
    )
    usual = Options("fr-iello-2021", None, 8, None, "closed", "hidden", "welcome", "by link")
    assert opened == log.TableOpened(1, "t", usual, House(120_000, 1_500, "cautious"), "s")


def test_no_default_of_the_log_ever_changes() -> None:
    """Old lines leave the value out, so another default would change their meaning."""
    asked = {"by": None, "message": None}
    assert {
        kind.__name__: {f.name: f.default for f in fields(kind) if f.default is not MISSING}
        for kind in get_args(log.LogEvent)
    } == {
        "TableOpened": {"code": "", "daily": "", "practice": False},
        "PositionSet": {},
        "PersonJoined": {"where": "", "bot": ""},
        "NumberAdded": {**asked, "person": 0, "number": ""},
        "SeatTaken": {**asked, "seat": 0, "person": 0, "name": "", "look": None},
        "BotSeated": {**asked, "seat": 0, "bot": "", "name": "", "look": None},
        "LookChanged": {**asked, "seat": 0, "look": None},
        "Emoted": {**asked, "seat": 0, "emote": "laugh"},
        "SeatFreed": {**asked, "seat": 0},
        "PersonGone": {**asked, "person": 0, "why": "left"},
        "OptionsChanged": {**asked, "options": Options()},
        "LockChanged": {**asked, "locked": False},
        "LinkChanged": {**asked, "invite": "", "code": ""},
        "HostPassed": {},
        "PersonCame": {},
        "PersonWent": {},
        "GameStarted": {**asked, "game": 1, "numbers": ()},
        "SecretReplaced": {},
        "NumbersTaken": {},
        "CardDealt": {},
        "ChoiceSealed": {**asked, "seat": 0, "choice": "go_on"},
        "AllRevealed": {},
        "BotReplaced": {},
        "BotTookOver": {},
        "SeatTakenBack": {**asked, "seat": 0},
        "RematchOpened": {**asked, "server_seed": ""},
        "PersonReady": {**asked, "person": 0},
        "TableClosed": {},
    }


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"event":"Nothing","at":1}',
        '{"event":["PersonCame"],"at":1,"person":1}',
        '{"event":"PersonCame","at":1}',
        '{"event":"PersonCame","at":"1","person":1}',
        '{"event":"BotTookOver","at":1,"seat":0,"why":"tired"}',
        '{"event":"ChoiceSealed","at":1,"choice":"stay"}',
        '{"event":"Emoted","at":1,"emote":"shrug"}',
        '{"event":"LookChanged","at":1,"look":{"colour":1}}',
        '{"event":"OptionsChanged","at":1,"options":{"seats":"3"}}',
    ],
)
def test_a_line_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(LogError, match="cannot be read"):
        read_line(line)
