# ---- what is seen to happen
beat-famine = Famine: the grain is gone.
beat-famine-over = The famine is over
beat-duel = Duel { $n }
beat-duels = The duels of this battle
beat-strength = Strength
beat-battle-over = The battle is over
beat-cities = Cities ({ $n } win)
beat-monument = Monument ({ $n } win)
beat-final = How it stands at the end
beat-final-over = The game is over
