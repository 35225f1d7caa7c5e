"""Training: reproducible, resumable, and it learns."""

from __future__ import annotations

import json
import zipfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tacora import __version__
from tacora.lab import figures as figures_module
from tacora.lab import league as league_module
from tacora.lab.learning import Pace, gradients, parts
from tacora.lab.measure import measure, of_the_field
from tacora.lab.training import Plan, Training, hunt
from tacora.mind import FEATURES
from tacora.mind.experience import new_experience
from tacora.mind.network import Net, NetError, load_net, packaged_net, read_arrays, read_net
from tacora.policies import FIELD


@pytest.fixture(autouse=True)
def _no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    # Solving an expedition takes longer than these tests; another opponent stands in.
    stand_in = FIELD["expect-1-1"]
    monkeypatch.setattr(league_module, "equilibrium_policy", lambda seats: stand_in)


# Small batches: with the usual size these few games would teach nothing.
PACE = Pace(portion=64, magnet=0.1)
PLAN = Plan(seed="t", steps=6, games=60, pace=PACE)


def trained(plan: Plan, until: int | None = None) -> Training:
    run = Training.begin(plan)
    run.run(lambda now, shares: None, until)
    return run


def test_the_same_seed_gives_the_same_weights_also_in_two_parts(tmp_path: Path) -> None:
    whole = trained(PLAN)
    first = trained(PLAN, until=3)
    assert first.step == 3
    first.save(tmp_path / "t.npz")
    second = Training.load(tmp_path / "t.npz")
    second.run(lambda now, shares: None)
    assert second.step == whole.step == 6
    assert second.adam.steps == whole.adam.steps > 6
    for one, other in ((whole.net, second.net), (whole.average, second.average)):
        assert all(map(np.array_equal, parts(one), parts(other)))
    other_seed = trained(replace(PLAN, seed="u", steps=1))
    assert not np.array_equal(parts(other_seed.net)[0], parts(trained(PLAN, until=1).net)[0])


def test_a_training_and_its_network_say_what_they_are_and_how_they_came_about(
    tmp_path: Path,
) -> None:
    training = Training.begin(PLAN)
    assert repr(training).startswith(f"Training, step 0 of {PLAN.steps}, seed {PLAN.seed}\n")
    assert repr(training.net).startswith("Network, 38 -> 64 -> 64 -> 2\n")
    assert "<caption>Network, 38" in training.net._repr_html_()
    training.save(tmp_path / "t.npz")
    training.average.save(tmp_path / "net.npz", training.about())
    for name in ("t.npz", "net.npz"):
        held = read_arrays((tmp_path / name).read_bytes())
        origin = json.loads(held["about"].tobytes())["provenance"]
        assert origin["tacora"] == __version__
        assert {"command", "machine", "seed", "edition"} <= set(origin)
    assert load_net(tmp_path / "net.npz").layers[0][1].size == 64


def test_a_few_steps_already_make_it_win_more() -> None:
    plan = Plan(seed="1", steps=10, games=800)
    run = Training.begin(plan)
    rules = league_module.FOUR.edition
    before = measure(rules, 4, run.net.policy(), of_the_field(4), 2000, "m")
    run.run(lambda now, shares: None)
    after = measure(rules, 4, run.net.policy(), of_the_field(4), 2000, "m")
    assert after.value > before.value + 0.05


def test_the_tables_of_many_steps_are_of_all_rule_sets_and_sizes() -> None:
    chance = np.random.default_rng(1)
    steps = [league_module.tables_of_step(1000, chance) for _ in range(200)]
    assert {kind for tables in steps for kind, _ in tables} == set(league_module.ALL_TABLES)
    assert {sum(games for _, games in tables) for tables in steps} == {1000}
    assert all(tables[0] == (league_module.FOUR, 350) for tables in steps)


def test_copies_of_the_learner_learn_and_others_do_not() -> None:
    chance = np.random.default_rng(2)
    learner, prey = (Net.fresh((4,), chance).policy() for _ in range(2))
    settings, learning, _ = league_module.seat_players(
        learner, prey, league_module.SIX, 200, chance
    )
    for table, mask in zip(settings, learning, strict=True):
        assert [each is learner for each in table] == [mask >> seat & 1 for seat in range(6)]
    assert {int(mask).bit_count() for mask in learning} >= {1, 2, 3, 6}
    hunting, learning, _ = league_module.seat_players(
        learner, prey, league_module.SIX, 20, chance, league_module.ONLY_PREY
    )
    assert {int(mask).bit_count() for mask in learning} == {1}
    assert {policy for table in hunting for policy in table} == {learner, prey}


