"""What chance may draw for the variants, on many tables. Sections 10.1 to 10.4."""

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import CHANCE, zeros
from wartable.testing import play_als


def ways(t):
    """What chance may do now, with its weights."""
    codes, weights = zeros(t.game.chances), zeros(t.game.chances)
    n = t.game.chance_into(t.state, codes, weights)
    return {GAME.write(t.game, CHANCE, codes[i]): weights[i] for i in range(n)}


def test_each_tile_is_used_once():
    """Section 10.1, setup: four tiles, each on one of its sides."""
    for seed in range(20):
        missions = play_als(GAME, f"option missions on\ngo {seed}").view(0).missions
        assert sorted(mission.key[0] for mission in missions.values()) == ["1", "2", "3", "4"]


def test_random_quick_actions_differ_within_a_region():
    """E52, section 10.4."""
    for seed in range(10):
        t = play_als(GAME, f"seats 3\noption random-quick-actions on\ngo {seed}")
        assert len({(cell.region, cell.quick) for cell in t.view(0).cells}) == 12


def test_shrine_figures_are_public():
    """Section 10.3: seven of nine, at most three of a colour."""
    t = play_als(GAME, "option heavenly-shrines on\ngo")
    colours = [province.shrine for province in t.view(1).provinces if province.shrine]
    assert len(colours) == 7 and max(map(colours.count, colours)) <= 3


def test_every_kind_of_token_can_be_drawn():
    """Section 10.2: in proportion to what nobody has seen."""
    t = play_als(
        GAME,
        """option mountains on
        phase execution | orders orange-1=(0:move-3) | armies kaga=2
        do 0 explore kaga shinano""",
    )
    assert ways(t) == {
        "mountain ambush": 2,
        "mountain mercenaries": 2,
        "mountain bushido-master": 2,
        "mountain highland-farm": 2,
        "mountain independent-tribe": 1,
        "mountain way-as-goal": 1,
    }


def test_every_side_and_colour_can_be_drawn():
    """Sections 2, 10.1, 10.3, 10.4: all in proportion to what is left, exactly."""
    t = play_als(GAME, "seats 2", {"missions": 1, "heavenly-shrines": 1, "random-quick-actions": 1})
    first = {}
    while t.game.actors(t.state) >> CHANCE & 1:
        found = ways(t)
        first.setdefault(t.view(0).wait, found)
        t.do(next(iter(found)))
    sides = [f"mission {tile}{side}" for tile in "1234" for side in "ab"]
    assert first["mission-draw"] == dict.fromkeys(sides, 1)
    assert first["shrine-draw"] == {f"shrine {key}": 3 for key in ("brown", "black", "white")}
    assert list(first["quick-draw"].values()) == [1] * 4
    assert list(first["fate-deal"].values()) == [5] * 4
    assert list(first["tile-draw"].values()) == [6] * 2
