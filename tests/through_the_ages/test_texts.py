"""Every text exists in every language, counts properly, and says the figures of the table."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from wartable.games.through_the_ages import names, views
from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import ACT_TABLE
from wartable.games.through_the_ages.engine.actions.events import TELLINGS
from wartable.games.through_the_ages.engine.actions.refusals import REFUSALS
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_TABLE, PACTS
from wartable.games.through_the_ages.engine.components import KIND_KEYS, LEADER, RANK_CULTURE, Card
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.rules import attacks, prices
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.names.printed import STANDING, figures
from wartable.games.through_the_ages.plugin import GAME
from wartable.games.through_the_ages.views.asked import PENDING_KINDS
from wartable.i18n import texts as open_texts
from wartable.i18n.texts import LANGUAGES, Texts, message_ids, source
from wartable.play import Match, ProvenChance, Refused

PACKAGE = "wartable.games.through_the_ages"
SLAVIC = {"one", "few", "many"}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(PACKAGE, request.param, ["Olena", "Marek", "Clio", "Taras"])


def test_the_languages_say_the_same_things_once() -> None:
    known = {lang: message_ids(PACKAGE, lang) for lang in LANGUAGES}
    for lang, ids in known.items():
        assert len(ids) == len(set(ids)), f"{lang}: an id twice"
        assert set(ids) == set(known["en"]), lang


def test_every_card_has_a_name_and_sentences(texts: Texts) -> None:
    assert len(CARD_TABLE) == 236
    listed = [names.name(card.key, texts) for card in CARD_TABLE]
    assert len(set(listed)) == 236, "two cards of one name cannot be told apart"
    for card in CARD_TABLE:
        for seats in (0, 2, 3, 4):
            said = names.text(card.key, texts, seats)
            assert said.endswith("."), said
            assert "{" not in said and "  " not in said, said
        assert names.title(card.key, texts)


def test_names_of_cards_of_several_ages_carry_the_age(texts: Texts) -> None:
    card = names.by_key("rich-land-ii")
    assert names.name("rich-land-ii", texts).endswith(" II")
    assert not names.face_name(card, texts).endswith(" II")
    assert names.face_name(names.by_key("iron"), texts) == names.name("iron", texts)


def printed(card: Card) -> set[int]:
    """The figures of a row that its text must say, those of levels and single things aside."""
    found = {abs(getattr(card, key)) for key in STANDING}
    found |= {card.cost, card.science_cost, card.revolution_cost, card.urban_limit, card.ma_cost}
    found |= {card.army_strength, card.army_outdated, card.defense}
    found |= {*card.once, *card.army, *card.stages}
    for effect in (*card.effects, card.side_a, card.side_b):
        if effect is not None:
            found |= {abs(effect.food), abs(effect.resource), abs(effect.science)}
            found |= {abs(effect.culture), abs(effect.ma)}
            if effect.op not in IN_WORDS:
                found |= {abs(effect.n), *effect.steps}
    return {figure for figure in found if figure > 1}


# Operations whose figure is a word in the text, an age, or a level as a Roman number; and those
# whose figures depend on the number of seats, which a test of their own reads
IN_WORDS = {
    *("gain_if_among_strongest", "ravage_wonder", "destroy_urban", "score_rank"),
    *("unit_resource_pool_per_stronger_civ", "culture_per_civ_with_more_culture"),
}


def test_a_text_says_every_figure_of_its_row(texts: Texts) -> None:
    for card in CARD_TABLE:
        said = {int(n) for n in re.findall(r"\d+", names.text(card.key, texts, 3))}
        assert printed(card) <= said, f"{card.key}: {names.text(card.key, texts, 3)}"


def test_a_text_says_no_figure_that_its_row_has_not(texts: Texts) -> None:
    """But for 1, which stands for single things in words too."""
    for card in CARD_TABLE:
        said = {int(n) for n in re.findall(r"\d+", names.text(card.key, texts, 3))}
        seats = {step for effect in card.effects for step in effect.steps} | {*RANK_CULTURE[3]}
        assert said <= printed(card) | seats | {0, 1}, names.text(card.key, texts, 3)


def test_names_of_cards_stand_undeclined_in_other_texts() -> None:
    """Where a text of another card names one, it is the name as the card has it."""
    for lang in ("uk", "ru"):
        texts = Texts(PACKAGE, lang)
        for key, named in (
            ("development-of-religion", "religion"),
            ("development-of-warfare", "warriors"),
        ):
            assert f"«{names.name(named, texts)}»" in names.text(key, texts)
        for card in CARD_TABLE:
            first = names.face_name(card, texts).split()[-1]
            if card.kind == LEADER:
                said = names.text(card.key, texts)
                assert not re.search(rf"{first[:-1]}\w*", said) or first in said, said


def test_no_text_is_left_over() -> None:
    """Refusals, events and rulings that nothing tells or cites any more."""
    cited = {rule(cited) for _key, cited in REFUSALS} | {rule(telling.rule) for telling in TELLINGS}
    known = {f"refusal-{key}" for key, _rule in REFUSALS}
    known |= {f"event-{telling.key}" for telling in TELLINGS}
    for id in message_ids(PACKAGE, "en"):
        if id.startswith(("refusal-", "event-")):
            assert id in known, id
        elif id.startswith("rule-"):
            assert id in cited, id


def test_a_changed_figure_changes_the_text(texts: Texts) -> None:
    """A figure is said once: in the table."""
    card = names.by_key("plunder-ii")
    was, effect = card.effects, card.effects[0]
    before = names.text("plunder-ii", texts)
    figure = effect.n
    effect.n = 77
    try:
        assert "77" in names.text("plunder-ii", texts)
    finally:
        effect.n = figure
    assert card.effects is was and names.text("plunder-ii", texts) == before


def test_figures_that_depend_on_the_seats(texts: Texts) -> None:
    """Rules 18."""
    for seats, figure in ((2, "8"), (3, "5"), (4, "3")):
        assert figure in names.text("military-build-up", texts, seats)
    assert "8/5/3" in names.text("military-build-up", texts)
    assert "14, 7, 0" in names.text("impact-of-science", texts, 3)


def test_a_switched_ruling_is_said_on_the_cards_it_changes(texts: Texts) -> None:
    """Every option but those of set-up and resigning changes a card, and its text then says so."""
    game = ThroughTheAges()
    switched = [option for option in GAME.options if option.key not in ("first", "resignation")]
    for option in switched:
        view = views.view(game, game.start(2, {"first": 0, option.key: 1}), 0)
        assert view.rulings == (f"{option.key}-{option.choices[1]}",)
        for key in names.CHANGED[view.rulings[0]]:
            said = names.text(key, texts, 2, view.rulings)
            assert said.startswith(names.text(key, texts, 2))
            assert texts(f"option-{view.rulings[0]}") in said
        assert names.text("iron", texts, 2, view.rulings) == names.text("iron", texts, 2)
    assert len(switched) == len(names.CHANGED)
    assert views.view(game, game.start(2, {"first": 0}), 0).rulings == ()


def test_every_decision_and_action_has_words(texts: Texts) -> None:
    for kind in PENDING_KINDS:
        assert texts(f"pending-{kind}")
        if kind not in ("deal", "peek"):
            assert texts.has(f"prompt-{kind}"), kind
    for act in ACT_TABLE:
        assert texts.has(f"action-{act.kind}"), act.kind
    for kind in KIND_KEYS:
        assert texts(f"kind-{kind}")
    for age in range(5):
        assert texts(f"age-{age}")


def rule(id: str) -> str:
    return f"rule-{id.lower().replace('.', '-')}"


def test_every_event_is_a_sentence_that_cites_its_rule(texts: Texts) -> None:
    for telling in TELLINGS:
        args: dict[str, str | int] = {"seat": "Olena"}
        for figure in telling.figures:
            named = {
                "card": "Iron",
                "into": "Coal",
                "rival": "Marek",
                "age": texts("age-1"),
                "cards": "Iron, Coal",
            }
            args[figure] = named.get(figure, 3)
        said = texts(f"event-{telling.key}", **args)
        assert said.endswith("."), said
        assert texts(rule(telling.rule))


def test_every_refusal_says_why_and_cites_its_rule(texts: Texts) -> None:
    for key, cited in REFUSALS:
        assert texts(f"refusal-{key}", limit=2).endswith(".")
        assert texts(rule(cited)).endswith(".")


def test_a_refusal_names_the_limit_that_is_reached() -> None:
    """8.2, 9.5: in the reader's language, as it is for the refused seat."""
    match: Match[AgesState] = Match(GAME, 2, {"first": "0"}, chance=ProvenChance.seeded(5))
    match.settle()
    civ = match.state.civs[0]
    civ.workers[CARD_BY_KEY["philosophy"]] = 2
    civ.ca = 4
    civ.stock[CARD_BY_KEY["bronze"]] = 9
    match.state.stack[match.state.top * 4 - 4] = frames.ACTION
    with pytest.raises(Refused) as refused:
        match.say(0, "build philosophy")
    assert refused.value.sentence(open_texts(PACKAGE)).startswith("Urban limit 2 reached")
    assert "(межа: 2)" in refused.value.sentence(open_texts(PACKAGE, "uk"))
    assert refused.value.reason.rule == "9.5"
    civ.hand_count = 4
    with pytest.raises(Refused, match="limit 4"):
        match.say(0, "take 1")


