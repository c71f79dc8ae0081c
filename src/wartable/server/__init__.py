"""The web table: tables in the browser, friends by a link, bots, an API."""
