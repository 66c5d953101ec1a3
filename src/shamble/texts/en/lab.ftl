### The laboratory: `shamble bench`, `simulate`, `compare` and `report`.

## bench

bench-running = Measuring …
bench-part = Measuring: { $part }
bench-peers-missing = Not installed: { $peers }. Install the extra `bench` to measure beside them.
bench-title = One core, CPU time, Python { $python }, { $build }, median of { $runs } runs
bench-plain = plain build
bench-compiled = compiled build
bench-row-decisions-per-second = random play, decisions that are not forced, per second
bench-row-games-per-second = random play, whole games per second
bench-row-decisions-per-game = decisions in a game
bench-row-clone = clone of a mid-game state, µs
bench-row-list = list the options, µs
bench-row-describe = describe a decision for a client, µs
bench-row-save-load = save and load, µs
bench-hordes = A decision of the Move Zombies step by number of Zombies: { $times }. From the first to the last: { $growth } times (3 is a straight line).
bench-sizes = The same on boards of two sizes, with the same models: { $times }. The larger one costs { $growth } times as much.
bench-board = Building the tables of a town: { $time } ms, once for each town; of the largest, 18 × 18: { $largest } ms.
bench-steady = The steady bot on both sides: { $games } games per second.
bench-variant = With { $name } by the newest rules: { $pace } decisions per second, { $part } of the usual game; clone { $clone } µs.
bench-playouts = The search bot tries { $count } futures in half a second.
bench-learners = A learner with { $count } games side by side gets { $gain } times the decisions of single games in a loop.
bench-holds = holds
bench-fails = FAILS
bench-bar-clone = clone, µs
bench-bar-save-and-load = save and load, µs
bench-bar-decisions-beside-catanatron = decisions per second beside catanatron, times
bench-bar-games-beside-catanatron = games per second beside catanatron, times
bench-bar-steady-games = steady against steady, games per second
bench-bar-growth = growth with the horde
bench-bar-size = growth with the size of the board
bench-bar-largest-board = building the largest board, ms
bench-bar-larger-games = larger games beside the usual one, part of its decisions per second
bench-bar-larger-games-clone = clone in larger games, µs
bench-bar-learners = games side by side for a learner, times

## simulate

simulate-playing = Playing
simulate-stopped = Stopped; { $games } games are kept. The same command goes on where it was if it has --out.
simulate-title = { $bots }; seed { $seed }
simulate-scenario = Scenario
simulate-players = Players
simulate-games = Games
simulate-wins = Wins: { $side } (95 %)
simulate-rounds = Rounds
simulate-deaths = Heroes lost
simulate-kills = Zombies killed
simulate-pace = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $seconds } seconds of play.
simulate-sweep = Wins by { $switch }, every value on the same seeds
simulate-sweep-gap = Less the first value (points, 95 %)
simulate-unknown = { $cells ->
    [one] One cell is
   *[other] { $cells } cells are
} not known to { $points } points after { $games } games: their intervals are wider. Give --games more.

## compare

compare-wins = { $name }: { $side }, wins { $rate }
compare-difference = Second less first: { $gap } points over { $pairs } pairs of games. The two differ.
compare-no-difference = Second less first: { $gap } points over { $pairs } pairs of games. That may still be chance.
compare-rounds = Rounds, second less first: { $gap }
compare-unknown = The difference is not known to { $points } points after { $pairs } pairs: its interval is wider. Give --games more.

## report

report-title = Shamble: a run of games
report-headline-heroes = The Heroes usually see the morning
report-headline-zombies = The dead usually take the town
report-headline-even = A close night
report-headline-open = Too few games to say who is ahead
report-setting-seed = seed { $seed }
report-setting-rules = rules: { $rules }
report-setting-dots = { $dots } dots more for special rules
report-setting-surprise = everything set up by chance
report-setting-situation = from a described position
report-until = As many games of each cell as it took until the interval reached { $points } points to either side, { $games } at most. When to look was fixed beforehand and only the width decided, never who was ahead, so intervals cover what they say.
report-usual-profile = as each scenario is usually played
report-made-by = Made by shamble { $version }. Every interval covers 95 %, or more where it is corrected for many comparisons. Point at a mark for its numbers.
report-cell = { $scenario }, { $players } players
report-number-wins = of games won by the Heroes ({ $low } – { $high })
report-number-wins-cells = won by the Heroes, every scenario and number of players counting alike ({ $low } – { $high })
report-number-games = games
report-number-rounds = rounds in a game
report-number-deaths = Heroes lost in a game
report-number-kills = Zombies killed in a game
report-number-searches = searches in a game
report-key-heroes = Heroes win
report-key-zombies = Zombies win
report-key-lost = Heroes lost
report-sheet = All scenarios on one sheet
report-sheet-about = Sorted as you choose. One-sided: 0 % where both sides win as often, 100 % where one always does. Rounds: how many were played; behind it without the shortest and the longest tenth.
report-sheet-scenario = Scenario
report-sheet-wins = Heroes win
report-sheet-lean = One-sided
report-sheet-rounds = Rounds
report-sheet-deaths = Heroes lost
report-sheet-ways = How games end
report-sheet-games = Games
report-sheet-otherwise = otherwise
report-sheet-by-one-sided = Most one-sided first
report-sheet-by-length = Longest first
report-sheet-by-ending = By how they end
report-sheet-by-name = By name
report-wins = How often the Heroes win
report-wins-about = By scenario and number of players. A filled mark is clearly off the even line, corrected for how many rows there are; a hollow one may still be chance. On the right: games.
report-endings = How games end
report-endings-about = Each side’s ways to win, as a share of all games of the scenario.
report-length = How long games last
report-length-about = Above the line: games that ended in each round. Below it: Heroes lost in that round.
report-survival = Who survives
report-survival-about = How often each Hero is still standing at the end, of the games they were in. A filled mark is clearly off one game in two, corrected for how many Heroes there are.
report-early = What early cards do
report-early-about = Heroes’ win rate with the card among the top fifteen of its deck, less the rate without. The shuffle alone decides that, so this is cause, not company.
report-used = What goes with winning
report-used-about = Heroes’ win rate in games where the thing was used, less games where it was not. Long games use more of everything, so read this as company, not as cause.
report-tried = { $tried } were tried, { $clear ->
    [0] none of them is clear
    [one] one of them is clear
   *[other] { $clear } of them are clear
}; shown are the { $shown } clearest. Marks and intervals are corrected for how many were tried: if nothing mattered, at most one such page in twenty would call anything clear.
report-too-few = There are too few games to tell. Some hundreds will do.
report-weapons = What kills Zombies
report-weapons-about = Kills in a game, by what the Hero held.
report-weapon-bare-hands = Bare hands
report-weapon-gas = Burning gas
report-deaths = Where Heroes die
report-deaths-about = One map for each printed board, however it was turned and wherever it lay: deaths in a game with that board, all maps on one scale. A space of several cells shares its deaths among them.
report-map = { $board }: { $deaths } deaths in a game ({ $games } games)
report-places = Deadliest places
report-outside = Out in the open

