"""The events of a game as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..game import (
    EXPEDITIONS,
    Card,
    CardRevealed,
    CaveCollapsed,
    ChoicesRevealed,
    DecisionSkipped,
    DeckRanOut,
    Edition,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorersLeft,
    GameEnded,
    Relic,
    RelicTaken,
    Result,
    Trap,
    Treasure,
    TreasureShared,
)
from . import Words


def card_name(card: Card, words: Words) -> str:
    """Return the name of a card."""
    match card:
        case Treasure(gems):
            return words("card-treasure", gems=gems)
        case Trap(kind):
            return words.trap(kind)
        case Relic(int(worth)):
            return words("card-relic-worth", worth=worth)
        case Relic():
            return words("card-relic")


class Storyteller:
    """Turns the events of one game into sentences."""

    def __init__(self, edition: Edition, names: Sequence[str], words: Words) -> None:
        self._edition = edition
        self._names = names
        self._words = words

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences for the events of one move."""
        skipped = any(isinstance(event, DecisionSkipped) for event in events)
        collapsed = any(isinstance(event, CaveCollapsed) for event in events)
        sentences: list[str] = []
        for event in events:
            if isinstance(event, CardRevealed) and isinstance(event.card, Trap):
                if not collapsed:
                    name = "card-came-trap-first" if skipped else "card-came-trap"
                    sentences.append(self._words(name, trap=self._words.trap(event.card.kind)))
            else:
                sentences += self._sentences(event)
        return sentences

    def _who(self, seats: Sequence[int]) -> str:
        return self._words.names([self._names[seat] for seat in seats])

    def _sentences(self, event: Event) -> Iterator[str]:
        words, place = self._words, self._edition.cave
        match event:
            case ExpeditionBegan(number, entered):
                yield words("began", number=number, of=EXPEDITIONS)
                if entered:
                    printed = [card_name(relic, words) for relic in entered if relic.worth]
                    alike = words("relics", count=len(entered))
                    yield words("began-relic", relics=", ".join(printed) or alike)
            case CardRevealed(Treasure(gems)):
                yield words("card-came-treasure", gems=gems)
            case CardRevealed():
                yield words("card-came-relic")
            case TreasureShared(_, 0, left):
                yield words("shared-none", left=left)
            case TreasureShared(seats, each, left):
                yield words("shared", explorers=len(seats), each=each, left=left)
            case CaveCollapsed(trap, seats, each):
                yield words(
                    "collapsed",
                    place=place,
                    kind=trap.kind,
                    trap=words.trap(trap.kind),
                    names=self._who(seats),
                    explorers=len(seats),
                    each=each,
                )
            case ChoicesRevealed(_, ()):
                yield words("all-go-on")
            case DeckRanOut():
                yield words("deck-ran-out")
            case ExplorersLeft((seat,), carried, each, _):
                yield words("left-alone", name=self._names[seat], gems=carried + each)
            case ExplorersLeft(seats, carried, each, left):
                who = self._who(seats)
                yield words("left-together", names=who, gems=carried + each, left=left)
            case RelicTaken(seat, _, worth):
                yield words("relic-taken", name=self._names[seat], worth=worth)
            case ExpeditionEnded(number, _, _, relics, trap):
                yield words("ended", number=number)
                if relics:
                    yield words("ended-relics", relics=len(relics))
                if trap:
                    yield words("ended-trap", trap=words.trap(trap.kind))
            case GameEnded(result):
                yield self._outcome(result)

    def _outcome(self, result: Result) -> str:
        points = max(result.points)
        names = {
            "won": "result-won",
            "shared": "result-shared",
            "play again": "result-again",
        }
        name = names[result.outcome]
        if result.outcome == "won" and result.points.count(points) > 1:
            name = "result-won-relics"
        relics = "yes" if self._edition.relics else "no"
        return self._words(name, names=self._who(result.winners), points=points, relics=relics)
