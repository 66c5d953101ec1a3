### Il laboratorio: `shamble bench`, `simulate`, `compare` e `report`.

## bench

bench-running = Misuro …
bench-part = Misuro: { $part }
bench-peers-missing = Non installati: { $peers }. Per il confronto serve l’extra `bench`.
bench-title = Un solo core, tempo di CPU, Python { $python }, mediana di { $runs } prove
bench-row-decisions-per-second = partite a caso, decisioni non forzate al secondo
bench-row-games-per-second = partite a caso, partite intere al secondo
bench-row-decisions-per-game = decisioni in una partita
bench-row-clone = copia di uno stato a metà partita, µs
bench-row-list = elencare le opzioni, µs
bench-row-describe = descrivere una decisione per un client, µs
bench-row-save-load = salvare e caricare, µs
bench-hordes = Una decisione del passo Muovi gli Zombie secondo il numero di Zombie: { $times }. Dal primo all’ultimo: { $growth } volte (3 è una retta).
bench-board = Costruire le tabelle di una città: { $time } ms, una volta per città.
bench-steady = Il bot steady da entrambe le parti: { $games } partite al secondo.
bench-holds = tiene
bench-fails = NON TIENE
bench-bar-clone = copia, µs
bench-bar-save-and-load = salvare e caricare, µs
bench-bar-decisions-beside-catanatron = decisioni al secondo rispetto a catanatron, volte
bench-bar-games-beside-catanatron = partite al secondo rispetto a catanatron, volte
bench-bar-steady-games = steady contro steady, partite al secondo
bench-bar-growth = crescita con l’orda

## simulate

simulate-playing = In gioco
simulate-stopped = Interrotto; { $games } partite sono salve. Con --out lo stesso comando riprende da dove era.
simulate-title = { $heroes } gioca gli Eroi, { $zombies } gli Zombie, seme { $seed }
simulate-scenario = Scenario
simulate-players = Giocatori
simulate-games = Partite
simulate-heroes-win = Vincono gli Eroi (95 %)
simulate-rounds = Round
simulate-deaths = Eroi persi
simulate-kills = Zombie uccisi
simulate-pace = { $games } partite, { $seconds } secondi di gioco.

## compare

compare-heroes-win = { $name }: gli Eroi vincono { $rate }
compare-zombies-win = { $name }: gli Zombie vincono { $rate }
compare-difference = Secondo meno primo: { $gap } su { $pairs } coppie di partite. I due sono diversi.
compare-no-difference = Secondo meno primo: { $gap } su { $pairs } coppie di partite. Può essere ancora un caso.
compare-rounds = Round, secondo meno primo: { $gap }