report-all = All games
report-nights = Nights to look at
report-nights-about = Of each scenario and number of players the games that stand out; the link plays one again at your table.
report-nights-cell = Scenario and players
report-nights-why = Why
report-nights-end = How it ended
report-nights-rounds = Rounds
report-nights-lost = Heroes lost
report-nights-killed = Zombies killed
report-nights-watch = Replay
report-nights-watch-it = Watch
report-nights-quick-heroes = The Heroes’ quickest win
report-nights-quick-zombies = The Zombies’ quickest win
report-nights-bloody = Most Heroes lost
report-nights-deadly = Most Zombies killed
report-nights-long = Most decisions
report-nights-note = Links open the table at { $table }; start it first with ./run play.

## runs side by side

report-plain-wins = How often each side wins
report-plain-wins-about = With 95 % intervals; the line is where all sides would be if they were alike. On the right: games.
report-plain-endings = How games end
report-plain-endings-about = Each way to end, as a share of all games.
report-plain-means = In a game
report-plain-means-about = Means of all games, with their intervals.
report-plain-mean = Mean
report-plain-nights = Games to look at
report-plain-nights-about = The link plays one again at your table.
report-plain-winner = Winner
report-plain-quick = The quickest
report-plain-long = Most decisions
report-sides-title = Shamble: two of a kind, on the same seeds
report-sides-title-sweep = Shamble: a switch and what it does
report-sides-more = { $side }: { $points } more wins in a hundred games with { $other } than with { $one }
report-sides-fewer = { $side }: { $points } fewer wins in a hundred games with { $other } than with { $one }
report-sides-number-rate = wins, { $side }, { $name }
report-sides-even = { $one } and { $other }: the difference may still be chance
report-sides-number-gap = games in a hundred, last less first ({ $low } – { $high })
report-sides-left-out = { $games ->
    [one] One game is
   *[other] { $games } games are
} left out, because not all runs have played { $games ->
    [one] it
   *[other] them
}.
report-sides-turned = Games that turned
report-sides-turned-about = Of each cell one game that was won on one side only, each way. The seed is the same; watch where the two part.
report-sides-turned-winner = Who wins only where
report-sides-turned-with = { $side }, { $name }
report-sides-number-pairs = games on the same seeds
report-sides-changed = What changed
report-sides-changed-about = Everything else is the same, the seed of every game too.
report-sides-run = Run
report-sides-fact-scenarios = Scenarios
report-sides-fact-players = Players
report-sides-fact-bots = Bots
report-sides-fact-seed = Seed
report-sides-fact-profile = Rules profile
report-sides-fact-switches = Switches
report-sides-fact-team = Heroes
report-sides-fact-game = Game
report-sides-fact-situation = Position
report-sides-fact-special_rules = Special rules
report-sides-fact-boxes = Boxes
report-sides-curve = How often they win, value by value
report-sides-curve-about = All cells together, each value on the same seeds. Every cell counts alike. Intervals are of each value by itself; whether two values differ is told by the differences below.
report-sides-curve-caption = From left to right: { $switch }
report-sides-gap = How much more often they win
report-sides-gap-about = Less the first, taken pair by pair on the same seeds. A filled mark is clear, a hollow one may still be chance. On the right: pairs of games.
report-sides-gap-caption = { $other } less { $one }. Tried: { $tried }, clear: { $clear }; marks and intervals are corrected for how many were tried.
report-sides-gap-caption-sweep = Each value less { $one }. Tried: { $tried }, clear: { $clear }; marks and intervals are corrected for how many were tried, over all values and cells.
report-sides-rates = Each by itself
report-sides-rates-about = How often each side wins, by scenario and number of players, with the interval of each rate.
report-sides-cell = Scenario and players
report-sides-counts = What else changes
report-sides-counts-about = Means of a game; the differences are taken pair by pair.
report-sides-count = In a game
report-sides-less = { $name } less { $one }
