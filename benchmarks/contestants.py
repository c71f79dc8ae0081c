"""Who is measured in random play, clones and search of one game, and whose ratios are told."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Contestant:
    key: str
    title: str
    worker: str  # of benchmarks.worker; "" for the C port
    build: str = "compiled"


# Where the adapters are installed beside the engines.
OWN_AGENTS = (
    (Contestant("own", "Wartable, its PettingZoo environment", "pettingzoo-own"),)
    if (ROOT / "src" / "wartable" / "adapters" / "pettingzoo.py").exists()
    else ()
)
# Peers that may be missing: they bring a compiler of their own, several hundred megabytes.
PGX = (
    (
        Contestant("pgx-four", "pgx connect_four, batch on one core", "pgx-connect-four"),
        Contestant("pgx-bg", "pgx backgammon, batch on one core", "pgx-backgammon"),
    )
    if importlib.util.find_spec("pgx") and importlib.util.find_spec("jax")
    else ()
)
CONTESTANTS = (
    Contestant("inside", "Wartable, random playouts inside compiled code", "inside"),
    Contestant("driven", "Wartable, driven by an interpreted Python loop", "driven"),
    Contestant("texts", "Wartable, Position in words, record kept", "texts"),
    Contestant("pure", "Wartable, all interpreted", "inside", "pure"),
    Contestant("c", "plain C port, gcc -O3", ""),
    Contestant("ttt", "OpenSpiel tic_tac_toe, Python loop", "openspiel-tic-tac-toe"),
    Contestant("dice", "OpenSpiel liars_dice, Python loop", "openspiel-liars-dice"),
    Contestant("bg", "OpenSpiel backgammon, Python loop", "openspiel-backgammon"),
    Contestant("gin", "OpenSpiel gin_rummy, Python loop", "openspiel-gin-rummy"),
    Contestant("catan", "catanatron, its own random play", "catanatron"),
    Contestant("rlcard", "RLCard gin-rummy, its environment", "rlcard"),
    Contestant("batch", "Wartable, batch with observation and mask", "batch"),
    Contestant("env", "Wartable, Env with observation and mask, Python loop", "env"),
    *OWN_AGENTS,
    Contestant("pz", "PettingZoo classic tictactoe, its loop", "pettingzoo-tic-tac-toe"),
    Contestant("seen", "OpenSpiel gin_rummy with observation and mask", "openspiel-observed"),
    *PGX,
    Contestant("clones", "Wartable, clones of a state", "clones"),
    Contestant("sp-clones", "OpenSpiel tic_tac_toe, clones", "openspiel-clones"),
    Contestant("uct", "Wartable, tree-search simulations", "simulations"),
    Contestant("uct-pure", "Wartable, the same interpreted", "simulations", "pure"),
)


@dataclass(frozen=True)
class Bar:
    ours: str
    theirs: str
    least: float | None = None


BARS = (
    Bar("inside", "c", 0.4),
    Bar("inside", "pure", 30),
    Bar("driven", "ttt", 2),
    Bar("driven", "catan", 60),
    Bar("driven", "dice"),
    Bar("driven", "bg"),
    Bar("driven", "gin"),
    Bar("driven", "rlcard"),
    *(Bar("batch", own.key, 100) for own in OWN_AGENTS),
    Bar("batch", "env"),
    Bar("batch", "pz"),
    Bar("batch", "seen"),
    Bar("batch", "rlcard"),
    *(Bar("batch", peer.key) for peer in PGX),
    Bar("clones", "sp-clones"),
    Bar("uct", "uct-pure"),
)
