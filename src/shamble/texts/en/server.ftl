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
server-note-forked = This game goes on from step { $step } of another one.

## Seats

server-seat-watch = Spectator

## Fights, the dice as they lie now

server-fight-kills = { $hero } against { $zombie }: the Zombie would be hit.
server-fight-fends-off = { $hero } against { $zombie }: the Zombie would be fended off.
server-fight-lost = { $hero } against { $zombie }: the Hero would be wounded.
server-fight-tie-lost = { $hero } against { $zombie }: the Zombie would win the tie.

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
server-no-rematch-yet = A rematch starts when this game is over.
server-no-proof-yet = The seed is shown when the game is over; until then there is only its hash.
server-no-statistics-yet = The numbers of the night are counted when it is over.
server-no-step = There is no step { $step } yet.
server-no-table = There is no such table.
server-our-mistake = Our mistake: nothing has changed. Please report it from the menu.
server-chat-too-long = A message has at most { $most } letters.
