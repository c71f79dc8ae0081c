"""One civilisation of the table."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from wartable.games.through_the_ages.engine.cards import (
    MILITARY_CARDS,
    STORES,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import START_BLUE, START_YELLOW
from wartable.kernel.numbers import NONE, copied, read_cells, zeros


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

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def copy_from(self, other: Civ) -> None:
        self.playing, self.culture, self.science = other.playing, other.culture, other.science
        self.yellow, self.blue, self.unused = other.yellow, other.blue, other.unused
        self.yellow_sum, self.blue_sum, self.techs = other.yellow_sum, other.blue_sum, other.techs
        self.government, self.leader = other.government, other.leader
        self.leaders_taken, self.hand_techs = other.leaders_taken, other.hand_techs
        self.hand_leaders, self.hand_count = other.hand_leaders, other.hand_count
        self.wonder, self.stages, self.wonders = other.wonder, other.stages, other.wonders
        self.ravaged, self.homer, self.colonies = other.ravaged, other.homer, other.colonies
        self.tactic, self.exclusive, self.war = other.tactic, other.exclusive, other.war
        self.target, self.military_count, self.ca = other.target, other.military_count, other.ca
        self.ma, self.extra_ca, self.extra_ma = other.ma, other.extra_ca, other.extra_ma
        self.unit_resources, self.unit_science = other.unit_resources, other.unit_science
        self.credit_food, self.credit_resource = other.credit_food, other.credit_resource
        self.used, self.caesar = other.used, other.caesar
        self.skips_politics, self.ca_total = other.skips_politics, other.ca_total
        self.ma_total, self.culture_rating = other.ma_total, other.culture_rating
        self.science_rating, self.strength = other.science_rating, other.strength
        self.happiness, self.colonize = other.happiness, other.colonize
        self.hand_bonus, self.urban_limit = other.hand_bonus, other.urban_limit
        self.workers = copied(other.workers, self.workers, WORKPLACES)
        self.stock = copied(other.stock, self.stock, STORES)
        self.hand_actions = copied(other.hand_actions, self.hand_actions, 33)
        self.military = copied(other.military, self.military, MILITARY_CARDS)

    def dump(self) -> list[int]:
        return [
            self.playing, self.culture, self.science, self.yellow, self.blue, self.unused,
            self.yellow_sum, self.blue_sum, self.techs, self.government, self.leader,
            self.leaders_taken, self.hand_techs, self.hand_leaders, self.hand_count,
            self.wonder, self.stages, self.wonders, self.ravaged, self.homer, self.colonies,
            self.tactic, self.exclusive, self.war, self.target, self.military_count, self.ca,
            self.ma, self.extra_ca, self.extra_ma, self.unit_resources, self.unit_science,
            self.credit_food, self.credit_resource, self.used, self.caesar, self.skips_politics,
            self.ca_total, self.ma_total, self.culture_rating, self.science_rating,
            self.strength, self.happiness, self.colonize, self.hand_bonus, self.urban_limit,
            *self.workers, *self.stock, *self.hand_actions, *self.military,
        ]

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.playing, self.culture, self.science = data[at + 0], data[at + 1], data[at + 2]
        self.yellow, self.blue, self.unused = data[at + 3], data[at + 4], data[at + 5]
        self.yellow_sum, self.blue_sum, self.techs = data[at + 6], data[at + 7], data[at + 8]
        self.government, self.leader = data[at + 9], data[at + 10]
        self.leaders_taken, self.hand_techs = data[at + 11], data[at + 12]
        self.hand_leaders, self.hand_count = data[at + 13], data[at + 14]
        self.wonder, self.stages, self.wonders = data[at + 15], data[at + 16], data[at + 17]
        self.ravaged, self.homer, self.colonies = data[at + 18], data[at + 19], data[at + 20]
        self.tactic, self.exclusive, self.war = data[at + 21], data[at + 22], data[at + 23]
        self.target, self.military_count, self.ca = data[at + 24], data[at + 25], data[at + 26]
        self.ma, self.extra_ca, self.extra_ma = data[at + 27], data[at + 28], data[at + 29]
        self.unit_resources, self.unit_science = data[at + 30], data[at + 31]
        self.credit_food, self.credit_resource = data[at + 32], data[at + 33]
        self.used, self.caesar, self.skips_politics = data[at + 34], data[at + 35], data[at + 36]
        self.ca_total, self.ma_total = data[at + 37], data[at + 38]
        self.culture_rating, self.science_rating = data[at + 39], data[at + 40]
        self.strength, self.happiness, self.colonize = data[at + 41], data[at + 42], data[at + 43]
        self.hand_bonus, self.urban_limit = data[at + 44], data[at + 45]
        at += 46
        at = read_cells(data, at, self.workers, WORKPLACES)
        at = read_cells(data, at, self.stock, STORES)
        at = read_cells(data, at, self.hand_actions, 33)
        return read_cells(data, at, self.military, MILITARY_CARDS)

    def layout(self) -> str:
        return (
            "playing culture science yellow blue unused yellow_sum blue_sum techs government "
            "leader leaders_taken hand_techs hand_leaders hand_count wonder stages wonders "
            "ravaged homer colonies tactic exclusive war target military_count ca ma extra_ca "
            "extra_ma unit_resources unit_science credit_food credit_resource used caesar "
            "skips_politics ca_total ma_total culture_rating science_rating strength "
            "happiness colonize hand_bonus urban_limit workers[WORKPLACES] stock[STORES] "
            "hand_actions[33] military[MILITARY_CARDS] "
        )
    # fmt: on
    # ---- end of what is written
