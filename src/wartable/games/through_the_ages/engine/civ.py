"""One civilisation of the table."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.through_the_ages.engine.cards import (
    MILITARY_CARDS,
    STORES,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import START_BLUE, START_YELLOW
from wartable.kernel.numbers import NONE, zeros


@final
@mypyc_attr(acyclic=True)
class Civ:
    """One civilisation."""

    def __init__(self) -> None:
        self.playing: i64 = 1  # still in the game
        self.culture: i64 = 0  # points
        self.science: i64 = 0
        self.yellow: i64 = START_YELLOW  # tokens in the bank
        self.blue: i64 = START_BLUE
        self.unused: i64 = 1  # workers in the pool
        self.yellow_sum: i64 = 25  # all yellow tokens it owns, for the books
        self.blue_sum: i64 = START_BLUE
        self.techs: i64 = 0  # set of technologies in play, government and special ones included
        self.government: i64 = 34  # card
        self.leader: i64 = NONE  # card
        self.leaders_taken: i64 = 0  # set of ages
        self.hand_techs: i64 = 0  # set of technologies in the civil hand
        self.hand_leaders: i64 = 0  # set of leaders in it, from LEADERS
        self.hand_count: i64 = 0  # civil cards in hand
        self.wonder: i64 = NONE  # the unfinished one
        self.stages: i64 = 0  # covered on it
        self.wonders: i64 = 0  # set of completed ones, from WONDERS, ravaged ones too
        self.ravaged: i64 = 0  # set
        self.homer: i64 = NONE  # the wonder he lies under
        self.colonies: i64 = 0  # set, from TERRITORIES
        self.tactic: i64 = NONE  # the one that counts
        self.exclusive: i64 = 0  # whether it lies in the own area
        self.war: i64 = NONE  # card declared
        self.target: i64 = NONE  # of that war
        self.military_count: i64 = 0  # cards in the military hand
        self.ca: i64 = 0  # available civil actions of the total
        self.ma: i64 = 0
        self.extra_ca: i64 = 0  # civil actions outside the total, spent first
        self.extra_ma: i64 = 0
        self.unit_resources: i64 = 0  # pools of this turn
        self.unit_science: i64 = 0
        self.credit_food: i64 = 0  # Trade Routes: paid for in resources
        self.credit_resource: i64 = 0
        self.used: i64 = 0  # set of what may be done once a turn
        self.caesar: i64 = 0  # whether his second political action is used up
        self.skips_politics: i64 = 0
        self.ca_total: i64 = 4  # ratings, kept up to date by ratings.rate
        self.ma_total: i64 = 2
        self.culture_rating: i64 = 0
        self.science_rating: i64 = 0
        self.strength: i64 = 0
        self.happiness: i64 = 0
        self.colonize: i64 = 0
        self.hand_bonus: i64 = 0
        self.urban_limit: i64 = 2
        self.workers = zeros(WORKPLACES)  # workers by workplace
        self.stock = zeros(STORES)  # blue tokens by farm, mine, lab
        self.hand_actions = zeros(33)  # action cards in hand, from ACTIONS
        self.military = zeros(MILITARY_CARDS)  # military hand, from TACTICS

    def copy_from(self, other: Civ) -> None:
        self.playing = other.playing
        self.culture = other.culture
        self.science = other.science
        self.yellow = other.yellow
        self.blue = other.blue
        self.unused = other.unused
        self.yellow_sum = other.yellow_sum
        self.blue_sum = other.blue_sum
        self.techs = other.techs
        self.government = other.government
        self.leader = other.leader
        self.leaders_taken = other.leaders_taken
        self.hand_techs = other.hand_techs
        self.hand_leaders = other.hand_leaders
        self.hand_count = other.hand_count
        self.wonder = other.wonder
        self.stages = other.stages
        self.wonders = other.wonders
        self.ravaged = other.ravaged
        self.homer = other.homer
        self.colonies = other.colonies
        self.tactic = other.tactic
        self.exclusive = other.exclusive
        self.war = other.war
        self.target = other.target
        self.military_count = other.military_count
        self.ca = other.ca
        self.ma = other.ma
        self.extra_ca = other.extra_ca
        self.extra_ma = other.extra_ma
        self.unit_resources = other.unit_resources
        self.unit_science = other.unit_science
        self.credit_food = other.credit_food
        self.credit_resource = other.credit_resource
        self.used = other.used
        self.caesar = other.caesar
        self.skips_politics = other.skips_politics
        self.ca_total = other.ca_total
        self.ma_total = other.ma_total
        self.culture_rating = other.culture_rating
        self.science_rating = other.science_rating
        self.strength = other.strength
        self.happiness = other.happiness
        self.colonize = other.colonize
        self.hand_bonus = other.hand_bonus
        self.urban_limit = other.urban_limit
        self.workers = other.workers[:]
        self.stock = other.stock[:]
        self.hand_actions = other.hand_actions[:]
        self.military = other.military[:]

    def dump(self) -> list[int]:
        return [
            self.playing,
            self.culture,
            self.science,
            self.yellow,
            self.blue,
            self.unused,
            self.yellow_sum,
            self.blue_sum,
            self.techs,
            self.government,
            self.leader,
            self.leaders_taken,
            self.hand_techs,
            self.hand_leaders,
            self.hand_count,
            self.wonder,
            self.stages,
            self.wonders,
            self.ravaged,
            self.homer,
            self.colonies,
            self.tactic,
            self.exclusive,
            self.war,
            self.target,
            self.military_count,
            self.ca,
            self.ma,
            self.extra_ca,
            self.extra_ma,
            self.unit_resources,
            self.unit_science,
            self.credit_food,
            self.credit_resource,
            self.used,
            self.caesar,
            self.skips_politics,
            self.ca_total,
            self.ma_total,
            self.culture_rating,
            self.science_rating,
            self.strength,
            self.happiness,
            self.colonize,
            self.hand_bonus,
            self.urban_limit,
            *self.workers,
            *self.stock,
            *self.hand_actions,
            *self.military,
        ]

    def load(self, data: list[int]) -> None:
        self.playing = data[0]
        self.culture = data[1]
        self.science = data[2]
        self.yellow = data[3]
        self.blue = data[4]
        self.unused = data[5]
        self.yellow_sum = data[6]
        self.blue_sum = data[7]
        self.techs = data[8]
        self.government = data[9]
        self.leader = data[10]
        self.leaders_taken = data[11]
        self.hand_techs = data[12]
        self.hand_leaders = data[13]
        self.hand_count = data[14]
        self.wonder = data[15]
        self.stages = data[16]
        self.wonders = data[17]
        self.ravaged = data[18]
        self.homer = data[19]
        self.colonies = data[20]
        self.tactic = data[21]
        self.exclusive = data[22]
        self.war = data[23]
        self.target = data[24]
        self.military_count = data[25]
        self.ca = data[26]
        self.ma = data[27]
        self.extra_ca = data[28]
        self.extra_ma = data[29]
        self.unit_resources = data[30]
        self.unit_science = data[31]
        self.credit_food = data[32]
        self.credit_resource = data[33]
        self.used = data[34]
        self.caesar = data[35]
        self.skips_politics = data[36]
        self.ca_total = data[37]
        self.ma_total = data[38]
        self.culture_rating = data[39]
        self.science_rating = data[40]
        self.strength = data[41]
        self.happiness = data[42]
        self.colonize = data[43]
        self.hand_bonus = data[44]
        self.urban_limit = data[45]
        at = 46
        self.workers = vec[i64](data[at : at + WORKPLACES])
        at += WORKPLACES
        self.stock = vec[i64](data[at : at + STORES])
        at += STORES
        self.hand_actions = vec[i64](data[at : at + 33])
        at += 33
        self.military = vec[i64](data[at : at + MILITARY_CARDS])
