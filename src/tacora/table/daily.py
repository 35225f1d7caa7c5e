"""The daily cave: one deal for everybody, the same bots in the same seats, one person."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots import Bot, make_bot, shown_name
from ..dealer import number_below
from ..game import (
    CaveCollapsed,
    Decide,
    ExpeditionEnded,
    ExplorersLeft,
    Game,
    RelicTaken,
    Reveal,
    view,
)
from ..record import (
    DAILY,
    LEFT,
    MISSING,
    OF_BOT,
    Record,
    RecordError,
    Shuffle,
    bots_of,
    play_recorded,
    start_recorded,
)
from . import log, messages
from .apply import Draft, blank
from .flow import advance
from .handle import distinct_name, free_look
from .options import House, Options
from .people import distinct_look, looks_of, usual_look

RULES = (
    ("fr-iello-2021", False),
    ("de-iello-2017", True),
    ("pl-incan-gold", False),
    ("nl-iello-2023", True),
    ("ru-hobbyworld-2026", False),
    ("fr-iello-2021", True),
    ("nl-iello-2023", False),
    ("pl-incan-gold", True),
    ("ru-hobbyworld-2026", True),
)
"""The rule sets from which a date draws; another order would change past days."""
STRONG, WEAK = (
    ("reckoner", "collector", "counter"),
    ("moody", "bold", "cautious", "dreamer", "timid"),
)
"""The bots from which a date draws two each. They choose at once, by rule and seed alone."""
OWN_SEAT = 0
"""The seat of the person."""
DAILY_FIELD = "daily"
"""The field of a record with the date of its daily cave, until its seed is revealed."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The cave of one day; it depends on the date alone, only the cards depend on a secret."""

    date: str
    edition: str
    relics: bool
    bots: tuple[str, ...]
    """The bots, from seat 1."""

    @property
    def options(self) -> Options:
        """The options of its table: no spectators and no hints."""
        return Options(
            self.edition, self.relics, seats=1 + len(self.bots), odds="hidden", spectators="none"
        )

    def shuffle(self, server_seed: str) -> Shuffle:
        """Return what its cards follow from; nobody adds a number."""
        return Shuffle(server_seed, (MISSING, *(OF_BOT for _ in self.bots)), combination=DAILY)


def daily_of(date: str) -> Daily:
    """Return the cave of a date such as 2026-11-19."""
    where = f"daily {date}"
    rules = RULES[number_below(len(RULES), where, "rules")]
    bots: list[str] = []
    for kind in (STRONG, WEAK):
        left = list(kind)
        for _ in range(2):
            bots.append(left.pop(number_below(len(left), where, "bot", len(bots))))
    seated = [bots.pop(number_below(len(bots), where, "seat", len(bots))) for _ in tuple(bots)]
    return Daily(date, *rules, tuple(seated))


def open_daily(
    table: str,
    daily: Daily,
    server_seed: str,
    house: House,
    host: messages.Join,
    now: int,
    *,
    practice: bool = False,
) -> Draft:
    """Return the draft of a table with a daily cave, whose game has begun."""
    draft = Draft(blank(table), now)
    draft.add(
        log.TableOpened(
            now, table, daily.options, house, server_seed, daily=daily.date, practice=practice
        )
    )
    name = distinct_name(draft.table, host.name)
    draft.add(log.PersonJoined(now, draft.table.next_person, name, host.token_hash, host.where))
    look = free_look(draft.table, OWN_SEAT, host.look)
    draft.add(log.SeatTaken(now, seat=OWN_SEAT, person=1, name=name, look=look))
    for seat, bot in enumerate(daily.bots, start=OWN_SEAT + 1):
        name = distinct_name(draft.table, shown_name(bot))
        others = [each for each in looks_of(draft.table.seats) if each]
        look = distinct_look(usual_look(seat, bot=True), others)
        draft.add(log.BotSeated(now, seat=seat, bot=bot, name=name, look=look))
    draft.add(log.GameStarted(now, game=1, numbers=draft.table.numbers()))
    advance(draft)
    return draft


@dataclass(frozen=True, slots=True)
class Played:
    """What a person has reached in a daily cave."""

    points: int
    place: int
    """From 1; all winners have place 1."""
    expeditions: tuple[int | None, ...]
    """The points that each expedition brought; None if the cave caught them."""


def replay_daily(record: Record, daily: Daily, server_seed: str) -> Played:
    """Replay a daily cave with the person's choices in a record, and return the result.

    Raises a `RecordError` unless the rules, the cards of that day and its bots give this very game.
    """
    if record.edition != daily.options.rules():
        raise RecordError(f"the cave of {daily.date} has other rules")
    if bots_of(record) != ("", *daily.bots):
        raise RecordError(f"the cave of {daily.date} has other bots")
    if record.extra.get(LEFT):
        raise RecordError("the person left, and a bot played on")
    dealer = daily.shuffle(server_seed).dealer
    bots = {
        seat: make_bot(bot, dealer.bots_seed)
        for seat, bot in enumerate(daily.bots, start=OWN_SEAT + 1)
    }
    game, played, happened = start_recorded(record.edition, record.explorers)
    expeditions: list[int | None] = []
    gain: int | None = 0
    while not game.over:
        move: Reveal | Decide
        if game.awaits == "card":
            move = Reveal(dealer.deal(game))
        else:
            leaving = {
                seat
                for seat in game.inside
                if seat != OWN_SEAT and _leaves(bots[seat], game, seat, daily, played)
            }
            if OWN_SEAT in game.inside and _left(record, game):
                leaving.add(OWN_SEAT)
            move = Decide(leaving)
        game, played, happened = play_recorded(game, played, move)
        for event in happened:
            match event:
                case ExplorersLeft() if OWN_SEAT in event.seats:
                    gain = (gain or 0) + event.carried + event.each
                case RelicTaken() if event.seat == OWN_SEAT:
                    gain = (gain or 0) + event.worth
                case CaveCollapsed() if OWN_SEAT in event.seats:
                    gain = None
                case ExpeditionEnded():
                    expeditions.append(gain)
                    gain = 0
    if played.expeditions != record.expeditions:
        raise RecordError(f"the cave of {daily.date} does not give this game")
    assert game.result is not None
    points, winners = game.result.points, game.result.winners
    own = points[OWN_SEAT]
    better = sum(each > own or seat in winners for seat, each in enumerate(points))
    return Played(own, 1 if OWN_SEAT in winners else 1 + better, tuple(expeditions))


def _leaves(bot: Bot, game: Game, seat: int, daily: Daily, played: Record) -> bool:
    return bot.decide(view(game, seat, daily.options.chests), played.expeditions) == "leave"


def _left(record: Record, game: Game) -> bool:
    """Return the person's choice in a record; raise a `RecordError` if it has none."""
    try:
        choice = record.expeditions[game.expedition - 1][game.turn - 1].choices[OWN_SEAT]
    except IndexError:
        raise RecordError(
            f"expedition {game.expedition}, turn {game.turn}: the person's choice is missing"
        ) from None
    return choice == "-"