def test_names_are_never_declined(texts: Texts) -> None:
    """A player's or a card's name stands as it is given, whatever the sentence."""
    for telling in TELLINGS:
        if "rival" in telling.figures:
            args: dict[str, str | int] = {"seat": "Олена", "rival": "Марек", "n": 2}
            args |= {"card": names.name("iron", texts)}
            said = texts(f"event-{telling.key}", **args)
            assert "Олена" in said and "Марек" in said and names.name("iron", texts) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_has_all_its_plurals(lang: str) -> None:
    """One, few, many in Ukrainian and Russian; a choice by number of seats is another matter."""
    wanted = SLAVIC if lang != "en" else {"one", "other"}
    for entry in FluentParser().parse(source(PACKAGE, lang)).body:
        if not isinstance(entry, ast.Message):
            continue
        for choice in selections(entry):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in choice.variants)
            }
            if not keys & {"2"}:
                assert keys == wanted, f"{lang}: {entry.id.name}: {keys}"


def selections(entry: ast.Message) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    def walk(pattern: ast.Pattern | None) -> None:
        for element in pattern.elements if pattern else ():
            choice = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(choice, ast.SelectExpression):
                found.append(choice)
                for variant in choice.variants:
                    walk(variant.value)

    walk(entry.value)
    return found


def test_clauses_of_pacts_say_what_the_rules_do() -> None:
    """Open Borders +2 (5.2), Scientific Cooperation 2 less for 1 of the partner (8.4.5)."""
    game = ThroughTheAges()
    state = game.start(3, {"first": 0})
    alchemy = CARD_BY_KEY["alchemy"]
    alone = prices.science_price(state, 0, alchemy, False, 0)
    for key in ("open-borders-agreement", "scientific-cooperation"):
        pact = CARD_BY_KEY[key] - PACTS
        state.pact_owner[pact], state.pact_partner[pact], state.pact_side[pact] = 0, 1, 0
    state.civs[1].science = 5
    bonus = attacks.attack_bonus(state, 0, 1)
    assert bonus == figures(names.by_key("open-borders-agreement"))["strength"] == 2
    saved = alone - prices.science_price(state, 0, alchemy, False, 0)
    assert saved == figures(names.by_key("scientific-cooperation"))["science"] == 2
