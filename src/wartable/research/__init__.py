"""The engines for learning and study: numbers in, numbers out. docs/research.md tells of it."""

from wartable.research.arrays import columns, expanded
from wartable.research.batch import Batch
from wartable.research.env import Env, load, make
from wartable.research.reward import REWARDS, Reward, returns
from wartable.research.rows import Row, dataset
from wartable.research.searches import Searches
from wartable.research.workers import WorkerEnded, Workers

__all__ = [
    "REWARDS",
    "Batch",
    "Env",
    "Reward",
    "Searches",
    "WorkerEnded",
    "Workers",
    "columns",
    "Row",
    "dataset",
    "expanded",
    "load",
    "make",
    "returns",
]
