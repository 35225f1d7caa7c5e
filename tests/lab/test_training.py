"""Training: reproducible, resumable, and it learns."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tacora.bots.net import Net, NetError, load_net, packaged_net
from tacora.kernel import field_rules
from tacora.kernel.experience import new_experience
from tacora.lab import league as league_module
from tacora.lab.learning import Pace, gradients, parts
from tacora.lab.measure import measure, of_the_field
from tacora.lab.training import Plan, Training


@pytest.fixture(autouse=True)
def _no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    # Solving an expedition takes longer than these tests; another opponent stands in.
    stand_in = field_rules(4)["expect-1-1"]
    monkeypatch.setattr(league_module, "equilibrium_policy", lambda seats: stand_in)


PLAN = Plan(seed="t", steps=6, games=60, keep_every=2, hunt_every=4, hunt_games=20)


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
    assert len(second.league.exploiters) == 1
    for one, other in zip(parts(whole.net), parts(second.net), strict=True):
        assert np.array_equal(one, other)
    other_seed = trained(replace(PLAN, seed="u", steps=1))
    assert not np.array_equal(parts(other_seed.net)[0], parts(trained(PLAN, until=1).net)[0])


def test_a_few_steps_already_make_it_win_more() -> None:
    plan = Plan(seed="1", steps=10, games=800, hunt_every=100)
    run = Training.begin(plan)
    rules = league_module.TABLES[0].edition
    before = measure(rules, 4, run.net.policy(), of_the_field(4), 2000, "m")
    run.run(lambda now, shares: None)
    after = measure(rules, 4, run.net.policy(), of_the_field(4), 2000, "m")
    assert after.value > before.value + 0.05


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
    pace = Pace(entropy=0.1)

    def loss(changed: Net) -> float:
        odds, values = changed(lived.seen).astype(np.float64).T
        sign = 2.0 * lived.left - 1
        ratio = np.exp(np.logaddexp(0, -sign * lived.odds) - np.logaddexp(0, -sign * odds))
        leave = 1 / (1 + np.exp(-odds))
        mixed = -(leave * np.log(leave) + (1 - leave) * np.log(1 - leave))
        error = pace.value_weight * (values - lived.targets) ** 2 / 2
        return float((-gains * ratio - pace.entropy * mixed + error).mean())

    found = gradients(net, lived, gains, np.arange(40), pace)
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
