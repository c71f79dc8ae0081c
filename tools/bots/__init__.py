"""docs/bots.md, written from results and cards: see `tools.bots.page`."""
