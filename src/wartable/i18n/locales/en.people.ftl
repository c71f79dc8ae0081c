### What is around the table: settings, lists, log, chat.

## settings
settings-title = Settings
settings-all = All settings
settings-subline = A choice acts at once, at every table that is open, and is kept in this browser.
settings-speed = Show what happens
settings-speed-note = How fast dice roll and pieces move. A press on the board skips it; your turn is never delayed.
settings-speed-off = not at all
settings-speed-fast = fast
settings-speed-normal = normal
settings-speed-slow = slowly
settings-confirm = Ask before acting
settings-confirm-note = A second press confirms the first. Weighty moves lose or destroy something, or waste what is left of a turn.
settings-confirm-all = before every move
settings-confirm-weighty = before weighty moves
settings-confirm-none = never
settings-forced = The only choice
settings-forced-note = Where only one thing can be done, the page may do it for you after a moment.
settings-forced-on = do it for me
settings-forced-off = I do it myself
settings-sound = Sound
settings-sound-note = Dice, cards, your turn, the end, chat. Where nothing is shown to happen, only calls sound.
settings-sound-on = on
settings-sound-off = off
settings-volume = Volume
settings-try = Listen
settings-colours = Colours
settings-colours-note = Seats differ by shape as well as by colour.
settings-colours-system = as the system
settings-colours-light = light
settings-colours-dark = dark
settings-colours-contrast = strong contrast
settings-size = Size of text
settings-size-note = Of the text around the board. The board itself grows with + and by pinching.
settings-size-normal = normal
settings-size-large = large
settings-size-largest = largest

## lists
lobby-lately = Finished lately
lobby-all = all
ui-against = against { $name }
ui-sit-there = { $name }
ui-nobody-else = nobody else yet
ui-turn-of = Turn of { $name }
ui-time-for = { $name } left
ui-just-now = just now
ui-no-result = Ended without a result
ui-row-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## a new table
new-presets = How fast to play
new-preset-calm = No hurry
new-preset-calm-note = no clock; the table waits for everybody
new-preset-quick = Quick
new-preset-quick-note = 15 min each, 10 s back per move; a bot sits in after 2 min away
new-preset-evening = An evening
new-preset-evening-note = an hour each, 30 s back per move; a bot sits in after 15 min away
new-preset-letters = Correspondence
new-preset-letters-note = 3 days per move; nobody has to be here
new-by-hand = Set it by hand
new-preset-own = Set by hand.
new-pace = Pace of bots
new-pace-quick = at once
new-pace-calm = calm
ui-pace = pace of bots
ui-pace-quick = bots move at once
ui-pace-calm = bots move calmly

## log and chat
table-newest = Newest
table-phrases = Quick phrases
ui-log-more = { $n ->
    [one] + { $n } line
   *[other] + { $n } lines
}
ui-phrase-hello = Hello!
ui-phrase-luck = Good luck, have fun!
ui-phrase-wait = One moment, please.
ui-phrase-go-on = Your move!
ui-phrase-nice = Well done!
ui-phrase-oops = Oops!
ui-phrase-thanks = Thank you!
ui-phrase-played = Good game!
ui-phrase-again = Another game?
ui-phrase-bye = I have to go. Bye!

## what a form misses
ui-form-needed = Please fill this in.
ui-form-short = At least { $n } characters.
ui-form-address = This is not an address.
ui-form-number = A number from { $n } to { $most }.
account-notices = Notices while you are away
ui-laying = Setting the table…
account-tally = How you have done
account-last = Last games
account-all = all of them
account-browsers = Browsers where you are signed in
account-end-others = Sign out everywhere else
account-programs = For programs
ui-tally-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ui-tally-won = { $n } won
ui-tally-shared = { $n } shared
ui-tally-puzzles = { $n ->
    [one] { $n } puzzle solved, rating { $most }
   *[other] { $n } puzzles solved, rating { $most }
}
ui-no-tallies = Nothing yet: play a game or solve a puzzle, and it is counted here.
ui-play-again-game = Play
ui-browser-here = This browser
ui-browser-used = Last used { $name }
ui-browser-since = signed in { $name }
