### What the server of the table says: refusals, and lines of the log that are no part of the game.
### { $who } is a player by name.

## Lines of the log

server-note-undo = { $count ->
        [one] { $who } takes back a choice.
       *[other] { $who } takes back { $count } choices.
    }
server-note-bot-failed = The bot of { $who } had trouble and plays at random now.
server-note-bot-takes-over = A bot plays for { $who } now.
server-note-back = { $who } is back at the table.
server-note-named = { $who } sits down.
server-note-forked = This game goes on from step { $step } of another one.
server-note-bot-will-take-over = { $who } is away: a bot will play for them in { $seconds } seconds unless they return.
server-note-mark-chosen-seed = This table was made from a chosen seed: whoever made it can know every card. It is not rated.
server-note-mark-situation = This table began with a described position: whoever made it can know every card. It is not rated.
server-note-mark-forked = What follows was played before: somebody may know it. This game is not rated.
server-note-mark-opened = This table goes on from a file: whoever kept the file can know every card. It is not rated.
server-note-rated = This game counts for the ratings of those who want one: without hints, and nothing that became known is taken back.
server-note-link-new = The link of { $who } is new; the old one opens nothing any more.

## Seats

server-seat-watch = Spectator

## Fights, the dice as they lie now

server-fight-kills = { $hero } against { $zombie }: the Zombie would be hit.
server-fight-fends-off = { $hero } against { $zombie }: the Zombie would be fended off.
server-fight-spared = { $hero } against { $zombie }: lost, but { $who } would not be wounded.
server-fight-lost = { $hero } against { $zombie }: { $who } would be wounded.
server-fight-tie-lost = { $hero } against { $zombie }, and the Zombie wins ties: { $who } would be wounded.
server-fight-dies = { $hero } against { $zombie }: { $who } would die.
server-fight-tie-dies = { $hero } against { $zombie }, and the Zombie wins ties: { $who } would die.

## Refusals

server-bad-message = The table did not understand that.
server-too-late = That moment has passed; look again.
server-not-asked = Somebody else is asked now.
server-no-undo = That cannot be taken back: dice, a draw or another player’s choice came after it.
server-no-hints = This table plays without hints.
server-no-hint-now = A hint is there when you are asked something.
server-hint-failed = No hint can be given here.
server-watching = Spectators only watch.
server-not-your-seat = You do not sit there.
server-still-there = Whoever sits there is at the table.
server-secret-save = A save holds everybody’s cards: it can be taken when the game is over.
server-secret-fork = You can go on from here when the game is over.
server-secret-view = You can look through other eyes when the game is over.
server-owner-only = Only whoever sits at this machine may do that: open the table there, at localhost.
server-lab-busy = A run is being played already; stop it or wait for its end.
server-lab-no-run = There is no such run.
server-lab-nothing-played = Nothing has been played in this run yet.
server-lab-no-positions = The laboratory plays set-ups from their beginning; for a position there is `shamble simulate --situation`.
server-save-over = The game in this file is over: there is nothing to play on.
server-no-rematch-yet = A rematch starts when this game is over.
server-no-proof-yet = The seed is shown when the game is over; until then there is only its hash.
server-no-statistics-yet = The numbers of the night are counted when it is over.
server-no-step = There is no step { $step } yet.
server-no-table = There is no such table.
server-our-mistake = Our mistake: nothing has changed. Please report it from the menu.
server-chat-too-long = A message has at most { $most } letters.
server-gathering = The game begins when everybody has sat down.
server-host-only = Only whoever made the table may do that.
server-link-revoked = This link was revoked; ask for a new one.
server-link-unknown = This link opens no seat here; ask for it again.
server-link-too-old = This link is too old; ask for a new one.
server-storage = The table cannot be stored at the moment; nothing has changed. Please try again.
server-too-many = That is too much at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
server-too-large = That is larger than { $kilobytes } kilobytes; send less.
server-too-slow = The request did not arrive in time.
server-table-full = So many pages are open at this table that it takes no more.
server-hall-full = So many tables are open that no new one can begin; try again later.
server-wrong-host = This server is not reached under that name.
server-wrong-origin = A page from elsewhere may not speak to this table.
server-busy = The server is busy; try again in a moment.
server-bad-settings = These settings are not of the right form.
server-no-call = There is no such call; /docs lists those there are.
server-bad-body = The body of the request cannot be read: it is JSON of ordinary depth and numbers.
server-too-many-reports = There are { $most } reports about this table already; they will be read.
server-older-rules = This game was begun under older rules and cannot be played on, but its replay is kept. { $why }
