"""What several steps ask: what backs an offer, who is out, who has won. The rest is in `steps`."""
