"""The game at a terminal: it draws, asks, and hides each person's choice from the next."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from ..bots import STAND_IN
from ..errors import missing_package
from ..game import Event, view
from ..words import Words, percent
from ..words.rules import rules_source, rules_title
from ..words.story import Storyteller
from .board import board, print_rules
from .console import Screen
from .match import Match

NARROW_COLUMNS, TALL_LINES = 60, 34
"""Below this width names are short; from this height on there is room for all news."""
SENTENCE_SECONDS, BOARD_SECONDS = 0.35, 0.8
"""The pauses after a sentence, and after a board that nobody answers."""


class Stopped(Exception):
    """A person stops the game, by choice or by Ctrl-C."""

    def __init__(self, *, by_choice: bool) -> None:
        super().__init__()
        self.by_choice = by_choice


class LostInput(Exception):
    """There is no standard input."""


def wait_for_line() -> None:
    """Wait at a terminal until there is input; any signal ends the wait.

    A plain read would miss a signal that arrives just before it blocks.
    """
    if os.name != "posix":
        return
    heard, told = os.pipe()
    os.set_blocking(told, False)
    before = signal.set_wakeup_fd(told)
    try:
        select.select([sys.stdin, heard], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(heard)
        os.close(told)


class Terminal:
    """One game at one terminal, for one or several people."""

    def __init__(
        self, console: Screen, match: Match, words: Words, pause: Callable[[float], None]
    ) -> None:
        self._console = console
        self._match = match
        self._words = words
        self._pause = pause
        self._teller = Storyteller(match.record.edition, match.record.explorers, words)
        self._news: list[str] = []
        # The page's letters and words, and the signs of a record.
        self._go_on = (words("key-go-on"), words("go-on").lower(), "+")
        self._leave = (words("key-leave"), words("leave").lower(), "-")

    def run(self) -> None:
        """Play to the end; raises `Stopped` if the game is not over."""
        match = self._match
        try:
            self._head()
            self._tell(match.opening)
            while not match.game.over:
                if match.game.awaits == "card":
                    self._leader()
                    self._tell(match.reveal())
                else:
                    events = match.decide(self._choices())
                    self._tell_failed()
                    self._tell(events)
        except (KeyboardInterrupt, EOFError, OSError, LostInput):
            # Ctrl-C, the end of the input, or an output that is closed.
            if not match.game.over:
                raise Stopped(by_choice=False) from None
        self._show_result()

    def _head(self) -> None:
        edition = self._match.record.edition
        self._console.print(f"[bold]{escape(rules_title(edition, self._words))}[/bold]")
        self._console.print(escape(rules_source(edition, self._words)), style="dim")
        names = zip(self._match.names(self._words), self._match.bots, strict=True)
        if bots := ", ".join(name for name, bot in names if bot):
            self._console.print(escape(self._words("bots-join", names=bots)))

    def _leader(self) -> None:
        leader = self._match.dealer.leader(self._match.game)
        if leader is not None and self._match.game.turn == 0:
            name = self._match.record.explorers[leader]
            self._say([self._words("leader", name=name)])

    def _tell(self, events: Sequence[Event]) -> None:
        self._say(self._teller.tell(events))

    def _tell_failed(self) -> None:
        """Say for which bots the stand-in chose, and why."""
        for seat, error in self._match.failed:
            name, bot = self._match.record.explorers[seat], self._words.bot(STAND_IN)
            self._say([f"{self._words('bot-failed', name=name, standin=bot)} ({error})"])

    def _say(self, sentences: Sequence[str]) -> None:
        """Print sentences with pauses between them, and keep them for the next board."""
        for sentence in sentences:
            self._console.print(escape(sentence))
            self._pause(SENTENCE_SECONDS)
        self._news += sentences

    def _choices(self) -> frozenset[int]:
        match = self._match
        deciding = [seat for seat in match.people if seat in match.game.inside]
        if not deciding:
            self._console.print(self._board(None))
            self._pause(BOARD_SECONDS)
        hidden = len(match.people) > 1
        leaving = frozenset(seat for seat in deciding if self._leaves(seat, hidden=hidden))
        if deciding:
            self._news.clear()
            if hidden:
                self._console.wipe()
        return leaving

    def _leaves(self, seat: int, *, hidden: bool) -> bool:
        """Whether a person leaves; with several people, the screen is wiped and input hidden."""
        name = self._match.record.explorers[seat]
        if hidden:
            self._console.wipe()
            self._input(f"[bold]{escape(self._words('ask-pass', name=name))}[/bold] ")
        self._console.clear()
        self._console.print(self._board(seat))
        if hidden and self._echoes():
            self._console.print(self._words("ask-hidden"), style="dim")
        while True:
            answer = self._input(self._words("ask-choice", name=escape(name)) + " ", hidden=hidden)
            typed = answer.strip().lower()
            if typed in self._go_on or typed in self._leave:
                if hidden:
                    self._console.print(self._words("choice-sealed"), style="dim")
                return typed in self._leave
            self._other_answer(typed, seat)

    def _other_answer(self, typed: str, seat: int) -> None:
        """Give a hint, show the rules, stop, or say what can be typed."""
        if typed == self._words("key-quit"):
            raise Stopped(by_choice=True)
        if typed == self._words("key-hint"):
            self._hint(seat)
        elif typed == "?":
            print_rules(self._console, self._match.record.edition, self._words)
        else:
            self._console.print(self._words("ask-choice-again"), style="yellow")

    def _hint(self, seat: int) -> None:
        """Print the champion's hint; the first one may wait for the compiler."""
        words = self._words
        self._console.print(words("hint-thinking"), style="dim")
        try:
            hint = self._match.hint(seat)
        except Exception as error:
            # After any error the game continues, without a hint.
            missing = isinstance(error, ModuleNotFoundError) and missing_package(error)
            reason = escape(missing or str(error))
            self._console.print(f"{words('hint-none')} {reason}", style="yellow")
            return
        close = abs(hint.go_on - hint.leave) < 2 * hint.error
        said = words(
            "hint-says",
            go=percent(hint.go_on),
            leave=percent(hint.leave),
            close="yes" if close else "no",
            choice="leave" if hint.leaves else "go_on",
        )
        self._console.print(escape(said), style="cyan")

    def _board(self, seat: int | None) -> RenderableType:
        """The board as a seat sees it, with as much news as the screen can show."""
        match = self._match
        narrow = self._console.width < NARROW_COLUMNS
        names = match.record.explorers if narrow else match.names(self._words)
        news = self._news[-12:] if self._console.height >= TALL_LINES else self._news[-4:]
        return board(view(match.game, seat, match.chests), names, self._words, news)

    def _input(self, prompt: str, *, hidden: bool = False) -> str:
        try:
            if hidden or not self._echoes():
                return self._console.input(prompt, password=hidden and self._echoes())
            self._console.print(prompt, end="")
            wait_for_line()
            return self._console.input()
        except RuntimeError as error:  # there is no standard input at all
            raise LostInput from error

    @staticmethod
    def _echoes() -> bool:
        return sys.stdin is not None and sys.stdin.isatty()

    def _show_result(self) -> None:
        words, match = self._words, self._match
        result = match.game.result
        assert result
        table = Table(box=SIMPLE_HEAD, title=words("result-title"), title_justify="left")
        table.add_column(words("column-explorer"))
        for column in ("column-points", "column-chest", "column-relics"):
            table.add_column(words(column), justify="right")
        order = sorted(range(len(result.points)), key=lambda seat: -result.points[seat])
        names = match.names(words)
        for seat in order:
            explorer = match.game.explorers[seat]
            style = "bold green" if seat in result.winners else ""
            table.add_row(
                escape(names[seat]),
                str(explorer.points),
                str(explorer.chest),
                " + ".join(str(taken.worth) for taken in explorer.relics) or "0",
                style=style,
            )
        self._console.print(table)
