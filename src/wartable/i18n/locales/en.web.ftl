### The web table: pages, scripts (ui-…), faults.

## starting
server-at = Wartable is at { $url } (Ctrl+C stops it).
server-data = Games are kept in { $folder }.
server-there = For phones and friends: { $url }
server-only-here = Only this machine reaches it. For phones and friends in your network: { $command }
server-no-port = Cannot listen on { $host }, port { $port }: { $why }. Try another with --port.
server-in-use = Another server has the database { $file } open. Stop it first, or give this one a folder of its own with --data-dir.

## people and levels
guest-name = Guest { $number }
bot-name-0 = Bot Sun
bot-name-1 = Bot Ada
bot-name-2 = Bot Leo
bot-name-3 = Bot Mira
bot-name-4 = Bot Zeno
bot-name-5 = Bot Kira
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
temper-bold = bold
temper-patient = patient
temper-builder = a builder
temper-warlike = warlike
temper-scholar = a scholar
temper-trader = a trader
temper-sly = sly
seat-stand-in = a { $level } bot sits in

## counts
players-exact = { $n } players
players-range = { $least }–{ $most } players
minutes-range = { $least }–{ $most } minutes
all-actions = { $n ->
    [one] { $n } action
   *[other] All { $n } actions
}
plan-stop-chance = Cards are drawn here: what they bring, no plan can know.
plan-stop-others = Somebody else acts here: what they do, no plan can know.
plan-stop-hidden = This would show you something that you cannot know yet.
plan-stop-over = The game is over here.
plan-stop-beyond = Others or the cards have a say in that: it cannot be planned.
clock-none = no clock
rules-played = Rules
rules-of-version = version { $played }, as when the game began; new games are played by version { $newest }
clock-live = { $minutes } min + { $increment } s
clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
absent-never = never
absent-minutes = { $n ->
    [one] after { $n } minute
   *[other] after { $n } minutes
}

## what the log says besides the game
aside-left = { $seat } has left the table. A bot ({ $level }) plays on.
aside-left-you = You have left the table. A bot ({ $level }) plays on for you.
aside-clock = { $seat } has run out of time. A bot ({ $level }) plays on.
aside-clock-you = You have run out of time. A bot ({ $level }) plays on for you.
aside-absent = { $seat } has been away for too long. A bot ({ $level }) plays on.
aside-absent-you = You were away for too long. A bot ({ $level }) plays on for you.
aside-called = { $seat } is away, and somebody called a bot ({ $level }) to play on.
aside-called-you = You were away, and somebody called a bot ({ $level }) to play on for you.
aside-back = { $seat } is back and plays again.
aside-back-you = You are back and play again.
aside-undone = All agreed: what { $seat } did last is taken back. Dice and cards that follow are drawn anew.
aside-undone-you = All agreed: what you did last is taken back. Dice and cards that follow are drawn anew.
aside-undo-refused = { $seat } does not agree to take it back.
aside-undo-refused-you = You do not agree to take it back.
aside-resign = { $seat } resigns.
aside-resign-you = You resign.
aside-abort = { $seat } calls the game off.
aside-abort-you = You call the game off.
ending-by-resign = { $seat } resigned.
ending-by-resign-you = You resigned.
ending-by-abort = Called off before the second move: nobody has won.

## every page
page-skip = Skip to content
page-skip-ask = Skip to your move
page-to-lobby = Wartable, lobby
page-lobby = To the lobby
page-lost = Perhaps the address was cut off, or the table is gone. Ask whoever sent it for the link again.
page-lost-code = Does a big screen show a code of six figures? Type it here:
page-lost-rules = There are rulebooks of these games:
page-lost-new = A table can be opened for these games:
page-lost-learn = Perhaps it has another name now. All lessons stand on one page.
page-lost-puzzles = Puzzles come and go with new versions. All that there are stand on one page.
page-lost-else = No page has this address. Perhaps it was mistyped.
page-closed-you = You have closed this table
page-closed-by = { $name } has closed this table
page-closed-note = The game had not begun: nobody has lost anything by it.
page-closed-again = Open another
page-site = Site
page-replays = Replays
page-language = Language
page-theme = Light or dark
page-guest = Guest
page-bot-api = Bot API
page-fair = How fairness is proved
page-commitments = Everything that was promised
page-fan-made = Fan-made, not affiliated with the publishers. Buy the games.
page-back = Back

