source-rulebook = rulebook text of the 2024 edition
source-cards-2014 = cards of the 2014 edition: two independent tables agree in every figure
source-box-2014 = publisher's pages of the 2014 edition
source-daliang = rulebook text (a line of 8 infantry and exactly one more); the general line by the cards of the 2014 edition
source-wei = cards of the 2014 edition; the rulebook names Wei and its 8-infantry card
source-inferred-name = a real city or kingdom of the time, chosen by us: the rulebook's text names only Daliang of Wei
source-locking = no special line on the card of 2014, and it follows from the rule that a complete province is safe
