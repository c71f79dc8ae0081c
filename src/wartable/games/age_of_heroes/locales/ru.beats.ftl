# ---- что происходит на столе
beat-famine = Голод: зерна больше нет.
beat-famine-over = Голод позади
beat-duel = Дуэль { $n }
beat-duels = Дуэли этой битвы
beat-strength = Сила
beat-battle = Битва
beat-card = Боевая карта
beat-final = Положение в конце игры
beat-final-over = Игра окончена
