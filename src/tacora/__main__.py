"""The way in: `tacora` and `python -m tacora`."""

import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command line; whoever interrupts it, however early, sees no stack trace."""
    try:
        from .cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
