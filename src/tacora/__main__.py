"""The entry point of `tacora` and of `python -m tacora`."""

import sys

from .errors import missing_package

INTERRUPTED, BAD_INPUT = 130, 2
"""Exit codes."""


def main() -> None:
    """Run the command line; Ctrl-C, however early, shows no stack trace."""
    try:
        try:
            from .cli import main as run
        except ModuleNotFoundError as error:
            message = missing_package(error)
            if message is None:
                raise
            sys.stderr.write(f"tacora: {message}\n")
            sys.exit(BAD_INPUT)
        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        # CPython remembers an interrupt within exec() of a text, as while a dataclass is made,
        # until the next exec(). It would end the process by SIGINT instead of with the exit code.
        exec("")


if __name__ == "__main__":
    main()