## lobby
lobby-title = Five games, one table
lobby-welcome = Welcome
lobby-headline = Pick a game. Your first move is a minute away.
lobby-subline = Against a bot at once, or with friends by a link. No account needed.
lobby-games = Games
lobby-mine = Your tables
lobby-open = Open tables
lobby-watch = Games to watch
lobby-join = Join by a code

## a new table
new-title = New table
new-headline = Open a table
new-seats = Seats
new-more-seats = Add a seat
new-rules = Rules and variants
new-rules-note = played as in the box
new-rules-plain = as usual
new-rules-changed = with changes
new-rules-leave = Leave these as they are to play by the usual rules. They settle what the rulebook leaves open, and what some groups play otherwise.
new-rules-usual = usual
new-rules-unsure = { $marked } of the { $figures } figures of this game are not taken from a box: yours may print others.
new-rules-which = Which?
new-table = Table
new-data = Corrected figures of your box
new-data-note = A data file of this game with the figures of your box. The record of a game says that it was played with it.
new-data-get = Every figure, and the file to correct
new-name = Name of the table
new-name-example = Friday evening
new-clock = Clock
new-timer = Time for phases everybody plays at once
timer-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
new-absent = A bot sits in for absent players
new-listed = Show it in the lobby
new-listed-open = A seat is for anybody, so the table stands in the lobby.
new-listed-watch = Friends and bots have all the seats: others find the table there once the game runs, to watch it.
new-listed-took = A friend's seat is now for anybody from the lobby.
new-hints = Hints allowed
new-spectators = Others may watch
new-screen = This device is the big screen for everybody
new-screen-note = A television or a tablet shows the table; each player sits down with a phone and holds their own hand there.
new-open = Open the table

## table
table-nav = Table
table-undo = Undo
table-undo-turn = Undo the whole turn
table-ask-undo = Ask to take back more
table-hint = Hint
table-chances = Chances
table-outlook = Chances on the board
table-replay = Replay
table-more = More
table-menu-game = This game
table-menu-wishes = Preferences
table-menu-leave = Stopping
table-menu-house = Away from the table
table-invite = Invite
table-screen = On a big screen
table-hand = Your hand and your choices
screen-full = Full screen
join-title = Join a table
join-words = The big screen shows a code of six figures.
join-code = Code
join-sit = Take a seat
join-show = Show the table here
join-show-note = To use this device as another big screen, show the table here: it shows no hands.
table-sound = Sound
table-speed = Show what happens
table-speed-off = not at all
table-speed-fast = fast
table-speed-normal = normal
table-speed-slow = slowly
table-forced = Do by itself what is the only choice
table-confirm = Ask before acting
table-confirm-all = before every move
table-confirm-weighty = before weighty moves
table-confirm-none = never
table-leave = Leave; a bot sits in
table-resign = Resign
table-abort = Call the game off
table-board = Board
table-loading = Setting the table…
table-side = Players, actions, log
table-players = Players
table-ask = Your move
table-filter = Find an action
table-log-chat = Log and chat
table-log = Log
table-chat = Chat
table-rules = Rules
table-message = Message
table-chat-empty = Nobody has said anything yet.
table-to = To whom
table-send = Send

## replay
replay-title = Replay
replay-nav = Replay
replay-record = Download record
replay-link = Link to this move
replay-table = To the table
replay-timeline = Timeline
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-side = Seen by:
replay-graph = Who led when: each seat's share of the points
replay-slider = Step
replay-unit = Step by
replay-by-action = by action
replay-by-turn = by turn
replay-by-round = by round
replay-pace = Speed
replay-slow = slowly
replay-normal = normally
replay-fast = fast
replay-moves = Moves
replay-this = This step
replay-prove = Check fairness
replay-prove-all = Check that rolls and draws were fair
replay-fork = Play on from here
replays-subline = Finished games of yours, and records from elsewhere.
replays-upload = Open a record
replays-file = Record file
replays-data = Its data file, if it was played with corrected figures
replays-open = Open

