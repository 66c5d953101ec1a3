### The words of the browser client itself.

## Home and getting to a table

web-tagline = One town. One night. They are slow, but they are many.
web-home = Home
web-new-game = New game
web-first-game = My first game
web-first-turns = Guided first turns:
web-first-here = First turns with a guide
web-continue = Continue
web-join = Join or watch
web-join-link = Paste a link
web-join-text = A friend’s link brings you straight to your seat; a watcher’s link shows the table and no secrets.
web-go = Go
web-replays = Finished nights
web-rules = Rules
web-settings = Settings
web-how = How to play
web-open-door = The table is open to the local network at { $address }: links you copy carry that address. The line is not encrypted; Ctrl-C where you started it closes it.
web-open-file = Open a saved game
web-file-too-large = This file is too large to be a saved game.
web-file-no-save = This file holds no saved game. One comes from “Save to a file” in the menu of a table.
web-language = Language
web-notice = An unofficial fan project, not connected with the publishers. All words and pictures are our own.
web-fonts = Letters:
web-loading = One moment …
web-offline = No line to the table. Trying again …
web-no-seat = This link opens no seat
web-broken = Something went wrong on this page
web-broken-text = The game itself is safe on the server. Draw the page again; if it happens twice, report it from the menu.
web-again = Draw it again
web-close = Close
web-forget = Forget { $game }
web-game = Game
web-random = random

## New game

web-seats = Seats
web-players = Players
web-me = Me
web-bot = A bot
web-friend = A friend, by link
web-hotseat = A friend, on this device
web-chance = { $percent } that it goes well
web-changed = { $count ->
        [0] as printed
        [one] one changed
       *[other] { $count } changed
    }
web-boxes = Your boxes
web-boxes-all = all of them
web-boxes-fewer = Do you have fewer?
web-boxes-ask = Which boxes do you have?
web-boxes-text = New games offer what these can do, and the search in the rules looks no further. You can change it at any time, here and in the settings.
web-box-holds = with { $box } in it
web-boxes-right = That is what I have
web-level = Level
web-easy = easy
web-normal = normal
web-hard = hard
web-name = Name
web-rules-used = Rules in force
web-profile = Profile
web-hints-allowed = Hints and chances
web-delay = Delay for watchers, in seconds
web-seed-own = Seed
web-start = Into the night
web-invite = Call your friends
web-invite-text = Send each friend one link. It is their seat, so it is only for them. The table waits for nobody but the seat whose turn it is.
web-copy = Copy
web-copied = Copied
web-to-table = To the table
web-watch = Watch

## Laboratory and ratings

web-lab = Laboratory
web-lab-text = Bots play a set-up among themselves, many times, on the cores that this machine has to spare; then there is a report. Only whoever sits at this machine sees this page.
web-lab-choose = Choose a set-up
web-lab-run = Run { $count } games of this set-up
web-lab-players = { $count } players
web-lab-played = { $played } of { $games } games
web-lab-playing = playing
web-lab-done = done
web-lab-stopped = stopped
web-lab-failed = broken off by a mistake of ours
web-lab-seconds = { $count ->
        [one] a second left
       *[other] { $count } seconds left
    }
web-lab-minutes = { $count } minutes left
web-lab-side = Side
web-lab-wins = Wins
web-lab-interval = 95 % interval
web-lab-report = Report
web-lab-stop = Stop
web-lab-forget = Throw away
web-lab-none = Nothing has been played here yet.
web-rated = My games count for ratings on this server
web-rated-note = This game will count for your rating: there are no hints, and nothing that became known can be taken back.
web-ratings = Ratings
web-ratings-text = How strong people and bots have proved here, for each game and side. The interval says how sure that is: the more games, the narrower. Tables from a chosen seed, a position or a file never count.
web-ratings-none = No game has counted yet. In the settings you can let yours count.
web-rating = Rating
web-rating-won = Won
web-rating-of = { $won } of { $games }
web-guest = A guest

## Table

web-menu = Menu
web-table = Table
web-log = Log
web-chat = Chat
web-people = People
web-panels = Panels
web-round = Round { $round }
web-board = Board
web-board-tools = View of the board
web-text-board = The board in words
web-zoom-in = Closer
web-zoom-out = Farther
web-fit = Whole board
web-rotate = Turn the board
web-empty = empty
web-choices-here = { $count ->
        [one] 1 choice here
       *[other] { $count } choices here
    }
web-choice = Your choice
web-on-board = { $count ->
        [one] Choose on the board (1)
       *[other] Choose on the board ({ $count })
    }
