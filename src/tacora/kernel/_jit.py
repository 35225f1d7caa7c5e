"""The compiler: one decorator for every compiled function of the kernel."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from ..errors import TacoraError

F = TypeVar("F", bound=Callable[..., Any])


class KernelError(TacoraError):
    """Something that the kernel cannot play, or a compiler that does not work."""


try:
    import numba
except ModuleNotFoundError:
    raise
except ImportError as error:  # for example, one that cannot use this version of NumPy
    raise KernelError(f"Numba cannot be loaded: {error}") from None


# Numba makes these up when it is imported, so no type checker knows them.
_config: Any = numba.config


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _cache_folder() -> str:
    """A folder of its own for every version of the kernel's sources.

    Numba looks at the file of the function alone, so a change in a function that is
    called from another file would go unnoticed.
    """
    digest = sha256(numba.__version__.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    base = _config.CACHE_DIR or _user_cache() / "tacora"
    return str(Path(base) / f"kernel-{digest.hexdigest()[:16]}")


_FOLDER = _cache_folder()


def jit(function: F) -> F:
    """Compile at the first call, keep the result on disk, and let other threads run meanwhile."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = _FOLDER
    try:
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        _config.CACHE_DIR = before
    return cast(F, compiled)
