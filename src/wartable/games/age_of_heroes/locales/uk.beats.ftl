# ---- що відбувається на столі
beat-famine = Голод: зерна більше немає.
beat-famine-over = Голод минув
beat-duel = Двобій { $n }
beat-duels = Двобої цієї битви
beat-strength = Сила
beat-battle = Битва
beat-card = Бойова карта
beat-final = Становище наприкінці гри
beat-final-over = Гру завершено
