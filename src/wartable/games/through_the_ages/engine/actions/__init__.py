"""Every number that leaves the engine: codes of actions, events, frames, refusals."""
