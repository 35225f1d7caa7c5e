"""The compile decorator for all compiled functions, and the cache folder of compiled code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from .errors import TacoraError

F = TypeVar("F", bound=Callable[..., Any])


class CompilerError(TacoraError):
    """The compiler is installed and does not work."""


try:
    import numba
    from numba import prange
except ModuleNotFoundError:
    raise
except ImportError as error:  # for example, Numba does not support this version of NumPy
    raise CompilerError(f"Numba cannot be loaded: {error}") from None

__all__ = ["CompilerError", "jit", "jit_inlined", "jit_parallel", "jit_uncounted", "prange"]

PACKAGE = Path(__file__).parent
SOURCES = (
    "compiled.py",
    "envs/layout.py",
    "envs/steps.py",
    "kernel",
    "mind",
    "policies.py",
    "solver",
    "statistics.py",
)
"""The sources of compiled functions and of the constants that are compiled into them."""

# Numba creates its options at import, so no type checker knows them.
_config: Any = numba.config


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _cache_folder() -> str:
    """The cache folder for exactly these sources; its name holds their hash.

    Numba checks the file of a function alone, so it would not notice a change in a
    function of another file that is called.
    """
    digest = sha256(numba.__version__.encode())
    for source in SOURCES:
        path = PACKAGE / source
        for file in sorted(path.glob("*.py")) if path.is_dir() else [path]:
            digest.update(file.read_bytes())
    base = _config.CACHE_DIR or _user_cache() / "tacora"
    return str(Path(base) / f"compiled-{digest.hexdigest()[:16]}")


_FOLDER = _cache_folder()


def jit(function: F) -> F:
    """Compile at the first call, cache the result on disk, and run without the GIL."""
    return _compiled(function)


def jit_uncounted(function: F) -> F:
    """As `jit`, for a function that allocates nothing: it counts no references to its arrays.

    Otherwise every function that calls another one counts them at its begin and its end, in
    atomic steps. A move of the game is so short that this took a fifth of its time.
    """
    return _compiled(function, _nrt=False)


def jit_inlined(function: F) -> F:
    """As `jit_uncounted`, and compiled into its callers: short, and called for every move."""
    return _compiled(function, _nrt=False, forceinline=True)


def jit_parallel(function: F) -> F:
    """As `jit`, for a function whose `prange` loops run on all cores."""
    return _compiled(function, parallel=True)


def _compiled(function: F, **options: Any) -> F:
    parts = function.__module__.split(".")
    known = parts[1] in SOURCES or f"{'/'.join(parts[1:])}.py" in SOURCES
    assert known, f"{function.__module__} is missing in SOURCES: a change in it must recompile"
    before = _config.CACHE_DIR
    _config.CACHE_DIR = _FOLDER
    try:
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    finally:
        _config.CACHE_DIR = before
    return cast(F, compiled)
