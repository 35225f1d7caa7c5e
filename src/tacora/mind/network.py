"""A small network with two outputs: the log odds of leaving, and the expected win share."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import TacoraError
from ..files import whole_bytes
from ..shown import Shown
from .features import FEATURES
from .players import NetworkPolicy

Singles = npt.NDArray[np.float32]
OUTPUTS = 2
WEIGHTS = "net.npz"
MOST_BYTES = 10_000_000


class NetError(TacoraError):
    """A file that holds no network of this kind."""


@dataclass(frozen=True, eq=False, repr=False)
class Net(Shown):
    """Weights and biases, layer by layer; ReLU between the layers."""

    layers: tuple[tuple[Singles, Singles], ...]

    @classmethod
    def fresh(cls, hidden: tuple[int, ...], chance: np.random.Generator) -> Net:
        """A network with random weights that rarely leaves."""
        sizes = (len(FEATURES), *hidden, OUTPUTS)
        layers = []
        for inputs, outputs in pairwise(sizes):
            scale = np.sqrt(2 / inputs) if outputs != OUTPUTS else 0.01
            weights = chance.normal(0, scale, (outputs, inputs)).astype(np.float32)
            layers.append((weights, np.zeros(outputs, np.float32)))
        layers[-1][1][:] = (-1.5, 0.25)
        return cls(tuple(layers))

    def __call__(self, seen: Singles) -> Singles:
        """Maps features [..., feature] to [..., 2]: the log odds of leaving, and the win share."""
        values = seen
        for number, (weights, biases) in enumerate(self.layers):
            values = values @ weights.T + biases
            if number < len(self.layers) - 1:
                values = np.maximum(values, 0)
        return values

    def policy(self, *, sampled: bool = True) -> NetworkPolicy:
        """The network as the kernel plays it."""
        return NetworkPolicy(self.layers, sampled=sampled)

    def _shown(self) -> tuple[str, dict[str, str]]:
        sizes = [self.layers[0][0].shape[1], *(biases.size for _, biases in self.layers)]
        numbers = sum(weights.size + biases.size for weights, biases in self.layers)
        return f"Network, {' -> '.join(map(str, sizes))}", {"weights and biases": f"{numbers:,}"}

    def arrays(self) -> dict[str, Singles]:
        """The layers by name, for a file."""
        named = {}
        for number, (weights, biases) in enumerate(self.layers):
            named[f"weights_{number}"] = weights
            named[f"biases_{number}"] = biases
        return named

    def save(self, path: Path, about: Mapping[str, Any] | None = None) -> None:
        """Write the network to a file, with how it came about."""
        held: dict[str, npt.NDArray[Any]] = {**self.arrays()}
        if about is not None:
            held["about"] = as_array(about)
        save_arrays(path, held)


def chance_of(odds: float) -> float:
    """The chance that belongs to log odds; large values do not overflow."""
    return 1 / (1 + math.exp(min(-odds, 500.0)))


def read_net(raw: bytes, name: str) -> Net:
    """A network from the bytes of its file."""
    try:
        return net_of(read_arrays(raw))
    except (ValueError, KeyError, TacoraError) as error:
        raise NetError(f"{name}: no network of this version ({error})") from None


def net_of(held: Mapping[str, npt.NDArray[Any]], prefix: str = "") -> Net:
    """The network among the arrays of a file; an error if its layers do not fit."""
    layers = sum(key.startswith(f"{prefix}weights_") for key in held)
    net = Net(
        tuple(
            (
                _singles(held[f"{prefix}weights_{number}"]),
                _singles(held[f"{prefix}biases_{number}"]),
            )
            for number in range(layers)
        )
    )
    net.policy()  # refuses layers that do not fit
    if len(net.layers[-1][1]) != OUTPUTS:
        raise NetError("its last layer must have two outputs: log odds and win share")
    return net


def _singles(array: npt.NDArray[Any]) -> Singles:
    if array.dtype.kind != "f":
        raise NetError(f"weights must be floats, not {array.dtype}")
    with np.errstate(
        over="ignore"
    ):  # a number that is too large becomes infinite, which is refused
        return array.astype(np.float32)


def as_array(about: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """Words and numbers as an array of bytes of JSON, for a file of arrays."""
    return np.frombuffer(json.dumps(about).encode(), np.uint8)


def save_arrays(path: Path, held: Mapping[str, npt.NDArray[Any]]) -> None:
    """Write named arrays to a file, atomically."""
    with whole_bytes(path) as file:
        np.savez(file, allow_pickle=False, **held)


def read_arrays(raw: bytes) -> dict[str, npt.NDArray[Any]]:
    """The named arrays of a file; `ValueError` if it is not such a file."""
    try:
        with np.load(BytesIO(raw), allow_pickle=False) as file:
            held = {name: file[name] for name in file.files}
    except Exception:
        # NumPy, zipfile and zlib raise too many kinds of errors for damaged files to list them.
        raise ValueError("the file is damaged or of another kind") from None
    if not all(isinstance(array, np.ndarray) for array in held.values()):
        raise ValueError("the file is of another kind")
    return held


def load_net(path: Path) -> Net:
    """A network from a file."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise NetError(f"{path}: {error.strerror or error}") from None
    if len(raw) > MOST_BYTES:
        raise NetError(f"{path}: longer than {MOST_BYTES} bytes")
    return read_net(raw, str(path))


@lru_cache(maxsize=1)
def packaged_net() -> Net:
    """The network that comes with the package."""
    return read_net(resources.files(__package__).joinpath(WEIGHTS).read_bytes(), WEIGHTS)
