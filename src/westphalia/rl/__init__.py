"""Environments for research (extra ``rl``): the games as PettingZoo, Gymnasium and a forward model see them.

    env = aec_env("six_continents", "short", seats=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Every game, scenario and number of seats; what an agent sees is made from its seat's view and nothing else. docs/lab.md
says what observations, actions and rewards are.
"""

try:
    import gymnasium as gymnasium
    import numpy as numpy
    import pettingzoo as pettingzoo
except ImportError:
    raise ImportError("westphalia.rl needs the extra 'rl': pip install 'westphalia[rl]'") from None

from .environment import aec_env, parallel_env, raw_env
from .forward import ForwardModel
from .single import single_env

__all__ = ["ForwardModel", "aec_env", "parallel_env", "raw_env", "single_env"]
