"""Compiles what the tests need before they start, so that no two of them compile the same.

The commands run one after the other; the cache of compiled code keeps what each of them compiled.
`make test` runs this beside its checks.
"""

import subprocess
import sys
import tempfile

COMMANDS = (
    "simulate --games 20 --explorers 3 --bots champion",
    "measure --games 20 net-field",
    "ladder --games 20 --rating-games 2 --top cautious --seats 3",
    "train training.npz --steps 1",
    "solve --explorers 2",
)


def main() -> None:
    """Run all commands; what fails here fails again, and is told, in the tests."""
    with tempfile.TemporaryDirectory(prefix="tacora-") as folder:
        for command in COMMANDS:
            subprocess.run(
                [sys.executable, "-m", "tacora", *command.split()],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )


if __name__ == "__main__":
    main()
