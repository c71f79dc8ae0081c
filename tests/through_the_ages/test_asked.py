"""What is seen of a question while it is asked: cards used in a defence, whom it is about."""

from __future__ import annotations

from wartable.testing import play_als


def test_5_2_a_third_card_is_one_too_many() -> None:
    """5.2.4: cards used are seen. Once they are as many as the military actions the defence is
    over, so that the refusal is met on a table with a count set by hand only."""
    table = play_als(
        "through-the-ages",
        """
        age iii | phase politics
        c0 military spy, workers warriors 3 | c1 military legion phalanx foray, science 5
        do 0 attack spy 1
        do 1 use legion
        """,
    )
    assert table.view(0).attack.used == ("legion",)
    table.state.defended = 2
    table.expect("refused too-many-cards 1 use foray")
    table.state.defended = 1
    table.do("1 use phalanx").expect("c1 science 5")
    assert table.view(0).attack is None


def test_6_5_terror_names_the_rival_concerned() -> None:
    """6.5, T92: one after the other from the current player."""
    table = play_als(
        "through-the-ages",
        """
        seats 3
        age ii | phase politics | events terrorism
        c0 culture 9, workers religion 1 drama 1, military historic-territory-i
        c1 culture 9, workers religion 1 drama 1
        do 0 prepare historic-territory-i
        do draw terrorism
        """,
    )
    for rival in (0, 1):
        assert table.view(2).pending.rival == rival
        table.do("2 pick religion")
