"""What may be awaited: kinds of frames (kind, seat, a, b), which number the steps. Below WAITING
the rules go on by themselves or with chance; from it on, a seat must speak."""

from __future__ import annotations

from typing import Final

TURN: Final = 1  # a: step of the turn
FILL: Final = 2  # chance fills the row; a: 0 when the table is laid, 1 later
DRAW: Final = 3  # chance gives the seat a military cards
EVENT: Final = 4  # a: card; b: place in the order of seats * 8 + effect
REVEAL: Final = 5  # chance turns up the next event
PEEK: Final = 6  # chance shows Joan of Arc the next event
SCORING: Final = 7  # events of Age III at the end; a: next event
FIRST_SEAT: Final = 8  # chance draws the starting player
RAID: Final = 9  # an aggression that destroys buildings; a: card; b: step

WAITING: Final = 20
FIRST_TURN: Final = 20
POLITICAL: Final = 21
ACTION: Final = 22
DEFEND: Final = 23
PACT_REPLY: Final = 24  # a: pact; b: offering seat * 2 + (0: it is side A)
BIDDING: Final = 25
FORCE: Final = 26
POPULATION_LOSS: Final = 27  # a: how many
DESTROY_OWN: Final = 28
DESTROY_RIVAL: Final = 29  # a: rival; b: highest level
LOSE_COLONY: Final = 30
TAKE_COLONY: Final = 31  # a: rival
INFILTRATE: Final = 32  # a: rival
PLUNDER: Final = 33  # a: how much; b: rival
GAIN_SPLIT: Final = 34  # a: how much
LOSE_SPLIT: Final = 35
GOODS: Final = 36  # a: food or resources
STEAL_TECHNOLOGY: Final = 37  # a: rival; b: advantage left
FREE_BUILD: Final = 38  # a: card
CIVILIZATION: Final = 39
AGREEMENT: Final = 40  # a: actions left; b: cards taken
RAVAGE: Final = 41
DISCARDING: Final = 42  # a: how many
BLUE_LOSS: Final = 43  # a: how many; b: 1 for a wonder stage, 0 for the box
TUCK: Final = 44  # Homer; a: the new leader
ORDER: Final = 45  # a: action card; b: how it was paid
