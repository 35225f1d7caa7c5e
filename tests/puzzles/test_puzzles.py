"""The puzzles of the package: legal, different, clear; and how they are found and rated."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from tests.thorough import cases

from tacora.editions import BOOKS, rule_sets
from tacora.game import EXPEDITIONS, Explorer, Game, PathCard, Trap
from tacora.lab.puzzles import (
    LEAST_MARGIN,
    LEAST_STANDARD_ERRORS,
    MOST_STATES,
    SEATS,
    SOLVERS,
    Candidate,
    Cell,
    disputed,
    first_wanted,
    puzzle_at,
    rated,
)
from tacora.puzzles import (
    Puzzle,
    PuzzleError,
    answer_of,
    kind_of,
    packaged,
    position_key,
    read,
    written,
)
from tacora.puzzles.model import FORMAT, MOST_SOLVED_INSIDE, id_of
from tacora.record import from_text
from tacora.review.appraisal import solve
from tacora.solver.lone import lone

PUZZLES = packaged()
GAMES = [puzzle.game() for puzzle in PUZZLES]
PAIRS = list(zip(PUZZLES, GAMES, strict=True))
LEAST_PUZZLES = 300


def sample(number: int, of: list[tuple[Puzzle, Game]]) -> list[tuple[Puzzle, Game]]:
    """Some puzzles, spread over all of them."""
    step = max(1, len(of) // number)
    return of[::step][:number]


def test_there_are_puzzles_of_all_rule_sets_sizes_and_kinds() -> None:
    assert len(PUZZLES) >= LEAST_PUZZLES
    cells = Counter((game.edition.name, len(game.explorers)) for game in GAMES)
    assert cells.keys() == {(rules.name, seats) for rules in rule_sets() for seats in SEATS}
    assert {game.edition.id for game in GAMES} == set(BOOKS)
    assert {game.expedition for game in GAMES} == set(range(1, EXPEDITIONS + 1))
    kinds = Counter(map(kind_of, GAMES))
    assert kinds.keys() == {"alone", "endgame", "company"}


def test_no_answer_is_a_good_guess() -> None:
    leave = Counter[int]()
    for puzzle, game in PAIRS:
        leave[len(game.explorers)] += puzzle.answer == "leave"
    assert 0.35 <= leave.total() / len(PUZZLES) <= 0.65
    sizes = Counter(len(game.explorers) for game in GAMES)
    for seats in SEATS:
        assert 0.25 <= leave[seats] / sizes[seats] <= 0.75
    for kind in ("alone", "company"):
        own = [puzzle.answer == "leave" for puzzle, game in PAIRS if kind_of(game) == kind]
        assert 0.25 <= sum(own) / len(own) <= 0.75


def test_each_is_a_legal_moment_with_a_choice() -> None:
    for puzzle, game in PAIRS:
        assert game.awaits == "choices"
        assert puzzle.seat in game.inside
        assert len(puzzle.others) == len(game.inside) - 1
        assert all(0 <= chance <= 1 for chance in (*puzzle.others, *puzzle.chances))
        assert disputed(game)


def test_none_is_repeated() -> None:
    keys = [position_key(game, puzzle.seat) for puzzle, game in PAIRS]
    assert len(set(keys)) == len(keys)
    assert [puzzle.id for puzzle in PUZZLES] == [id_of(game, p.seat) for p, game in PAIRS]
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)


def test_seats_order_of_cards_and_kinds_of_traps_do_not_make_another_puzzle() -> None:
    puzzle, game = next(
        (puzzle, game)
        for puzzle, game in PAIRS
        if len(game.traps_on_path) >= 2 and puzzle.seat != len(game.explorers) - 1
    )
    key = position_key(game, puzzle.seat)
    others = [seat for seat in range(len(game.explorers)) if seat != puzzle.seat]
    order = [*others[::-1], puzzle.seat]
    turned = replace(
        game,
        explorers=tuple(game.explorers[seat] for seat in order),
        path=game.path[::-1],
    )
    assert position_key(turned, order.index(puzzle.seat)) == key
    assert position_key(_other_traps(game), puzzle.seat) == key
    own = game.explorers[puzzle.seat]
    richer = list(game.explorers)
    richer[puzzle.seat] = Explorer(own.chest + 1, own.carried, own.relics, own.in_cave)
    assert position_key(replace(game, explorers=tuple(richer)), puzzle.seat) != key


def _other_traps(game: Game) -> Game:
    """The same moment with two kinds of traps that came equally often exchanged."""
    for one, other in permutations(game.edition.trap_kinds, 2):
        copies = [game.bag[Trap(kind)] for kind in (one, other)]
        seen = [sum(t.kind == kind for t in game.traps_on_path) for kind in (one, other)]
        if copies[0] + seen[0] == copies[1] + seen[1] and seen == [1, 0]:
            path = tuple(
                PathCard(Trap(other), step.gems) if step.card == Trap(one) else step
                for step in game.path
            )
            bag = game.bag.without(Trap(other)).plus([Trap(one)])
            return replace(game, path=path, bag=bag)
    raise AssertionError("no two kinds to exchange")


def test_the_margin_is_as_large_as_the_page_of_the_docs_says() -> None:
    for puzzle, _ in PAIRS:
        assert puzzle.margin >= LEAST_MARGIN[puzzle.basis] - 1e-4
        assert (puzzle.error == 0) == (puzzle.basis != "estimate")
        if puzzle.basis == "estimate":
            assert puzzle.margin >= LEAST_STANDARD_ERRORS * puzzle.error - 1e-3


def test_the_basis_fits_the_kind() -> None:
    bases = {"alone": "gems", "endgame": "win share", "company": "estimate"}
    for puzzle, game in PAIRS:
        assert puzzle.basis == bases[kind_of(game)]
        assert kind_of(game) != "endgame" or len(game.inside) <= MOST_SOLVED_INSIDE


def test_exact_values_are_those_of_the_solver() -> None:
    for kind in ("alone", "endgame"):
        of_kind = [each for each in PAIRS if kind_of(each[1]) == kind]
        for puzzle, game in sample(cases(4, len(of_kind)), of_kind):
            found = solve(game, puzzle.seat, MOST_STATES)
            assert found is not None
            assert (puzzle.leave, puzzle.go_on) == pytest.approx(
                (found.leave, found.go_on), abs=1e-4
            )
            assert puzzle.others == pytest.approx(
                [each.leave_chance for each in found.others], abs=1e-4
            )


@pytest.mark.thorough
def test_a_lone_explorers_values_are_those_of_exact_fractions() -> None:
    alone = [each for each in PAIRS if kind_of(each[1]) == "alone" and not each[1].edition.relics]
    for puzzle, game in sample(3, alone):
        table, at = lone(game)
        assert puzzle.leave == pytest.approx(table.leaving(at), abs=1e-4)
        assert puzzle.go_on == pytest.approx(float(table.going_on(at)), abs=1e-4)


def test_estimates_are_found_again() -> None:
    estimated = [each for each in PAIRS if each[0].basis == "estimate"]
    for puzzle, game in sample(cases(2, len(estimated)), estimated):
        found = puzzle_at(Candidate(from_text(puzzle.record), game, puzzle.seat))
        assert found is not None
        assert (found.id, found.answer) == (puzzle.id, puzzle.answer)
        assert (found.leave, found.go_on) == pytest.approx((puzzle.leave, puzzle.go_on), abs=1e-3)


def test_a_cell_takes_the_answer_that_it_wants_and_otherwise_the_other_one() -> None:
    tried = {
        puzzle.answer: Candidate(from_text(puzzle.record), game, puzzle.seat)
        for puzzle, game in PAIRS
        if puzzle.basis == "estimate"
    }
    leave, go_on = tried["leave"], tried["go_on"]
    edition = rule_sets()[0]
    for first, wanted in ((0, "leave"), (2, "go_on")):
        cell = Cell(edition, 3, first)
        assert cell.wanted == ("company", wanted)
        for order in ([leave, go_on], [go_on, leave]):
            found = first_wanted(order, cell, ())
            assert found is not None
            assert found[1].answer == wanted
        # A known position does not count as another answer either.
        other = go_on if wanted == "leave" else leave
        key = position_key(other.game, other.seat)
        found = first_wanted([other], cell, ())
        assert found is not None
        assert found[0] == key
        assert first_wanted([other], cell, {key}) is None


def test_puzzles_are_sorted_by_a_rating_that_is_spread() -> None:
    ratings = [puzzle.mu for puzzle in PUZZLES]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 10
    assert all(0 < puzzle.sigma < 8 for puzzle in PUZZLES)


def test_a_puzzle_that_more_bots_fail_has_the_higher_rating() -> None:
    few = tuple(replace(puzzle, mu=0.0, sigma=0.0) for puzzle, _ in sample(12, PAIRS))
    found = rated(few, "seed")
    assert rated(few, "seed") == found
    # The same positions with the other answer: what was easy is hard.
    turned = tuple(replace(puzzle, leave=puzzle.go_on, go_on=puzzle.leave) for puzzle in few)
    reverse = [puzzle.id for puzzle in rated(turned, "seed")]
    assert reverse.index(found[0].id) > reverse.index(found[-1].id)
    assert len(SOLVERS) > 25


def test_a_file_is_written_and_read() -> None:
    text = written(PUZZLES[:3], {"seed": "x"})
    assert read(text) == PUZZLES[:3]
    assert json.loads(text)["provenance"] == {"seed": "x"}
    assert json.loads(text)["format"] == FORMAT


@pytest.mark.parametrize("wrong", ["", "[]", '{"format": "other", "puzzles": []}', "{}"])
def test_another_file_is_refused_in_one_sentence(wrong: str) -> None:
    with pytest.raises(PuzzleError) as error:
        read(wrong)
    assert "\n" not in str(error.value)


def test_the_answer_is_the_option_with_the_larger_value() -> None:
    assert answer_of(0.4, 0.3) == "leave"
    assert answer_of(0.3, 0.4) == "go_on"