## account
account-title = Account
account-signed = Your games come along wherever you sign in.
account-guest = You are a guest. Your games are kept on this device.
account-profile = Your name
account-name-shown = What others read at the table
account-keep = Keep your games
account-have = I have an account
account-more = More
account-more-guest = notifications, your data, programs
account-more-signed = name, password, notifications, your data, programs
account-name = Name to sign in with
account-webhook = Webhook for notifications
account-webhook-note = An address of Discord, Slack, Telegram or your own: while you are away it gets one message per turn, when a game ends, and when an undo needs your consent.
account-save = Save
account-register = Make an account
account-register-note = Your games come along to any device. With this name and password you sign in. Others read it too, unless you have chosen another under “Your name”.
account-password = Password, at least 8 characters
account-password-plain = Password
account-password-rule = What is easy to guess is refused: best are several words, as “two green boats at noon”.
account-login = Sign in
account-new-password = New password
account-old = Present password
account-new = New password, at least 8 characters
account-logout = Sign out
account-data = What is kept of you
account-data-note = Your name, seats, moves and words, as one file:
account-data-download = download it
account-forget = Delete me
account-forget-note = Name, password, tokens and everything you wrote are deleted. Bots play on for you in games that run; in finished games “Somebody” sits in your place.
ui-forget-sure = You are deleted for good. Nobody can bring it back.
ui-forget-yes = Delete me
somebody = Somebody
account-tokens = API tokens
account-tokens-note = For programs that play in your name.
account-token-name = Name of the token
account-token-days = Good for
account-days = { $n } days
admin-title = Administration
admin-reports = Reports
admin-acts = What was done
admin-reason = Reason
admin-days = Days of a ban; 0 ends it
page-admin = Administration
account-forgot = Forgot your password?
account-email = E-mail address
account-email-note = For a new password if you forget yours, and for nothing else. It counts once you have followed the link in the letter. Save it empty to remove it.
letter-title = Letter
letter-ask = A new password
letter-ask-note = Write the e-mail address of your account. If there is one, it gets a letter with a link.
letter-send = Send the letter
letter-confirm-note = Is this address yours?
letter-confirm = Yes, it is mine
letter-confirm-subject = Wartable: is this address yours?
letter-confirm-text =
    Somebody gave this address for an account of Wartable. If it was you, follow this link within { $minutes } minutes:

    { $url }

    If it was not you, do nothing.
letter-reset-subject = Wartable: a new password
letter-reset-text =
    Somebody asks for a new password of your account “{ $name }”. If it was you, follow this link within { $minutes } minutes and choose one:

    { $url }

    If it was not you, do nothing: your password stays as it is.
table-report = Report to the administrators
account-token-make = Make a token
scope-read = read: see tables
scope-play = play: sit down, move, chat
scope-create = create: open tables

## bots, fairness
bots-subline = A program of yours can sit at any table.
bots-step-1 = Make a token:
bots-step-2 = Open a table, or sit down at one:
bots-step-3 = Read the stream of lines:
bots-step-4 = Answer every position that has legal actions:
fair-step-1 = Before the first move the server draws a secret seed and shows its SHA-256: the promise.
fair-step-2 = Then every player's browser draws a secret value and sends only its digest. When all digests are there, the values are shown; one that does not fit is refused. So nobody can choose a value by those of the others.
fair-step-3 = Every roll and every card follows from HMAC-SHA256 of the seed, the values and the number of the outcome.
fair-step-4 = After the game the seed is published. One click on the replay page derives every outcome again in your browser, and checks the promise it saw first and its own value.

