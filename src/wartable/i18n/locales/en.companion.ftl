### The companion: what it says at a table against bots.

settings-companion = Companion
settings-companion-note = At tables against bots: what matters before your moves, and what was thought of them. While it is there, the only choice is made for you, and what cannot be undone is asked about.
settings-companion-on = speaks
settings-companion-off = is silent
table-companion = Companion: advice with every move
ui-companion = companion
ui-companion-on = with a companion's advice
ui-companion-off = without a companion's advice

companion-choices = There are { $n } things you can do here. The hint names those that a strong bot would think of.
companion-best = The best there was.
companion-good = A good move: nothing was clearly better.
companion-worse-small = Nearly the best. It cost you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  } of your chance to win: { $chance } % instead of { $most } %. Better was:
companion-worse-some = There was something better. This cost you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  } of your chance to win: { $chance } % instead of { $most } %. Better was:
companion-worse-much = A mistake. It cost you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  } of your chance to win: { $chance } % instead of { $most } %. Better was:
companion-unsure = Hard to say how good this was. Also worth a thought:
companion-other = A strong bot would rather have chosen:

call-matters = What matters now in my seat's decision, in one sentence. At tables against bots.
call-judgement = How good my seat's last choice was, from what it knew then. At tables against bots.
fault-companion-people = The companion comes to tables where all others are bots.

cli-help-companion = Say what matters before every move, and judge it afterwards.
cli-companion-people = The companion comes to a game of one person against bots.
cli-companion-only = Nothing else can be done: { $label }
cli-companion-judges = looking at your move …
cli-companion-judged = { $label }: { $text }
