"""A game as text, as text with colours, and as a picture: what the environments render."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..game import EXPEDITIONS, Card, Game, PathCard, Relic, Trap, Treasure

Picture = npt.NDArray[np.uint8]

RENDER_MODES = ("human", "text", "ansi", "rgb_array")
"""`human` prints the text with colours; the other modes return what they render."""

WIDTH, HEIGHT = 480, 320
_ANSI = {Treasure: "33", Trap: "31", Relic: "35"}
_RGB = {Treasure: (222, 184, 64), Trap: (190, 60, 50), Relic: (150, 90, 190)}
_GROUND, _INK, _CAMP, _CHEST = (34, 30, 28), (250, 246, 236), (90, 88, 84), (120, 160, 110)
_DIGITS = (
    "111101101101111", "010110010010111", "111001111100111", "111001111001111", "101101111001001",
    "111100111001111", "111100111101111", "111001010010010", "111101111101111", "111101111001111",
)  # fmt: skip
"""The digits 0 to 9, three columns by five rows."""


def render(game: Game, mode: str | None) -> str | Picture | None:
    """The game as the render mode asks for; None if nothing is returned."""
    if mode == "rgb_array":
        return picture(game)
    if mode == "human":
        # The Gymnasium convention: this mode shows the game at once.
        print(text(game, colours=True))  # noqa: T201
        return None
    return text(game, colours=mode == "ansi") if mode else None


def text(game: Game, *, colours: bool) -> str:
    """The game in a few lines, with ANSI colours if wanted."""
    path = " ".join(_card(step, colours) for step in game.path) or "no card yet"
    lines = [
        f"{game.edition.name}, expedition {game.expedition} of {EXPEDITIONS}, card {game.turn}",
        f"path: {path}",
        f"on the path: {game.pool} gems; the next card collapses the cave with "
        f"{float(game.collapse_chance):.1%}",
    ]
    for seat, explorer in enumerate(game.explorers):
        where = f"in the cave with {explorer.carried}" if explorer.in_cave else "at camp"
        relics = f", {len(explorer.relics)} relics" if explorer.relics else ""
        lines.append(f"seat_{seat}: {explorer.points} points{relics}, {where}")
    if game.result:
        lines.append(f"won by: {', '.join(f'seat_{seat}' for seat in game.result.winners)}")
    return "\n".join(lines)


def _card(step: PathCard, colours: bool) -> str:
    shown = f"{step.card}+{step.gems}" if step.gems else str(step.card)
    return f"\x1b[{_ANSI[type(step.card)]}m{shown}\x1b[0m" if colours else shown


def picture(game: Game) -> Picture:
    """The game as an image: the path above, and a row for each explorer."""
    image = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    image[:] = _GROUND
    _number(image, game.expedition, 8, 8, 4)
    for place, step in enumerate(game.path):
        row, column = divmod(place, 13)
        top, left = 36 + 42 * row, 8 + 36 * column
        _box(image, top, left, 36, 30, _RGB[type(step.card)])
        _number(image, _shown(game, step.card), top + 6, left + 4, 3)
        if step.gems:
            _number(image, step.gems, top + 24, left + 4, 2)
    height = min(20, (HEIGHT - 170) // len(game.explorers))
    for seat, explorer in enumerate(game.explorers):
        top = 166 + height * seat
        _box(image, top, 8, height - 4, 12, _INK if explorer.in_cave else _CAMP)
        _number(image, explorer.points, top, 28, 2)
        _box(image, top, 70, height - 4, 2 * explorer.points, _CHEST)
        start = 70 + 2 * explorer.points
        _box(image, top, start, height - 4, 2 * explorer.carried, _RGB[Treasure])
    return image


def _shown(game: Game, card: Card) -> int:
    """The number on a card: its gems, its worth, or the number of its trap kind."""
    match card:
        case Treasure(gems):
            return gems
        case Relic(worth):
            return worth or 0
        case Trap(kind):
            return game.edition.trap_kinds.index(kind) + 1


def _box(
    image: Picture, top: int, left: int, height: int, width: int, colour: tuple[int, int, int]
) -> None:
    image[top : top + height, left : left + width] = colour


def _number(image: Picture, number: int, top: int, left: int, scale: int) -> None:
    for place, digit in enumerate(str(number)):
        bits = np.array([int(bit) for bit in _DIGITS[int(digit)]], bool).reshape(5, 3)
        large = bits.repeat(scale, 0).repeat(scale, 1)
        at = left + 4 * scale * place
        image[top : top + 5 * scale, at : at + 3 * scale][large] = _INK
