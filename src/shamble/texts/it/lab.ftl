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
