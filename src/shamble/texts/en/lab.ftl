### The laboratory: `shamble bench`, `simulate`, `compare` and `report`.

## bench

bench-running = Measuring …
bench-part = Measuring: { $part }
bench-peers-missing = Not installed: { $peers }. Install the extra `bench` to measure beside them.
bench-title = One core, CPU time, Python { $python }, median of { $runs } runs
bench-row-decisions-per-second = random play, decisions that are not forced, per second
bench-row-games-per-second = random play, whole games per second
bench-row-decisions-per-game = decisions in a game
bench-row-clone = clone of a mid-game state, µs
bench-row-list = list the options, µs
bench-row-describe = describe a decision for a client, µs
bench-row-save-load = save and load, µs
bench-hordes = A decision of the Move Zombies step by number of Zombies: { $times }. From the first to the last: { $growth } times (3 is a straight line).
bench-board = Building the tables of a town: { $time } ms, once for each town.
bench-steady = The steady bot on both sides: { $games } games per second.
bench-holds = holds
bench-fails = FAILS
bench-bar-clone = clone, µs
bench-bar-save-and-load = save and load, µs
bench-bar-decisions-beside-catanatron = decisions per second beside catanatron, times
bench-bar-games-beside-catanatron = games per second beside catanatron, times
bench-bar-steady-games = steady against steady, games per second
bench-bar-growth = growth with the horde

## simulate

simulate-playing = Playing
simulate-stopped = Stopped; { $games } games are kept. The same command goes on where it was if it has --out.
simulate-title = { $heroes } plays the Heroes, { $zombies } the Zombies, seed { $seed }
simulate-scenario = Scenario
simulate-players = Players
simulate-games = Games
simulate-heroes-win = Heroes win (95 %)
simulate-rounds = Rounds
simulate-deaths = Heroes lost
simulate-kills = Zombies killed
simulate-pace = { $games } games, { $seconds } seconds of play.

## compare

compare-heroes-win = { $name }: Heroes win { $rate }
compare-zombies-win = { $name }: Zombies win { $rate }
compare-difference = Second less first: { $gap } over { $pairs } pairs of games. The two differ.
compare-no-difference = Second less first: { $gap } over { $pairs } pairs of games. That may still be chance.
compare-rounds = Rounds, second less first: { $gap }
