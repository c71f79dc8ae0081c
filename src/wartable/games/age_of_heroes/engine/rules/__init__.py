"""The rules by phase. A module knows the frames it answers for; `flow` knows them all."""
