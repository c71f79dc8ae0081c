# ---- что происходит на столе
beat-famine = Голод: зерна больше нет.
beat-duel = Дуэль { $n }
beat-duels = Дуэли этой битвы
beat-cities = Города (для победы { $n })
beat-monument = Памятник (для победы { $n })
beat-final = Положение в конце игры
