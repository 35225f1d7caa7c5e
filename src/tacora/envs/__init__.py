"""Environments for other people's agents: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md).

`parallel_env` is for PettingZoo. `import tacora.envs` also registers `Tacora-v0` with Gymnasium,
and `import tacora.envs.openspiel` registers the game `tacora` with OpenSpiel.
"""

import gymnasium

from .layout import GO_ON, LEAVE, EnvError, Layout, Part, parts
from .parallel import TacoraParallelEnv, aec_env, parallel_env
from .single import TacoraEnv
from .vector import TacoraVectorEnv

__all__ = [
    "GO_ON",
    "LEAVE",
    "EnvError",
    "Layout",
    "Part",
    "TacoraEnv",
    "TacoraParallelEnv",
    "TacoraVectorEnv",
    "aec_env",
    "parallel_env",
    "parts",
]

gymnasium.register(
    "Tacora-v0",
    entry_point="tacora.envs.single:TacoraEnv",
    vector_entry_point="tacora.envs.vector:TacoraVectorEnv",
)
