"""Compiles what the tests need before they start, so that no two of them compile the same.

The commands run one after the other; the cache of compiled code keeps what each of them compiled.
`make test` runs this beside its checks.
"""

import subprocess
import sys
import tempfile

COMMANDS = (
    "simulate --games 20 --explorers 3 --bots champion",
    "simulate --games 20 --bots bold --records decisions.parquet",
    "measure --games 20 net-field",
    "ladder --games 20 --rating-games 2 --top cautious --seats 3",
    "train training.npz --steps 1",
    "solve --explorers 2",
)
ENVIRONMENTS = """
import gymnasium, numpy
from tacora.envs import parallel_env
env = parallel_env()
env.reset(seed=1)
env.step(dict.fromkeys(env.agents, 0))
envs = gymnasium.make_vec("Tacora-v0", num_envs=2)
envs.reset(seed=1)
env = gymnasium.make("Tacora-v0")
env.reset(seed=1)
while not env.step(1)[2]:
    pass
"""
ENDGAMES = """
from tacora.record import from_text, last_game
from tacora.solver.endgame import endgame
games = "tacora/1 fr-iello-2021 Ana, Ben, Cy\\n" + 4 * "9---\\n"
for end in ("spider", "spider.++"):
    told = games + "17+++ snake+++ 15-++ lava.++ 14.++ 13.++ " + end
    endgame(last_game(from_text(told)))
"""
REVIEW = """
from tacora.bots.thinker import SHORT
from tacora.record import from_text
from tacora.review.analysis import review
review(from_text(SHORT))
"""


def main() -> None:
    """Run all commands; what fails here fails again, and is told, in the tests."""
    with tempfile.TemporaryDirectory(prefix="tacora-") as folder:
        commands = [["-m", "tacora", *command.split()] for command in COMMANDS]
        for command in (*commands, ["-c", ENVIRONMENTS], ["-c", ENDGAMES], ["-c", REVIEW]):
            subprocess.run(
                [sys.executable, *command],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )


if __name__ == "__main__":
    main()
