"""What the strong bots think with: features, habits, a network, and a search.

It needs NumPy and Numba. `NetworkPolicy` is a policy that `tacora.kernel` plays like any
other, `ObservedBatch` a batch of games with what every seat sees, `advise` a search of both
options of one choice.
"""

from .advice import THOROUGH, Advice, advise
from .batch import ObservedBatch
from .features import FEATURES
from .memory import MindError
from .network import Net, NetError, load_net, packaged_net
from .players import NetworkPolicy

__all__ = [
    "FEATURES",
    "THOROUGH",
    "Advice",
    "MindError",
    "Net",
    "NetError",
    "NetworkPolicy",
    "ObservedBatch",
    "advise",
    "load_net",
    "packaged_net",
]
