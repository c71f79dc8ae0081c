"""`make docs`: pages and pictures that are made from the program itself.

docs/images/GAME.png    a position of bots at play, drawn by our own renderer
docs/cli.md             every command and option (tools.cli_page)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import wartable
from wartable.i18n import texts
from wartable.kernel import CHANCE, Rng
from wartable.play import Fair, Match
from wartable.scene import common
from wartable.scene.svg import png, svg

IMAGES = Path(__file__).parents[1] / "docs" / "images"
NAMES = ["Olena", "Marek", "Bot Sun", "Iryna"]
#   game: seats, how many actions into the game, whose eyes
SHOWN = {
    "age-of-war": (3, 61, 0),
    "critters-at-war": (2, 30, 0),
    "small-samurai-empires": (3, 160, 0),
    "age-of-heroes": (4, 260, 0),
    "through-the-ages": (3, 420, 0),
}
WIDTH = 1200


def bots_at_play(id: str, seats: int, actions: int, seat: int) -> Match[Any]:
    """A match of medium bots, stopped at the first decision of `seat` after so many actions."""
    plugin = wartable.game(id)
    match = Match(plugin, seats, fair=Fair.seeded(7), names=NAMES[:seats])
    bot, rng = plugin.bot("medium"), Rng(7)
    while not match.over:
        if match.actors == (CHANCE,):
            match.draw()
            continue
        actors = [who for who in match.actors if who < seats]
        if len(match.entries) >= actions and seat in actors and len(match.legal(seat)) > 2:
            break
        who = actors[0]
        seen = match.seen(who, rng)
        match.play(who, bot.choose(seen) if len(seen.legal) > 1 else seen.legal[0])
    return match


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for id, plugin in wartable.games().items():
        if id not in SHOWN:
            continue
        seats, actions, seat = SHOWN[id]
        match = bots_at_play(id, seats, actions, seat)
        reader = texts(plugin.package, "en", match.names)
        sheets = [common.sheet(), plugin.sheet(reader)]
        picture = svg(match.scene(seat, reader).wide, sheets, "light")
        (IMAGES / f"{id}.png").write_bytes(png(picture, WIDTH))
        print(f"docs/images/{id}.png: {len(match.entries)} actions")


if __name__ == "__main__":
    main()
