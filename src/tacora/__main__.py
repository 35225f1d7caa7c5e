"""`python -m tacora`."""

from .cli import main

main()