def test_the_share_of_self_play_is_as_asked() -> None:
    usual = league_module.opponents_with(league_module.OPPONENTS[league_module.SELF])
    assert usual == pytest.approx(league_module.OPPONENTS)
    assert league_module.opponents_with(1) == (1, 0, 0, 0, 0)
    more = league_module.opponents_with(0.67)
    assert more == pytest.approx((0.67, 0.19, 0.04, 0.1, 0))
    run = Training.begin(replace(PLAN, self_play=1.0))
    assert set(run.advance()) == {"self"}
    assert {"self", "field"} <= set(Training.begin(PLAN).advance())


def test_the_best_of_the_hunters_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    never, always = (Net.fresh((4,), np.random.default_rng(1)) for _ in range(2))
    never.layers[-1][1][0], always.layers[-1][1][0] = -30, 30
    asked: list[tuple[str, bool]] = []

    def trained_to(prey: Net, seed: str, steps: int, **more: Any) -> Net:
        asked.append((seed, more["fresh"]))
        return always if seed == "s/hunt/1" else never

    monkeypatch.setattr(figures_module, "hunt", trained_to)
    (check,) = (each for each in figures_module.CHECKS if each.name == "hunters")
    share = check.measure(never, 200, "s", lambda done, total: None, None)
    assert share.value > 0.9  # explorers who leave at once bring something home, the others nothing
    assert asked == [("s/hunt/0", False), ("s/hunt/1", True), ("s/hunt/2", True)]
    figures_module.hunters(never, league_module.FOUR, "s", lambda done, total: None)
    assert len(asked) == 3  # another figure of the same run trains no others


def test_a_fresh_hunter_starts_with_weights_of_its_own() -> None:
    prey = Net.fresh((4,), np.random.default_rng(1))
    same, fresh, again, other = (
        parts(hunt(prey, seed, 0, fresh=fresh))[0]
        for seed, fresh in (("a", False), ("a", True), ("a", True), ("b", True))
    )
    assert np.array_equal(same, parts(prey)[0])
    assert np.array_equal(fresh, again)
    assert fresh.shape == same.shape
    assert not np.array_equal(fresh, same)
    assert not np.array_equal(fresh, other)


def finely(net: Net) -> Net:
    """The same network in double precision, so that tiny differences show."""
    return Net(tuple((w.astype(np.float64), b.astype(np.float64)) for w, b in net.layers))


def test_the_gradients_are_those_of_the_loss() -> None:
    chance = np.random.default_rng(3)
    net = Net.fresh((8, 8), chance)
    net.layers[-1][0][:] = chance.normal(0, 0.5, net.layers[-1][0].shape)
    lived = new_experience(40)
    lived.seen[:] = chance.normal(size=lived.seen.shape)
    lived.left[:] = chance.integers(0, 2, 40)
    lived.odds[:] = net(lived.seen)[:, 0]
    lived.targets[:] = chance.random(40)
    gains = chance.normal(size=40).astype(np.float32)
    pace = Pace(entropy=0.1, magnet=0.2)
    magnet = Net.fresh((8, 8), chance)

    def loss(changed: Net) -> float:
        odds, values = changed(lived.seen).astype(np.float64).T
        sign = 2.0 * lived.left - 1
        ratio = np.exp(np.logaddexp(0, -sign * lived.odds) - np.logaddexp(0, -sign * odds))
        leave = 1 / (1 + np.exp(-odds))
        mixed = -(leave * np.log(leave) + (1 - leave) * np.log(1 - leave))
        there = 1 / (1 + np.exp(-magnet(lived.seen)[:, 0].astype(np.float64)))
        far = leave * np.log(leave / there) + (1 - leave) * np.log((1 - leave) / (1 - there))
        error = pace.value_weight * (values - lived.targets) ** 2 / 2
        pulls = pace.magnet * far - pace.entropy * mixed
        return float((-gains * ratio + pulls + error).mean())

    found = gradients(net, lived, gains, np.arange(40), pace, magnet)
    for number, part in enumerate(parts(net)):
        place = tuple(int(chance.integers(size)) for size in part.shape)
        up, down = finely(net), finely(net)
        parts(up)[number][place] += 1e-6
        parts(down)[number][place] -= 1e-6
        slope = (loss(up) - loss(down)) / 2e-6
        assert found[number][place] == pytest.approx(slope, abs=1e-4)


def test_files_that_hold_no_network_are_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.npz"
    wrong.write_bytes(b"not a file of numbers")
    with pytest.raises(NetError, match=r"wrong\.npz"):
        load_net(wrong)
    with pytest.raises(NetError, match=r"wrong\.npz"):
        Training.load(wrong)
    with pytest.raises(NetError, match="No such file"):
        load_net(tmp_path / "none.npz")
    packaged_net().save(tmp_path / "right.npz")
    assert np.array_equal(parts(load_net(tmp_path / "right.npz"))[0], parts(packaged_net())[0])