## what programs may call
call-list-games = Every game with its seats, levels and options.
call-one-game = One game: its seats, levels and options.
call-rules = The rules in short, every ruling, the cards, and the figures with their sources.
call-rule-scene = A scene of a rulebook, step by step, as it is drawn.
call-data-file = The data file of a game as text, for owners of the box to correct.
call-boxes = What the bags of chance hold at first, for those who check a record.
call-list-tables = Tables where I sit, and listed ones that wait for players or can be watched.
call-open-table = Opens a table: the game, who sits where, rules, clock.
call-one-table = A table: who sits where, who is here, what was agreed.
call-table-rules = The rules of a table, with the figures of its own data file if it has one.
call-invite = A link for a friend, good for a week, and the same as a QR code.
call-invites = The invitations of my table that can still be used.
call-drop-invite = Takes an invitation back.
call-join = The invitation that a short code stands for, until the game begins.
call-sit = Takes a free seat; a seat kept for a friend needs the invitation.
call-ready = Says that I am ready, with my value for chance; the game begins once everybody is.
call-leave = Leaves the table; while the game runs, a bot sits in.
call-come-back = Takes my seat back from the bot.
call-seat-bot = The host puts a bot on a free seat.
call-free-seat = The host frees the seat of somebody who keeps the others waiting before the start.
call-seat-stand-in = Lets a bot play for somebody who is away.
call-close-table = The host closes a table that waits for players, or ends a frozen game for good.
call-resign = Resigns: with two seats the other wins; some games have their own rule for it.
call-call-off = Calls off a game before the second move.
call-play-again = Says whether I want another game with the same people; once all do, names its table.
call-ledger = All that is stored of an ended game, one JSON object per line.
call-position = The position as my seat sees it: the last line of the stream.
call-move = Acts; answers with the sequence at which the move stands.
call-undo = Takes back my last action, or all since something came to light.
call-chat = Says something to the table; with to, a seat, only to the person there, in games whose rules know promises.
call-mute = Hides what a person writes, or shows it again.
call-hint = What a bot would do in my seat, and exact odds where the game has them.
call-outlook = What may come of the position, by pieces of the board, from what my seat knows.
call-plan = What would come of some actions of my turn, from what my seat knows; nothing is done.
call-me = Who I am here.
call-change = Changes my name, webhook or language.
call-my-data = All that is kept of me, as JSON.
call-forget-me = Deletes me: name, keys and words; an account's password is asked.
call-register = Makes an account of a guest, who keeps seats and games.
call-login = Signs in; games begun as a guest come along.
call-logout = Signs out of this browser.
call-end-others = Signs out of every other browser.
call-password = Changes the password and signs out everywhere else.
call-tokens = My tokens, without their secrets.
call-make-token = Makes a token; it is shown once.
call-drop-token = Revokes a token; its streams end.
call-stream = Everything that happens at the table, one JSON object per line.
call-replay = The list of moves from a side, and the scores along the way once the game is over.
call-frame = The board after so many actions.
call-board = The board of one seat in full size, with what the reader knows of it, and what it did last.
call-record = The whole record, once the game is over.
call-proof = Seed, values and outcomes: everything needed to check that chance was fair.
call-upload = Makes a table of a record, to look through and to play on from.
call-fork = Plays on from any moment of a finished game, with fresh chance.
call-report = Tells the administrators of a table, or of what a person says there.
call-reports = For administrators: what people complained of.
call-acts = For administrators: what administrators did.
call-shut-table = For administrators: closes a table for good.
call-hide-table = For administrators: takes a table off the list.
call-ban = For administrators: bans a person for some days; 0 ends the ban.

## notifications
notification-your-turn = { $game }: your turn. { $link }
notification-undo-asked = { $game }: somebody asks to take back a move, and you must agree. { $link }
notification-game-over = { $game }: the game is over. { $link }
notification-rematch-asked = { $game }: you are asked for another game. { $link }

