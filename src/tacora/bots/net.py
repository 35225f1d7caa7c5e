"""A small network: what leaving is worth in log odds, and the win share to expect."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ..errors import TacoraError
from ..kernel import FEATURES, Policy, network

Singles = npt.NDArray[np.float32]
OUTPUTS = 2
WEIGHTS = "net.npz"
MOST_BYTES = 10_000_000


class NetError(TacoraError):
    """A file that holds no network of this kind."""


@dataclass(frozen=True)
class Net:
    """Weights and biases, layer by layer; ReLU between the layers."""

    layers: tuple[tuple[Singles, Singles], ...]

    @classmethod
    def fresh(cls, hidden: tuple[int, ...], chance: np.random.Generator) -> Net:
        """A network that knows nothing, and leaves rarely at first."""
        sizes = (len(FEATURES), *hidden, OUTPUTS)
        layers = []
        for inputs, outputs in pairwise(sizes):
            scale = np.sqrt(2 / inputs) if outputs != OUTPUTS else 0.01
            weights = chance.normal(0, scale, (outputs, inputs)).astype(np.float32)
            layers.append((weights, np.zeros(outputs, np.float32)))
        layers[-1][1][:] = (-1.5, 0.25)
        return cls(tuple(layers))

    def __call__(self, seen: Singles) -> Singles:
        """[..., log odds of leaving and win share] of what was seen, [..., feature]."""
        values = seen
        for number, (weights, biases) in enumerate(self.layers):
            values = values @ weights.T + biases
            if number < len(self.layers) - 1:
                values = np.maximum(values, 0)
        return values

    def policy(self, *, sampled: bool = True) -> Policy:
        """The network as the kernel plays it."""
        return network(self.layers, sampled=sampled)

    def arrays(self) -> dict[str, Singles]:
        """The layers by name, for a file."""
        named = {}
        for number, (weights, biases) in enumerate(self.layers):
            named[f"weights_{number}"] = weights
            named[f"biases_{number}"] = biases
        return named

    def save(self, path: Path) -> None:
        with path.open("wb") as file:
            np.savez(file, allow_pickle=False, **self.arrays())


def chance_of(odds: float) -> float:
    """The chance that log odds stand for, however far out they are."""
    return 1 / (1 + math.exp(min(-odds, 500.0)))


def read_net(raw: bytes, name: str) -> Net:
    """A network from the bytes of its file."""
    try:
        with np.load(BytesIO(raw), allow_pickle=False) as held:
            layers = tuple(
                (held[f"weights_{number}"], held[f"biases_{number}"])
                for number in range(sum(key.startswith("weights_") for key in held.files))
            )
        net = Net(layers)
        net.policy()  # refuses layers that do not fit
    except (ValueError, KeyError, OSError, EOFError, TacoraError) as error:
        raise NetError(f"{name}: no network of this version ({error})") from None
    return net


def load_net(path: Path) -> Net:
    """A network from a file of somebody's own."""
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
