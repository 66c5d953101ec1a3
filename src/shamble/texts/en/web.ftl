### The words of the browser client itself.

## Home and getting to a table

web-tagline = One town. One night. They are slow, but they are many.
web-home = Home
web-new-game = New game
web-first-game = My first game
web-continue = Continue
web-join = Join or watch
web-join-link = Paste a link
web-join-text = A friend’s link brings you straight to your seat; a watcher’s link shows the table and no secrets.
web-go = Go
web-replays = Finished nights
web-forget = Forget { $scenario }
web-rules = Rules
web-settings = Settings
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
web-random = random

## New game

web-scenario = Scenario
web-length = { $rounds } rounds, about { $minutes } minutes
web-seats = Seats
web-players = Players
web-me = Me
web-bot = A bot
web-friend = A friend, by link
web-hotseat = A friend, on this device
web-level = Level
web-easy = easy
web-normal = normal
web-hard = hard
web-name = Name
web-heroes = Heroes
web-choose-heroes = Choose up to four, or none for a random team.
web-boards = Boards
web-choose-boards = Choose four, clockwise from the top left, or none for a random town.
web-rules-used = Rules in force
web-profile = Profile
web-switch-extra-turns = Rounds more or fewer
web-switch-black-zone-from = A Hero turns while the sun is at least here (99: never)
web-switch-last-hero-rule = A player never stays without a Hero
web-switch-explosive-death-turns = A Hero killed by an explosive may turn
web-switch-hunger-first = Hungry Zombies move first
web-switch-discard-open = Discard piles are open
web-switch-heroes-lost = Dead Heroes that lose the game (0: as the scenario says)
web-switch-zombie-hand = Zombie cards in hand
web-switch-hero-fight-dice = Fight Dice of a Hero
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

## Table

web-menu = Menu
web-table = Table
web-log = Log
web-chat = Chat
web-panels = Panels
web-round = Round { $round }
web-hero-turn = Hero turn
web-zombie-turn = Zombie turn
web-sun = The sun stands at { $sun } of { $rounds }
web-board = Board
web-board-tools = View of the board
web-text-board = The board in words
web-zoom-in = Closer
web-zoom-out = Farther
web-fit = Whole board
web-rotate = Turn the board
web-street = Street
web-empty = empty
web-hero-here = { $wounds ->
        [0] { $hero }, unhurt
        [one] { $hero }, 1 wound of { $health }
       *[other] { $hero }, { $wounds } wounds of { $health }
    }
web-zombies-here = { $count ->
        [one] 1 Zombie
       *[other] { $count } Zombies
    }
web-pit-here = spawning pit
web-choices-here = { $count ->
        [one] 1 choice here
       *[other] { $count } choices here
    }
web-building-line = { $building }: numbers { $numbers }, pick-up { $card }
web-choice = Your choice
web-on-board = { $count ->
        [one] Choose on the board (1)
       *[other] Choose on the board ({ $count })
    }
web-all-choices = All choices ({ $count })
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
web-quiet-none = none
web-quiet-window = cards and abilities in between
web-quiet-exchange = exchanges
web-quiet-ranged-attack = ranged attacks
web-ask-again = Ask again: { $kind }
web-hand = Hand
web-no-cards = no cards
web-no-hand = No hand of yours to show.
web-no-text = No text yet.
web-play-card = Use { $card }
web-card-not-now = { $card }: not now, choose it to learn why
web-health = { $left } of { $health } health left
web-dead = dead
web-acted = has acted
web-fight = Fight
web-odds = Kill { $kill }% · drive off { $win }% · wounded { $lose }%
web-roll = Roll
web-roll-movement = Movement
web-roll-spawn-check = More Zombies?
web-roll-spawn = New Zombies
web-roll-break = Does it break?
web-roll-ranged = Shot
web-roll-cancel = Does it hold?
web-roll-card = Card
web-roll-escape = Escape?
web-roll-explosion = Explosion
web-roll-hide = Hidden?
web-roll-out-of-ammo = Out of ammo?
web-roll-random-building = Which building?
web-roll-shamble = Shamble
web-roll-starting-zombies = Zombies at the start
web-roll-zombie-hero-move = Zombie Hero moves
web-roll-hero-fight = Hero
web-roll-zombie-fight = Zombie
web-splash-killed = Splat!
web-splash-wounded = Crunch!
web-goal = The Heroes win
web-zombies-win = The Zombies win:
web-killed-zombies = Zombies killed
web-killed-heroes = Heroes lost
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
web-pool = Zombies left in the pool
web-piles = Piles
web-hero-deck = Hero deck: { $count }
web-zombie-deck = Zombie deck: { $count }
web-discards = Last discard
web-in-play = In play
web-townsfolk = Townsfolk
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

web-heroes-won = The Heroes live
web-zombies-won = The town is lost
web-rounds-played = Rounds
web-left-in-deck = Hero cards left
web-statistics = The night in numbers
web-stat-health = Health
web-stat-kills = Kills
web-stat-fights = Fights won
web-stat-wounds = Wounds
web-stat-searches = Searches
web-stat-steps = Steps
web-stat-dice-heroes = Fight Dice of the Heroes
web-stat-dice-zombies = Fight Dice of the Zombies
web-stat-cards = { $seat }: { $drawn } cards drawn, { $played } played
web-replay = Watch the night again
web-recorded-wait = Setting the table for this night …
web-recorded-broken = This link carries no game; the report that it comes from may have been cut off.
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
web-coach-next = Got it
web-coach-skip = I can manage
web-coach-progress = { $done } of { $all } things tried
web-coach-welcome = It is the last hour of the night. You lead two Heroes; the dead are a bot. Two more Zombies and the town is saved. Whatever you can do lies in the bar below and glows on the board.
web-coach-place-hero = Every Hero starts somewhere. Choose one of the glowing spaces.
web-coach-activate-hero = The Heroes act one after another, in any order you like. Choose one by the face or in the bar. The hearts show how much a Hero can still take.
web-coach-move-action = First the Hero moves or searches. In a building, searching draws a card, and a good weapon is worth a walk: the gym’s door is just north of Billy. In the open, roll to move.
web-coach-move-hero = Pale spaces are within your roll: choose any of them, or drag the Hero there. Doors are the way through walls. Stop whenever you like. Entering a space with a Zombie ends the move.
web-coach-exchange = Heroes in one space may hand items to each other. Choose done when you are happy.
web-coach-ranged-attack = With a gun you may shoot at what you can see. Rest on a target and the line of sight appears.
web-coach-fight = A fight. You roll two dice, the Zombie one; the best die counts, and a tie goes to the Zombie. Win with a pair and it is dead; otherwise it is only driven off. The bar shows your chances.
web-coach-window = Here you may answer with a card or an ability, or pass. If such moments bore you, switch them off right here.
web-coach-move-zombies = Zombies move one space and walk through walls. Choose a Zombie, then where it goes. A hungry one next to a Hero must go there.
web-coach-place-zombie = New Zombies crawl out of the pits. Choose a pit.
web-coach-discard-and-draw = Before you draw, you may throw one card away to make room.
web-coach-end = That was the night. Watch it again, or start the next one.
web-coach-tasks = Things to try
web-coach-wait = The dead take their turn. Watch the board; the log tells what happens and why.
web-task-activate = wake a Hero
web-task-move = roll and walk
web-task-search = search a building
web-task-shoot = fire a gun
web-task-fight = fight a Zombie
web-task-survive = live through their turn
web-task-done = done
