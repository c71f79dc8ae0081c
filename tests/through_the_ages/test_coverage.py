"""Every card, effect, decision and refusal occurs in a scenario or a recorded game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from wartable.games.through_the_ages.engine.actions.codes import ACT_TABLE
from wartable.games.through_the_ages.engine.actions.refusals import REFUSALS
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS, CARD_TABLE

HERE = Path(__file__).parent
SCENARIOS = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(HERE.glob("test_*.py"))
    if file.name not in ("test_coverage.py", "test_art.py", "test_texts.py", "test_scene.py")
)
RECORDS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((HERE / "records").glob("*.wtr"))
)
# Where each card is seen at work with its figures. That those tests fail when a row changes is
# what tools/card_mutants.py finds out.
AT_WORK = ("technologies", "civil", "military", "events")
# The vocabulary of effects: the rule sheet, section 19
OPERATIONS = """
    gain lose gain_split lose_split gain_rating gain_population lose_population
    rival_lose_population lose_population_half_discontent increase_population free_population
    gain_food_per_happiness gain_if_among_strongest choose unit_resource_pool
    unit_resource_pool_per_stronger_civ build_or_upgrade upgrade build_wonder_stage
    develop_technology upgrade_any_urban_to_theater population_and_unit spend_ma_as_ca refund_ca
    spend_ca_per_discontent take_cost take_cost_delta_if_leader_replaced_this_turn
    no_wonder_surcharge population_food_delta tech_science_delta pair_discount
    urban_build_discount_by_level wonder_stages_per_action strength_per_unit
    strength_per_unit_type strength_per_happy culture_per_happy culture_per_building
    culture_per_pair culture_per_colony science_equal_best_building_level
    double_best_theater_culture lab_modifier extra_happy_per_source
    infantry_may_fill_cavalry_in_armies double_army_bonus labs_produce_resources
    culture_equal_lab_levels extra_token_on_best_mine revolution_paid_with_ma cannot_attack
    attack_ma_cost_multiplier_against_owner second_political_action peek_current_event
    may_tuck_under_completed_wonder remove_self_for_yellow remove_self_colonise_from_hand
    discard_military_for_force culture_per_worker culture_sum_technology_levels
    culture_from_buildings culture_per_civ_with_more_culture draw_military discard_military
    may_free_build may_one_of may_take_from_row ravage_wonder destroy_own
    destroy_urban_of_each_other lose_colony lose_blue lose_per_discontent lose_all_food
    produce_food produce_resources produce_goods_full remove_leader_unless_current_age
    steal_food_resources steal_points steal_colony steal_yellow_from_bank
    steal_science_or_special_tech destroy_urban remove_leader_or_unfinished_wonder
    score_food_production score_mine_production score_levels score_min_rating score_per
    score_actions score_happiness score_content_workers_above score_rank score_variety
    score_wonders
"""
WHOM = """
    all strongest weakest two_strongest two_weakest most_culture least_culture all_most_happy
    all_most_discontent_nonzero
"""
CLAUSES = {"attack_bonus", "food_as_resource", "resource_as_food", "cooperation", "tourism"}


def at_work() -> set[str]:
    """Cards that a test of those files names inside a function that asserts something."""
    found: set[str] = set()
    for part in AT_WORK:
        text = (HERE / f"test_cards_{part}.py").read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert any(isinstance(inner, ast.Assert) for inner in ast.walk(node)), node.name
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                        found |= set(re.findall(r"[a-z0-9-]+", inner.value))
    return found


def test_every_card_is_seen_at_work() -> None:
    shown = at_work()
    assert [key for key in CARD_KEYS if key not in shown] == []
    assert len(CARD_KEYS) == 236


def test_every_card_occurs_in_a_recorded_game() -> None:
    """But for the government on the board and an event that may stay in the box."""
    played = set(re.findall(r"[a-z0-9-]+", RECORDS))
    assert set(CARD_KEYS) - played <= {"despotism", "development-of-science"}


def test_the_vocabulary_is_that_of_the_rule_sheet() -> None:
    """No operation more, none less; each on a card that is seen at work."""
    shown, operations = at_work(), set(OPERATIONS.split())
    used = [(card.key, effect) for card in CARD_TABLE for effect in card.effects]
    assert {effect.op for _key, effect in used} == operations
    assert {effect.op for key, effect in used if key in shown} == operations
    assert len(operations) == 96
    assert {effect.who for _key, effect in used if effect.who} == set(WHOM.split())
    sides = [side for card in CARD_TABLE for side in (card.side_a, card.side_b) if side]
    assert {clause for side in sides for clause in side.types} == {*CLAUSES, "immune"}


def test_every_kind_of_action_occurs() -> None:
    played = set(re.findall(r"(?:\"|\d |\* )([a-z-]+)", SCENARIOS + RECORDS))
    missing = sorted({act.kind for act in ACT_TABLE} - played)
    assert missing == []


def test_every_refusal_of_the_rules_is_met() -> None:
    """But for those that only malformed requests meet."""
    unmet = {key for key, rule in REFUSALS if f'"{key}"' not in SCENARIOS}
    assert unmet <= {"no-unit", "wrong-card"}
