"""A server and its database as others meet them: processes that are started, killed and frozen,
people who play over the network, and what must be true of the ledgers afterwards. Tests, `make
load` and `make faults` use it."""