web-all-choices = All choices ({ $count })
web-end-again = How it ended
web-on-board-picked = Now choose where
web-which = Which one?
web-waiting = Waiting for { $who }
web-wait = The town holds its breath
web-undo = Undo
web-hint = Hint
web-why = Why can’t I?
web-why-mode = Choose anything to learn why it can or cannot be used now.
web-rule = Rule { $rule }
web-quiet-this = Do not ask me at such moments
web-quiet = Moments you skip
web-goals = Who wins how
web-quiet-none = none
web-ask-again = Ask again: { $kind }
web-hand = Hand
web-no-cards = no cards
web-no-hand = No hand of yours to show.
web-no-text = No text yet.
web-play-card = Play { $card }
web-use-item = Use { $card }
web-card-not-now = { $card }: not now, choose it to learn why
web-odds = Kill { $kill }% · drive off { $win }% · wounded { $lose }%
web-bot-level = { $level ->
        [easy] bot, easy
        [normal] bot, normal
        [hard] bot, hard
       *[other] bot
    }
web-you = you
web-connected = at the table
web-away = away
web-take-over = let a bot play
web-seed = Seed
web-seed-hash = Hash of the seed
web-log-empty = Nothing has happened yet.
web-show-moment = Show this moment
web-chat-empty = Nobody has spoken yet.
web-say = Say something
web-send = Send
web-mute = mute
web-muted = { $name } is muted.
web-unmute = hear again
web-hand-over = Hand the device to { $who }
web-hand-over-text = Nothing secret is on this page until you say that you are alone with it.
web-reveal = It is me, show my cards

## Menu

web-this-table = This table
web-links = Links to the seats
web-keys = Keys
web-key-number = take a choice
web-key-board = to the board
web-key-arrows = from space to space
web-key-enter = choose the space
web-key-next = next space with a choice
web-key-jump = next Hero, next Zombie
web-key-undo = undo
web-key-hint = hint
web-key-why = why can’t I?
web-key-zoom = closer, farther
web-key-help = this page
web-key-escape = let go
web-report = Report a problem
web-report-text = What went wrong? The saved game, the log and the version go along.
web-report-sent = Thank you. The report has the number { $id }.
web-save = Save to a file
web-theme = Look
web-dark = Night
web-light = Paper
web-motion = Motion
web-motion-system = as the system says
web-motion-reduced = little
web-motion-full = all
web-sound = Sound

## After the night

web-replay = Watch the night again
web-recorded-wait = Setting the table for this night …
web-recorded-broken = This link carries no game; the report that it comes from may have been cut off.
web-wins = { $who } wins
web-rematch = Once more
web-proof = Proof of the dice
web-first = To the start
web-previous = Back
web-next = Forward
web-last = To the end
web-play = Play
web-pause = Pause
web-step = Step { $step } of { $steps }
web-seen-by = Seen by
web-own-view = my seat
web-continue-here = Continue from here

## Rules

web-search = Search the rules
web-rules-all = Show rules of later boxes too
web-nothing-found = Nothing found.
web-rule-not-yet = Not in the game yet.

## The first game

web-coach = Guide
web-coach-goal = Your goal:
web-coach-next = Got it
web-coach-skip = I can manage
web-coach-progress = { $done } of { $all } things tried
web-coach-tasks = Things to try
web-task-done = done

## The stage

web-pace = Pace of the story
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = at once
web-skip = Skip
web-strip = What happened, to look back at
web-read = Read { $card }
web-leave = { $count ->
        [one] Done, and leave the last one where it is
       *[other] Done, and leave { $count } where they are
    }
web-follow = { $count ->
        [one] Send one more there
       *[other] Send { $count } more there
    }
web-your-turn = Your turn
web-watching = You are watching
web-more-ways = { $count ->
    [one] (or another way)
   *[other] (or { $count } other ways)
}
web-rounds-left = { $count ->
        [one] 1 round left
       *[other] { $count } rounds left
    }
web-notify-refused = The browser does not allow notifications from this page; its own settings decide that.
web-notify = Tell me when it is my turn
web-asking = Ask me in between
web-asking-all = every time I could use something
web-asking-new = when there is something new
web-asking-pressing = only when I have something to lose
web-all-goals = The whole goal
web-aim = Choose on the board what it is for: { $what }
web-cancel = Leave it
web-offline-choice = There is no line to the table right now: nothing was chosen. Choose again when it is back.
web-any-order = In any order
web-why-no = Why no { $what }?
web-gathering = The table waits
web-gathering-text = The cards are dealt when everybody has opened their link: each page adds a part to the seed, so that nobody can have chosen the dice. Still to come:
web-name-yourself = What shall the others call you?
web-sit-down = Sit down
