# ---- what is seen to happen
beat-turn-order = Order of play: { $list }.
beat-idle-quick = The quick action of cell { $cell }, { $quick }, finds nothing to do.
beat-idle-recruit = Nothing comes of it: { $seat } has no army in supply.
beat-idle-recruit-you = Nothing comes of it: you have no army in supply.
beat-idle-move = Nothing comes of it: { $seat } has no army in { $region }.
beat-idle-move-you = Nothing comes of it: you have no army in { $region }.
beat-idle-attack = Nothing comes of it: in { $region } no army of { $seat } stands beside an enemy.
beat-idle-attack-you = Nothing comes of it: in { $region } no army of yours stands beside an enemy.
beat-idle-harvest = Nothing comes of it: { $seat } has no army in a resource province of { $region }.
beat-idle-harvest-you = Nothing comes of it: you have no army in a resource province of { $region }.
beat-idle-castle = Nothing comes of it: { $seat } can neither build nor strengthen a castle in { $region }.
beat-idle-castle-you = Nothing comes of it: you can neither build nor strengthen a castle in { $region }.
beat-full-harvest = { $seat } harvests all resource provinces held: { $goods }.
beat-full-harvest-you = You harvest all resource provinces that you hold: { $goods }.
beat-region = { $region } { $score }
beat-region-none = Nobody holds a province of { $region }: no points.
beat-provinces = Provinces held
beat-castles = Castles
beat-influence = Influence
beat-worth = Worth per fate card
beat-points = Points
beat-total = Together
beat-score = Together → score
beat-epoch-table = Points of epoch { $n }
beat-epoch-over = Epoch { $n } is over: scoring
beat-final-title = { $region }: influence at the end
beat-final-region = { $region }: { $n ->
        [0] no fate card was shown, so influence gives nothing.
        [one] { $n } fate card counts the influence once.
       *[other] { $n } fate cards count the influence { $n } times.
    }
beat-final-table = Points of the whole game
beat-final-over = The game is over: final scoring
