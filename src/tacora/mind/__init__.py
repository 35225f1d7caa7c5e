"""The algorithms of the strong bots: features, habits, a network, and a search.

The package needs NumPy and Numba. `NetworkPolicy` is a policy that `tacora.kernel` plays like
any other, `FunctionPolicy` one of a few lines, `ObservedBatch` a batch of games with the features
of every seat, `advise` searches both options of one choice.
"""

from .advice import THOROUGH, Advice, advise
from .batch import ObservedBatch
from .features import FEATURES
from .functions import FunctionPolicy
from .memory import MindError
from .network import Net, NetError, load_net, packaged_net
from .players import NetworkPolicy
from .seen import Seen

__all__ = [
    "FEATURES",
    "THOROUGH",
    "Advice",
    "FunctionPolicy",
    "MindError",
    "Net",
    "NetError",
    "NetworkPolicy",
    "ObservedBatch",
    "Seen",
    "advise",
    "load_net",
    "packaged_net",
]
