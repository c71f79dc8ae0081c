"""Who may do what (`legality`), and what comes of it (`resolution` and the rest)."""
