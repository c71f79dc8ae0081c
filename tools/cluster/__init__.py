"""A house of several servers on this machine, to look at: `make cluster`."""