## scripts
ui-put-back = Press it again to put it back.
ui-watching = You are watching. What is hidden from others is hidden from you.
ui-close = Close
ui-rules = Rules
ui-turns = { $n ->
    [one] your turn at { $n } table
   *[other] your turn at { $n } tables
}
ui-open-waiting = { $n ->
    [one] { $n } waits for players
   *[other] { $n } wait for players
}
ui-commitment-why = What is this?
ui-eyes-now = now { $name }
ui-fork-start = Play on
ui-fork-words = A new table goes on from step { $n }. Who sits where?
ui-undo-none = Nothing to take back by yourself: dice, draws and what others did stand.
ui-undo-unsure = Takes back your last action, unless it showed you something.
ui-rules-keys = Keys and touch
ui-keys-words = a: the list of actions. u: undo. h: hint. On the board: arrows walk, Enter acts, i shows a piece, Esc puts it back, + − 0 zoom.
ui-touch-words = On a touch screen: hold a piece to see it large, pinch to zoom, press the players for their facts.
ui-no-line = The server does not answer. Try again in a moment.
ui-seats-taken = { $n } of { $most } seats taken
ui-waiting = Waiting for players
ui-your-turn = Your turn
ui-others-turn = Others are thinking
ui-frozen = Frozen
ui-end-frozen = End this game
ui-end-frozen-sure = The game ends for good, without a result. Everything in it can then be read by all who may look.
ui-record = Record
ui-ledger = Everything stored
ui-open = Open
ui-sit = Sit down
ui-watch = Watch
ui-no-mine = You sit at no table. Press Play a bot for a game at once, or Invite to play with friends.
ui-no-open = Nobody waits for players. Press Invite and give a seat to anybody from the lobby: then your table stands here.
ui-play-bot = Play a bot
ui-bots = number of bots
ui-bots-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
ui-invite = Invite
ui-seat = Seat { $n }
ui-seat-me = Me
ui-seat-bot = Bot
ui-seat-link = Friend, by a link
ui-seat-open = Anybody, from the lobby
ui-seat-local = Another person at this screen
ui-seat-phone = A friend with a phone
ui-hand-held = In your hand
ui-hand-table = Choose
ui-hand-none = Nothing to choose now. The board is on the big screen.
ui-to-board = Board
ui-to-hand = My hand
ui-screen-free = Free seat
ui-screen-scan = Scan to sit down
ui-screen-type = Or open { $name } and type
ui-screen-here = No other device can open this address: the server answers this computer only. Start it with { $name }
ui-screen-bots = Bots take the free seats
ui-screen-again = Another game? Say so on your phones.
ui-screen-line-down = The line is down. It comes back by itself.
ui-level = level
ui-others-ended = You are signed in only here now.
ui-player = Player { $n }
ui-name = Name
ui-your-name = Your name
ui-your-name-free = Your name, if you like
ui-remove-seat = Remove seat { $n }
ui-revoke = Revoke
ui-token-once = Shown only once:
ui-token-until = until { $name }
ui-token-used = last used { $name }
ui-token-never = never used
ui-no-replays = No finished game yet. Every game you finish is kept here, to be looked through and checked.
ui-days-left = { $n } d { $hours } h
ui-you = you
ui-account-mark = has an account
ui-done-registered = Done: you have an account, and your games are kept.
ui-done-signed = Welcome back.
ui-done-saved = Saved.
ui-password-show = Show
ui-password-hide = Hide
ui-admin-none = Nothing.
ui-admin-close = Close the table
ui-admin-hide = Hide the table
ui-admin-ban = Ban
ui-report-whom = Whom or what
ui-report-table = The table
ui-report-why = What is wrong
ui-report-send = Report
ui-report-done = The administrators will read it.
ui-letter-sent = If there is an account with this address, a letter is on its way.
ui-letter-confirm-sent = A letter is on its way. Follow the link in it.
ui-letter-confirmed = The address is confirmed.
ui-letter-reset-done = The new password is set. Sign in with it.
ui-email-removed = There is no address any more.
ui-away = away
ui-call-bot = let a bot play
ui-show-rule = Show ruling { $name }
ui-mute = mute
ui-to-all = to everybody
ui-to-one = to { $name } only
ui-to-you = to you only
ui-to-gone = The seat you were writing to has changed hands. Choose again to whom this goes.
ui-rules-short = In short
ui-rules-cards = Cards and pieces
ui-rules-rulings = Rulings
ui-rules-figures = Figures
ui-rules-chapters = The rulebook
ui-rules-whole = Whole table
ui-rules-back = Back
ui-rules-on = On
ui-rules-step = { $n } of { $most }
ui-rules-found = Found: { $n }
ui-rules-none = Nothing like that
rules-contents = Contents
rules-figures-page = Figures and sources
rules-search = Find a card or a piece
rules-find = Find in the rules
rules-rests = Rules behind this chapter
rules-usual = (usual)
rules-usually = usually { $value }
rules-rulings-note = Where rules can be read in two ways, this is how they are played here. A § names a section of the rules.
ui-basis-printed = printed
ui-basis-derived = derived
ui-basis-corrected = corrected
ui-basis-second-hand = second hand
ui-basis-reconstructed = reconstructed
ui-basis-printed-text = In the rulebook, or alike in independent tables of what is printed.
ui-basis-derived-text = Follows from what is printed.
ui-basis-corrected-text = Corrected in a data file by somebody who has the box.
ui-basis-second-hand-text = From one public source, not compared with a box: yours may differ.
ui-basis-reconstructed-text = Chosen by us so that the game can be played: your box may differ.
ui-marks = Marks: how sure the figures are
ui-marks-figures = Every figure and its source
ui-data-download = Download the data file
ui-data-download-note = Correct what differs in your box (a file with only what changes is enough), then open a table with it.
ui-invited = { $name } invites you to { $title }
ui-invited-screen = Take your seat: { $title }
ui-invited-rules = The rules in half a minute
ui-invited-more = All rules
ui-clock-none-note = No clock: nobody is hurried.
ui-clock-live-note = Each player has { $n } min for the whole game and gets { $most } s back with every move. Whoever runs out of time gives the seat to a bot, and the game goes on.
ui-clock-days-note = { $n ->
    [one] Each move may take { $n } day. Whoever takes longer gives the seat to a bot, and may take it back.
   *[other] Each move may take { $n } days. Whoever takes longer gives the seat to a bot, and may take it back.
}
ui-waiting-title = Waiting for players
ui-waiting-prompt = The game begins when every seat is taken.
ui-wait-clock = The clock starts when the last one sits down.
ui-wait-absent = After { $n } min away a bot sits in.
ui-wait-listed = The table stands in the lobby.
ui-seat-yours = Your seat
ui-seat-gone = The seat of this link is taken: you are watching.
ui-ready = ready
ui-not-ready = on the way
ui-put-bot = Put a bot here
ui-commitment = Promise of fair chance:
ui-invite-link = Link for friends
ui-invite-code = The same link as a code
ui-invite-words = Send this link, or let a phone read the code. It is good for a week.
ui-share-link = Send the link
ui-revoke-link = Make a new link
ui-fair-chance = Fair chance: how to check it
ui-copy = Copy the link
ui-copied = Copied
ui-again = Press again to confirm
ui-which = Which one?
ui-forced = Nothing else can be done: it is done in a moment.
ui-where = Where to?
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Whole board
ui-lit-above = { $n } more above
ui-lit-below = { $n } more below
ui-sending = Sending…
ui-curtain = Pass the screen on.
ui-curtain-to = Pass the screen to { $name }.
ui-curtain-show = I am { $name }: show my side
ui-passing = Next: { $name }. In a moment the board is covered; then pass the screen on.
ui-passing-now = Cover it now
ui-wins = { $name } wins.
ui-draw = Shared victory: { $name }.
ui-over-won = You win.
ui-over-lost = You lose.
ui-over-shared = You share the victory.
ui-over-place = Place { $n } of { $most }.
ui-is-over = The game is over
ui-over-points = Where the points come from
ui-over-share = Copy a link to this game
ui-over-turns = The turning points
ui-over-turns-you = How far each moved your lead in the score.
ui-over-turns-of = How far each moved the lead in the score: { $name }.
ui-over-picture = Picture of the result
ui-you-head = You
ui-over-board = Look at the board
ui-rematch = Rematch
ui-rematch-sent = You want another game. Waiting for the others…
ui-rematch-asks = { $name } wants another game: same table, next seat.
ui-rematch-accept = Play again
ui-rematch-decline = No, thank you
ui-rematch-declined = { $name } does not want another game.
ui-rematch-newer = It is played by today's rules.
ui-rematch-next = To the next game
ui-replay = Replay
ui-analysis = Analysis
ui-new-table = New table
ui-lobby = Lobby
ui-line-down = The line is down. If you made a move, it is sent again as soon as the line is back.
ui-time-left = Time left for everybody:
ui-asks-undo = { $name } asks to take back { $n ->
    [one] { $n } step.
   *[other] { $n } steps.
}
ui-agree = Agree
ui-refuse = Refuse
ui-return = Take your seat back
ui-hint-title = A bot would consider:
ui-hint-even = About equal, a bot would say:
ui-hint-why = Why
ui-hint-thinking = A bot is thinking it over…
ui-hint-later = You have asked for many hints in a short while. Ask again in half a minute.
ui-plan = Plan
ui-plan-title = Plan the turn
ui-plan-now = A plan: nothing is sent
ui-plan-hint = Press on the board as if you were playing. Nothing is done until you carry the plan out.
ui-plan-end = As far as can be planned.
ui-plan-steps = Steps of the plan
ui-plan-back = One step back
ui-plan-out = Take out: { $name }
ui-plan-unfit = Does not fit: { $name }. { $why }
ui-plan-carry = Carry out
ui-plan-table = To the table
ui-plan-ready = Your plan waits for you.
ui-plan-keep = Keep
ui-plan-called = Name of the plan
ui-plan-name = Plan { $n }
ui-plan-kept = Kept plans
ui-plan-kept-as = Kept as { $name }.
ui-plan-forget = Forget { $name }
ui-plan-compare = Compare
ui-plan-open = Open
ui-plan-figures = What the plan changes
ui-plan-as-is = As it is
ui-plan-close = Close the plan
ui-plan-change = { $name }: { $now }, then { $then }
ui-plan-same = { $name }: { $now }, as before
ui-plan-done = The plan is carried out.
ui-plan-dropped = The rest of the plan is not carried out.
ui-plan-broken = The plan stops before "{ $name }". { $why }
ui-plan-elsewhere = The table is not as the plan expected.
ui-plan-waits = Others act now.
ui-follows = What follows:
ui-follows-nothing = No figure changes.
ui-no-table = There is no such table.
ui-not-welcome = This table is not open to you.
ui-leave-sure = Leave the table? A bot will play for you; you may come back.
ui-resign-sure = Resign? You lose, and it cannot be taken back.
ui-resign-yes = Resign
ui-abort-sure = Call the game off? It ends without a winner.
ui-abort-yes = Call it off
ui-close-sure = Close this table? Whoever has the link cannot sit down any more.
ui-close-yes = Close the table
ui-close-table = Close this table
ui-leave-yes = Leave
ui-leave-seat = Get up from the table
ui-stay = Stay
ui-stand-in-left = You left, and a bot plays for you.
ui-stand-in-clock = Your time ran out, so a bot plays for you.
ui-stand-in-absent = You were away for long, so a bot plays for you.
ui-stand-in-called = You were away, so somebody called a bot to play for you.
ui-load-failed = The table did not load.
ui-try-again = Try again
ui-replay-start = The start.
ui-broken-off = Broken off: the record ends before the game does.
ui-still-running = The game is still going on.
ui-unmute = show again
ui-muted = { $name } is not shown.
ui-replay-where = Step { $n } of { $most }
ui-graph-shares = Share of the points, step { $n }:
ui-replay-play = Play
ui-replay-pause = Pause
ui-recap = Since your last move
ui-recap-missed = { $n ->
    [one] See the one move since yours
   *[other] See the { $n } moves since yours
}
ui-board = Board
ui-board-of = The board of { $name }
ui-board-last = Last turn
ui-board-no-turn = No turn yet.
ui-board-press = Press again: the whole board of { $name }.
ui-outlook-wait = The chances are being reckoned…
ui-recap-back = One step back
ui-recap-on = One step on
ui-recap-none = Nobody else has done anything yet
ui-recap-close = Back to the table
ui-result-show = Result
ui-result-drop = Put away
ui-result-next = Next: { $n } of { $most }
ui-result-on = Go on
ui-result-then = Your turn comes next.
ui-told-now = { $name } plays…
ui-told-roll = The dice are rolling…
ui-side-open = whoever acts
ui-side-spectator = a spectator
ui-side-seat = { $name }
ui-proved = Proved fair: { $n ->
    [one] { $n } roll or draw checked
   *[other] { $n } rolls and draws checked
}
ui-not-proved = The proof fails: { $name }
ui-promise-changed = Careful: this table has another promise of fair chance than the one you saw first. That is right if somebody left after values were shown: then everything is drawn anew, and the list of seats shows who is missing. If nobody left, the server may be drawing until it likes the result. Your value is not sent until you agree.
ui-promise-agree = Go on with the new promise
ui-sworn-elsewhere = You sat down here in another browser. Open the table there once: the game begins as soon as that browser is back. Then you can play on in this one too.
ui-free-seat = Free this seat
ui-proved-value = Your own value is among those used.
ui-proved-no-value = This browser gave no value to this game, so it cannot tell whether values were exchanged.
ui-proved-sworn = { $n ->
    [one] { $n } seat had committed itself to its value before any was shown.
   *[other] { $n } seats had committed themselves to their values before any was shown.
}
ui-proved-forked = The first { $n } actions come from another game: their chance is not proved here.
ui-proved-told = On these lines of the record bags were filled again, or hands or events told, as the record says; the rules must confirm it: { $list }.
ui-proved-not = Not proved: that nobody knew the seed during the game, and that moves were legal.
ui-unproved-seed = the seed is not the one that was promised
ui-unproved-promise = the promise is not the one this browser saw first
ui-unproved-value = the value this browser gave is not among those used
ui-unproved-oath = the value of seat { $seat } is not the one it committed itself to
ui-unproved-line = line { $line } was changed, or lines are missing
ui-unproved-drawn = on line { $line } outcome { $n } is used a second time
ui-unproved-bag = line { $line } draws from a bag that cannot hold what the record says
ui-unproved-chance = on line { $line } chance gave '{ $derived }', the record says '{ $said }'

