"""The OpenSpiel game `tacora`: importing this module registers it.

`pyspiel.load_game("tacora(edition=fr-iello-2021,explorers=3)")`: simultaneous moves, chance nodes
with exact probabilities, and everything in the open except the choices of the same turn. It is
played by the reference engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pyspiel

from ..editions import find_edition
from ..game import EXPEDITIONS, Card, Decide, Edition, Game, Reveal, Trap, Treasure, play, start
from ..kernel.layout import MOST_SEATS, Ints
from ..kernel.rules import card_kinds, load, rules_for
from ..record import choices_of, parse_card
from .board import text
from .layout import GO_ON, LEAVE, EnvError, Layout, observe
from .parallel import reward_number
from .steps import POINTS, REWARDS, final_reward

PARAMETERS = {
    "edition": "fr-iello-2021",
    "relics": "",
    "explorers": 4,
    "deck": "",
    "expeditions": EXPEDITIONS,
    "reward": REWARDS[0],
}
CHANCE = int(pyspiel.PlayerId.CHANCE)
EVERYBODY = int(pyspiel.PlayerId.SIMULTANEOUS)
NOBODY = int(pyspiel.PlayerId.TERMINAL)
_AWAITED = {"card": CHANCE, "choices": EVERYBODY, "nothing": NOBODY}
_RELICS = {"": None, "with": True, "without": False}

GAME_TYPE = pyspiel.GameType(
    short_name="tacora",
    long_name="Tacora",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


@dataclass(frozen=True, eq=False)
class Table:
    """What stays the same in all states of a game; OpenSpiel's copies share it."""

    edition: Edition
    seats: int
    expeditions: int
    reward: int
    kinds: tuple[Card, ...]
    """The cards, as the bag lists them; the index of a card is its chance outcome."""

    def __deepcopy__(self, memo: object) -> Table:
        return self


@dataclass(frozen=True, eq=False)
class Held:
    """A game that copies of a state share: it never changes."""

    game: Game

    def __deepcopy__(self, memo: object) -> Held:
        return self


def small_edition(edition: Edition, deck: str) -> Edition:
    """The edition with the treasures and traps of a small deck, and tables of any size."""
    cards = [parse_card(word) for word in deck.split()]
    treasures = tuple(card.gems for card in cards if isinstance(card, Treasure))
    traps = tuple(card for card in cards if isinstance(card, Trap))
    if len(treasures) + len(traps) != len(cards) or not cards:
        raise EnvError("a deck has treasures and traps, such as 'deck=4 7 snake snake'")
    return replace(edition, treasures=treasures, traps=traps, least_explorers=1)


def table_for(params: dict[str, Any]) -> Table:
    """The table that the parameters of a game ask for."""
    if params["relics"] not in _RELICS:
        raise EnvError(f"relics are 'with' or 'without', not {params['relics']!r}")
    edition = find_edition(params["edition"], _RELICS[params["relics"]])
    if params["deck"]:
        edition = small_edition(edition, str(params["deck"]))
    seats, expeditions = params["explorers"], params["expeditions"]
    if not 1 <= expeditions <= EXPEDITIONS:
        raise EnvError(f"a game has 1 to {EXPEDITIONS} expeditions, not {expeditions}")
    rules_for(edition, seats)
    kinds = card_kinds(edition)
    return Table(edition, seats, expeditions, reward_number(params["reward"]), kinds)


class TacoraGame(pyspiel.Game):  # type: ignore[misc]
    """The game, from which states and observers are made."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        table = table_for(given)
        relics = table.edition.relics.values if table.edition.relics else ()
        cards = len(table.edition.treasures) + len(table.edition.traps) + len(relics)
        most = table.expeditions * sum(table.edition.treasures) + sum(relics)
        info = pyspiel.GameInfo(
            num_distinct_actions=2,
            max_chance_outcomes=len(table.kinds),
            num_players=table.seats,
            min_utility=0.0,
            max_utility=float(most) if table.reward == POINTS else 1.0,
            utility_sum=None,
            max_game_length=table.expeditions * cards,
        )
        super().__init__(GAME_TYPE, info, given)
        self.table = table

    def new_initial_state(self) -> TacoraState:
        """A state before the first card."""
        return TacoraState(self, self.table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TacoraObserver:
        """An observer: the history of the game, or what a seat observes now."""
        if params:
            raise EnvError("observers of tacora have no parameters")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TacoraObserver(self.table, recall)


class TacoraState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: TacoraGame, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self.held = Held(start(table.edition, table.seats)[0])
        self.player = CHANCE
        self.told = ""
        """The cards and choices so far, as in a record."""

    @property
    def game(self) -> Game:
        """The game of the reference engine."""
        return self.held.game

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == NOBODY

    def _hold(self, game: Game) -> None:
        self.held = Held(game)
        ended = game.expedition > self.table.expeditions
        self.player = NOBODY if ended else _AWAITED[game.awaits]

    def _legal_actions(self, player: int) -> list[int]:
        """Go on or leave; a seat at camp has no action, as OpenSpiel wants it."""
        return [GO_ON, LEAVE] if self.held.game.explorers[player].in_cave else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, with their exact chances."""
        bag = self.held.game.bag
        total = bag.total
        return [(number, copies / total) for number, copies in enumerate(bag.counts()) if copies]

    def _apply_action(self, action: int) -> None:
        """Reveal a card."""
        before = self.held.game
        card = self.table.kinds[action]
        self.told += f" {card}" if before.turn else f"\n{card}" if self.told else str(card)
        self._hold(play(before, Reveal(card))[0])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """Let the explorers in the cave go on or leave."""
        before = self.held.game
        leaving = frozenset(seat for seat in before.inside if actions[seat] == LEAVE)
        self.told += choices_of(before, leaving)
        self._hold(play(before, Decide(leaving))[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return str(self.table.kinds[action])
        return "leave" if action == LEAVE else "go on"

    def returns(self) -> list[float]:
        """The reward of every seat; only the end brings one."""
        seats = range(self.table.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        if self.table.reward == POINTS:
            return [float(explorer.points) for explorer in self.held.game.explorers]
        numbers, row = self._row()
        return [float(final_reward(numbers, row, seat, self.table.reward)) for seat in seats]

    def _row(self) -> tuple[Ints, Ints]:
        return rules_for(self.table.edition, self.table.seats).numbers, load(self.held.game)

    def observation(self, seat: int, into: Any) -> None:
        """Write the flat observation of a seat."""
        numbers, row = self._row()
        observe(numbers, row, seat, into)

    def __str__(self) -> str:
        return self.told or "no card yet"


class TacoraObserver:
    """Observes a state: its history for perfect recall, else the present moment."""

    def __init__(self, table: Table, recall: bool) -> None:
        self.recall = recall
        layout = Layout(table.edition, table.seats)
        # Without a tensor for perfect recall: a history has no fixed length.
        self.tensor = None if recall else np.zeros(layout.size, np.float32)
        self.dict = {} if self.tensor is None else layout.named(self.tensor)

    def set_from(self, state: TacoraState, player: int) -> None:
        """Write the tensor of a player."""
        if self.tensor is not None:
            state.observation(player, self.tensor)

    def string_from(self, state: TacoraState, player: int) -> str:
        """What a player knows, as text."""
        if self.recall:
            return state.told
        return f"you are seat_{player}\n{text(state.game, colours=False)}"


pyspiel.register_game(GAME_TYPE, TacoraGame)
