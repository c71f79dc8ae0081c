"""Every text exists in every language, counts properly, and says the figures of the table."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as FluentVisitor

from wartable.games.through_the_ages import names, views
from wartable.games.through_the_ages.engine import chance
from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.actions.events import SCORED, TELLINGS
from wartable.games.through_the_ages.engine.actions.refusals import REFUSALS
from wartable.games.through_the_ages.engine.cards.columns import PACTS
from wartable.games.through_the_ages.engine.cards.kinds import Card, Pact, Territory
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_TABLE
from wartable.games.through_the_ages.engine.components import KIND_KEYS, LEADER
from wartable.games.through_the_ages.engine.effects import whom
from wartable.games.through_the_ages.engine.effects.base import Effect, Gives
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.games.through_the_ages.engine.effects.spoils import Plunder
from wartable.games.through_the_ages.engine.game import RULES, ThroughTheAges
from wartable.games.through_the_ages.engine.rules import attacks, prices
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.names.printed import ONCE, figures_of
from wartable.games.through_the_ages.plugin import GAME
from wartable.i18n import texts as open_texts
from wartable.i18n.texts import LANGUAGES, Texts, message_ids, source
from wartable.kernel import Event
from wartable.play import Match, ProvenChance, Refused

PACKAGE = "wartable.games.through_the_ages"
SLAVIC = {"one", "few", "many"}
SETUP = {"first", "variant", "resignation", "turn-end"}  # options that change no card


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


def effects(card: Card) -> list[Effect]:
    """All there is on a card: what it does, what it gives, the clauses of a pact."""
    sides = [*card.a.clauses, *card.b.clauses] if isinstance(card, Pact) else []
    return [*card.effects, card.gives, *sides]


def printed(card: Card) -> set[int]:
    """The figures of a row that its text must say; 1 stands for single things in words too."""
    prices = ("cost", "science_cost", "revolution_cost", "urban_limit", "ma_cost", "defense")
    found = {getattr(card, name, 0) for name in (*prices, "army_strength", "army_outdated")}
    found |= {*getattr(card, "army", ()), *getattr(card, "stages", ())}
    if isinstance(card, Territory):
        found |= {getattr(card.once, name) for name in ONCE}
    for effect in effects(card):
        for said in figures_of(effect, 3).values():
            found |= {int(n) for n in re.findall(r"\d+", str(said))}
    return {figure for figure in found if figure > 1}


def test_a_text_says_every_figure_of_its_row_and_no_other(texts: Texts) -> None:
    for card in CARD_TABLE:
        said = {int(n) for n in re.findall(r"\d+", names.text(card.key, texts, 3))}
        assert printed(card) == said - {0, 1}, f"{card.key}: {names.text(card.key, texts, 3)}"


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(PACKAGE, lang)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def arguments(id: str, lang: str) -> set[str]:
    """What a text names, and the texts it puts in whole."""
    found: set[str] = set()

    class Reader(FluentVisitor):  # type: ignore[misc]
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.update(arguments(node.id.name, lang))

    Reader().visit(messages(lang)[id])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_an_effect_names_its_figures(lang: str) -> None:
    """No figure that the effect has not, none of the effect's left out. A list of goods names
    whatever there is; whom an event concerns is named unless everyone has it done to them."""
    wordings = set()
    for effect in (effect for card in CARD_TABLE for effect in effects(card)):
        if isinstance(effect, Gives):
            continue
        wordings.add(f"effect-{effect.wording()}")
        named = arguments(f"effect-{effect.wording()}", lang) - {"seats"}
        if isinstance(effect, EventEffect):
            assert "who" in named or effect.who is whom.ALL, effect.wording()
        if "goods" in named:
            assert named - {"who"} == {"goods"} and effect.text in names.GOODS
        else:
            assert named - {"who"} == set(figures_of(effect)), effect.wording()
    concerned = {f"who-{who.text}" for who in vars(whom).values() if isinstance(who, whom.Whom)}
    said = {id for id in messages(lang) if id.startswith(("effect-", "who-"))}
    assert said == wordings | concerned


# What effects keep beside figures: sets of kinds, the number of a card
OF_THE_RULES = {"kinds", "card", "place", "all_points"}


def test_an_effect_shows_every_figure_it_has() -> None:
    for effect in (effect for card in CARD_TABLE for effect in effects(card)):
        kept = {name: getattr(effect, name) for name in dir(effect) if not name.startswith("_")}
        figures = {name for name, value in kept.items() if type(value) is int}
        assert figures - OF_THE_RULES <= set(effect.shows) <= set(kept), effect.wording()


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
    known |= {f"event-{telling.key}{end}" for telling in TELLINGS for end in ("", "-you", "-yours")}
    known |= {f"event-scored-less{end}" for end in ("", "-you")}  # the same below none
    for id in message_ids(PACKAGE, "en"):
        if id.startswith(("refusal-", "event-")):
            assert id in known, id
        elif id.startswith("rule-"):
            assert id in cited, id


def test_a_changed_figure_changes_the_text(texts: Texts) -> None:
    """A figure is said once: in the table."""
    (effect,) = names.by_key("plunder-ii").effects
    assert isinstance(effect, Plunder)
    before, total = names.text("plunder-ii", texts), effect.total
    effect.total = 77
    try:
        assert "77" in names.text("plunder-ii", texts)
    finally:
        effect.total = total
    assert names.text("plunder-ii", texts) == before


def test_figures_that_depend_on_the_seats(texts: Texts) -> None:
    """Rules 18."""
    for seats, figure in ((2, "8"), (3, "5"), (4, "3")):
        assert figure in names.text("military-build-up", texts, seats)
    assert "8/5/3" in names.text("military-build-up", texts)
    assert "14, 7, 0" in names.text("impact-of-science", texts, 3)


def test_a_switched_ruling_is_said_on_the_cards_it_changes(texts: Texts) -> None:
    """Every option but those of set-up changes a card, and its text then says so."""
    game = ThroughTheAges()
    switched = [option for option in GAME.options if option.key not in SETUP]
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
    asking = RULES.steps[frames.WAITING :]
    for step in (*asking, *chance.STEPS.values()):
        assert texts.has(f"pending-{step.key}"), step.key
    for step in asking:
        assert texts.has(f"prompt-{step.key}"), step.key
    for span in SPACE.spans:
        assert texts.has(f"action-{span.verb}"), span.verb
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
            args["cards" if figure == "listed" else figure] = named.get(figure, 3)
        said = texts(f"event-{telling.key}", **args)
        assert said.endswith("."), said
        assert GAME.rules_text(RULES, rule(telling.rule), texts, GAME.settings({}))


def test_every_refusal_says_why_and_cites_its_rule(texts: Texts) -> None:
    for key, cited in REFUSALS:
        assert texts(f"refusal-{key}", limit=2).endswith(".")
        said = GAME.rules_text(RULES, rule(cited), texts, GAME.settings({}))
        assert said.endswith(".")


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
            args: dict[str, str | int] = {"seat": "Олена", "rival": "Марек", "side": 1}
            args |= {"n": 2, "m": 3, "card": names.name("iron", texts)}
            said = texts(f"event-{telling.key}", **args)
            named = {"card": names.name("iron", texts), "rival": "Марек"}
            assert "Олена" in said and all(named[f] in said for f in telling.figures if f in named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_has_all_its_plurals(lang: str) -> None:
    """One, few, many in Ukrainian and Russian; a choice by number of seats, or by the version of
    the rules, is another matter."""
    wanted = SLAVIC if lang != "en" else {"one", "other"}
    for entry in FluentParser().parse(source(PACKAGE, lang)).body:
        if not isinstance(entry, ast.Message):
            continue
        for choice in selections(entry):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in choice.variants)
            }
            if not keys & {"2"} and keys != {"1", "other"}:
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
    texts, game = Texts(PACKAGE, "en"), ThroughTheAges()
    state = game.start(3, {"first": 0})
    alchemy = CARD_BY_KEY["alchemy"]
    alone = prices.science_price(state, 0, alchemy, False, 0)
    for key in ("open-borders-agreement", "scientific-cooperation"):
        pact = CARD_BY_KEY[key] - PACTS
        state.pact_owner[pact], state.pact_partner[pact], state.pact_side[pact] = 0, 1, 0
    state.civs[1].science = 5
    bonus = attacks.attack_bonus(state, 0, 1)
    assert f"{bonus} strength more in an attack" in names.text("open-borders-agreement", texts)
    saved = alone - prices.science_price(state, 0, alchemy, False, 0)
    assert f"{saved} science less" in names.text("scientific-cooperation", texts)
    assert (bonus, saved) == (2, 2)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You lose 4 culture: Impact of Happiness."),
        ("uk", "Ви втрачаєте 4 очки культури: "),
        ("ru", "Вы теряете 4 очка культуры: "),
    ],
)
def test_20_culture_below_none_is_lost(lang: str, said: str) -> None:
    """Discontent workers take culture away when Impact of Happiness scores."""
    card = CARD_BY_KEY["impact-of-happiness"]
    texts = GAME.texts(GAME.game(), lang, ("Olena", "Marek"))
    texts.you = 0
    told = GAME.told(Event(SCORED, 0, -4, card, 0, -1))
    assert GAME.sentence(told, texts).startswith(said)
    assert GAME.sentence(replace(told, seat=1), texts).startswith("Marek ")
