# ---- what is seen to happen
beat-famine = Famine: the grain is gone.
beat-famine-over = The famine is over
beat-duel = Duel { $n }
beat-duels = The duels of this battle
beat-strength = Strength
beat-battle = The battle
beat-card = Battle card
beat-final = How it stands at the end
beat-final-over = The game is over