def broken(raw: bytes, many: int) -> list[bytes]:
    """A file that is cut off, or in which bytes are changed."""
    chance = np.random.default_rng(1)
    cut = [raw[: len(raw) * part // many] for part in range(many)]
    for place in chance.integers(0, len(raw), many):
        changed = bytearray(raw)
        changed[place : place + 4] = chance.bytes(4)
        cut.append(bytes(changed[: len(raw)]))
    # The directory of a zip file stands at its end.
    for place in chance.integers(1, 400, many):
        changed = bytearray(raw)
        changed[-place] ^= 0xFF
        cut.append(bytes(changed))
    return cut


def plain(array: object) -> bytes:
    """A file of one array without a name."""
    file = BytesIO()
    np.save(file, np.asarray(array), allow_pickle=False)
    return file.getvalue()


def compressed(**held: object) -> bytes:
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **{k: np.asarray(v) for k, v in held.items()})
    return file.getvalue()


def one_layer(outputs: int, kind: str = "f4") -> dict[str, object]:
    weights = np.zeros((outputs, len(FEATURES)), kind)
    return {"weights_0": weights, "biases_0": np.zeros(outputs, kind)}


def test_damaged_and_foreign_files_are_no_networks(tmp_path: Path) -> None:
    packaged_net().save(tmp_path / "right.npz")
    right = (tmp_path / "right.npz").read_bytes()
    squeezed = compressed(**packaged_net().arrays())
    assert len(read_net(squeezed, "n").layers) == 3
    refused = 0
    for raw in [*broken(right, 60), *broken(squeezed, 60)]:
        try:
            read_net(raw, "n")
        except NetError as error:
            refused += 1
            assert str(error).startswith("n: no network of this version (")
    assert refused > 150
    member = BytesIO()
    with zipfile.ZipFile(member, "w") as file:
        file.writestr("weights_0", "text")
        file.writestr("biases_0", "text")
    for raw in (b"", plain([1.0, 2.0]), plain(1), member.getvalue(), compressed(x=1)):
        with pytest.raises(NetError, match="no network of this version"):
            read_net(raw, "n")


@pytest.mark.parametrize(
    "held",
    [
        {},
        one_layer(1),
        one_layer(3),
        one_layer(2, "i4"),
        one_layer(2, "c8"),
        one_layer(2, "U3"),
        one_layer(2) | {"biases_0": np.full(2, np.nan, "f4")},
        one_layer(2) | {"biases_0": np.full(2, 1e300)},
        one_layer(2) | {"weights_2": np.zeros((2, 2), "f4")},
        {"weights_0": np.zeros((2, len(FEATURES)), "f4")},
    ],
    ids=[
        *("empty", "one output", "three outputs", "whole numbers", "complex", "text", "nan"),
        *("too large", "a layer missing", "no biases"),
    ],
)
def test_a_network_without_its_two_outputs_or_with_odd_weights_is_refused(
    held: dict[str, object],
) -> None:
    with pytest.raises(NetError, match="n: no network of this version"):
        read_net(compressed(**held), "n")


def test_the_smallest_network_is_one_also_in_double_precision() -> None:
    for kind in ("f4", "f8"):
        ((weights, biases),) = read_net(compressed(**one_layer(2, kind)), "n").layers
        assert weights.dtype == biases.dtype == np.float32


def test_damaged_and_foreign_files_are_no_trainings(tmp_path: Path) -> None:
    path = tmp_path / "t.npz"
    trained(PLAN, until=1).save(path)
    right = path.read_bytes()
    held = dict(np.load(BytesIO(right)))
    assert Training.load(path).step == 1

    def refused(raw: bytes) -> bool:
        path.write_bytes(raw)
        try:
            Training.load(path)
        except NetError as error:
            assert "no training to go on with (" in str(error)
            return True
        return False

    assert sum(map(refused, broken(right, 40))) > 50
    packaged_net().save(path)
    for raw in (b"", plain([1.0]), path.read_bytes()):
        assert refused(raw)
    about = json.loads(held["about"].tobytes())
    for changes in (
        {"step": "1"},
        {"step": -1},
        {"adam": None},
        {"plan": None},
        {"plan": about["plan"] | {"games": "many"}},
        {"plan": about["plan"] | {"pace": 3}},
        {"plan": about["plan"] | {"unheard": 3}},
    ):
        text = np.frombuffer(json.dumps(about | changes).encode(), np.uint8)
        assert refused(compressed(**held | {"about": text})), changes
    for odd in (b"[" * 100_000, b"null", b"\xff"):
        assert refused(compressed(**held | {"about": np.frombuffer(odd, np.uint8)}))
    assert refused(compressed(**held | {"adam/first_0": np.zeros(3, np.float32)}))
    assert refused(compressed(**{k: v for k, v in held.items() if k != "average/biases_1"}))
    assert not refused(compressed(**held))
    with pytest.raises(NetError, match="Is a directory"):
        Training.load(tmp_path)