## faults
fault-stale = That move is no longer possible. Here is the fresh position.
fault-storage-away = The server cannot reach its database. What you did may not be stored; try again in a moment.
fault-not-started = The game has not begun.
fault-is-over = The game is over.
fault-resign-two = Resigning ends a game of two only. Here you may leave: a bot plays on for you.
fault-not-sure = Say that you are sure: this cannot be taken back.
fault-too-late = Two moves have been made: the game cannot be called off any more.
fault-is-closed = The host has closed this table.
fault-not-over-yet = The game is not over yet.
fault-frozen = { $why ->
    [retired] This game is not installed here any more, so nobody can play on. What was played is kept.
    [rules] This game was played under other rules than those installed now, so nobody can play on. What was played is kept.
    [newer] A newer version of the program has gone on with this game, so this server cannot. Come back in a few minutes.
   *[damaged] A part of what was stored of this game cannot be read, so nobody can play on. Ask whoever runs this server.
}
fault-not-frozen = This game can go on, so it cannot be ended.
fault-not-your-seat = That is not your seat.
fault-not-your-turn = It is not your turn.
fault-bot-sits-in = A bot sits in for you. Take your seat back first.
fault-nothing-to-undo = Nothing can be taken back by you alone.
fault-malformed = That message is not understood.
fault-not-understood = That is not understood.
fault-not-found = There is nothing here.
fault-not-allowed = That cannot be done here.
fault-too-large = That is too large.
fault-wrong-origin = That came from another site and was refused.
fault-too-often = Too often. Wait a moment.
fault-still-at-work = What you sent or asked before is still being worked on. Wait until it is done.
fault-too-many-bots = Bots play among themselves at { $most } of your tables already. Wait until a game ends.
fault-bad-token = This token is not valid.
fault-nobody = You are not known here yet: open a table or sit down first.
fault-administrators-only = Only administrators may do that.
fault-banned = This account is banned until { $until }: { $reason }
fault-barred = Somebody at your address was banned: no new guests from there until { $until }. Whoever has an account can sign in.
fault-bad-email = This is not an e-mail address.
fault-no-account = Make an account first.
fault-no-letter = The letter could not be sent. Try again later.
fault-letter-expired = This link was used, or is too old. Ask for another letter.
fault-table-closed = An administrator has closed this table.
fault-elsewhere = This table is at a server of a newer version. Try again in a moment.
fault-too-many-listed = You have { $most } tables in the lobby. Finish or hide some first.
fault-scope = The token lacks the scope { $scope }.
fault-no-such-table = There is no such table.
fault-no-such-game = There is no such game.
fault-no-data-file = This game has no data file to download.
fault-no-such-level = No such level. There are: { $levels }.
fault-no-such-move = There is no such step. The last is { $most }.
fault-no-such-board = This game has no such board to look at.
fault-no-outlook = This game says nothing of what may come.
fault-no-such-scope = No such scope. There are: { $scopes }.
fault-already-started = The game has begun already.
fault-no-open-seat = No seat is free.
fault-host-only = Only the host may do that.
fault-still-here = That player was here a moment ago.
fault-too-long = At most { $most } characters.
fault-too-short = At least { $least } characters.
fault-no-private-words = In this game everything is said to the whole table: its rules know no promises between two.
fault-private-watching = Whoever watches can write only to everybody.
fault-private-bot = A bot reads nothing. Choose a seat that a person holds.
fault-private-nobody = Nobody holds that seat.
fault-private-self = That seat is your own.
fault-no-spectators = This table is closed to spectators.
fault-no-hints = This table is played without hints.
fault-no-plans = Turns of this game cannot be planned.
fault-invite-expired = This invitation is not valid any more. Ask for a new one.
fault-code-unknown = No table waits under this code. Look at the big screen again.
fault-too-many-invites = A table has at most { $most } invitations. Take one back first.
fault-wrong-seats = This game has { $seats } seats.
fault-not-over = That is shown once the game is over.
fault-bad-name = That name cannot be used.
fault-name-taken = That name is taken.
fault-has-account = You have an account already.
fault-wrong-password = Name and password do not fit.
fault-weak-password = That password is easy to guess. Take several words, or a longer one.
fault-bad-webhook = That address cannot be called.
fault-reading-too-long = Reading that took too long, so it was given up.
fault-job-failed = That could not be worked out here. Try again later.
fault-thinking-too-long = Thinking about that took too long, so it was given up. Try again in a moment.
fault-busy = Too much is being read at the moment. Try again in a minute.
fault-bad-record = This record cannot be read: { $why }.
fault-not-so = That is not possible: { $why }.
fault-bad-data = This data file cannot be used. { $why }
fault-bad-mix = A value for chance has at most 64 letters and figures, without accents or spaces.
fault-bad-oath = A commitment is a SHA-256 digest: 64 hexadecimal digits.
fault-already-sworn = You have committed yourself to another value already, perhaps on another device. Go on there, or leave the seat and take it again.
fault-mix-early = Keep your value: not everybody has committed themselves yet.
fault-mix-differs = This is not the value you committed yourself to.
fault-not-late = Nobody waits for this seat.
fault-still-time = Give them { $minutes } minutes without news at this table; then you may free the seat.
