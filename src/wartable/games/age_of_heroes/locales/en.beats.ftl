# ---- what is seen to happen
beat-famine = Famine: the grain is gone.
beat-duel = Duel { $n }
beat-duels = The duels of this battle
beat-cities = Cities ({ $n } win)
beat-monument = Monument ({ $n } win)
beat-final = How it stands at the end
