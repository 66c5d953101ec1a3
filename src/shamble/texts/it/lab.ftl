### Il laboratorio: `shamble bench`, `simulate`, `compare` e `report`.

## bench

bench-running = Misuro …
bench-part = Misuro: { $part }
bench-peers-missing = Non installati: { $peers }. Per il confronto serve l’extra `bench`.
bench-title = Un solo core, tempo di CPU, Python { $python }, { $build }, mediana di { $runs } prove
bench-plain = versione semplice
bench-compiled = versione compilata
bench-row-decisions-per-second = partite a caso, decisioni non forzate al secondo
bench-row-games-per-second = partite a caso, partite intere al secondo
bench-row-decisions-per-game = decisioni in una partita
bench-row-clone = copia di uno stato a metà partita, µs
bench-row-list = elencare le opzioni, µs
bench-row-describe = descrivere una decisione per un client, µs
bench-row-save-load = salvare e caricare, µs
bench-hordes = Una decisione del passo Muovi gli Zombie secondo il numero di Zombie: { $times }. Dal primo all’ultimo: { $growth } volte (3 è una retta).
bench-sizes = La stessa su tabelloni di due misure, con gli stessi modelli: { $times }. Il più grande costa { $growth } volte tanto.
bench-board = Costruire le tabelle di una città: { $time } ms, una volta per città; della più grande, 18 × 18: { $largest } ms.
bench-steady = Il bot steady da entrambe le parti: { $games } partite al secondo.
bench-variant = Con { $name } e le regole più recenti: { $pace } decisioni al secondo, { $part } della partita consueta; copia { $clone } µs.
bench-playouts = Il bot search prova { $count } futuri in mezzo secondo.
bench-learners = Chi impara da { $count } partite affiancate riceve { $gain } volte le decisioni di partite singole una dopo l’altra.
bench-holds = tiene
bench-fails = NON TIENE
bench-bar-clone = copia, µs
bench-bar-save-and-load = salvare e caricare, µs
bench-bar-decisions-beside-catanatron = decisioni al secondo rispetto a catanatron, volte
bench-bar-games-beside-catanatron = partite al secondo rispetto a catanatron, volte
bench-bar-steady-games = steady contro steady, partite al secondo
bench-bar-growth = crescita con l’orda
bench-bar-size = crescita con la misura del tabellone
bench-bar-largest-board = costruire il tabellone più grande, ms
bench-bar-larger-games = partite più grandi accanto alla consueta, parte delle sue decisioni al secondo
bench-bar-larger-games-clone = copia nelle partite più grandi, µs
bench-bar-learners = partite affiancate per chi impara, volte

## simulate

simulate-playing = In gioco
simulate-stopped = Interrotto; { $games } partite sono salve. Con --out lo stesso comando riprende da dove era.
simulate-title = { $bots }; seme { $seed }
simulate-scenario = Scenario
simulate-players = Giocatori
simulate-games = Partite
simulate-wins = Vittorie: { $side } (95 %)
simulate-rounds = Round
simulate-deaths = Eroi persi
simulate-kills = Zombie uccisi
simulate-pace = { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $seconds } secondi di gioco.
simulate-sweep = Vittorie secondo { $switch }, ogni valore sugli stessi semi
simulate-sweep-gap = Meno il primo valore (punti, 95 %)
simulate-unknown = { $cells ->
    [one] Una cella non è nota
   *[other] { $cells } celle non sono note
} a { $points } punti dopo { $games } partite: gli intervalli sono più larghi. Dai più partite con --games.

## compare

compare-wins = { $name }: { $side }, vittorie { $rate }
compare-difference = Secondo meno primo: { $gap } punti su { $pairs } coppie di partite. I due sono diversi.
compare-no-difference = Secondo meno primo: { $gap } punti su { $pairs } coppie di partite. Può essere ancora un caso.
compare-rounds = Round, secondo meno primo: { $gap }
compare-unknown = La differenza non è nota a { $points } punti dopo { $pairs } coppie: l’intervallo è più largo. Dai più partite con --games.

## report

report-title = Shamble: una serie di partite
report-headline-heroes = Di solito gli Eroi vedono il mattino
report-headline-zombies = Di solito i morti prendono la città
report-headline-even = Una notte in bilico
report-headline-open = Partite troppo poche per dire chi è avanti
report-setting-seed = seme { $seed }
report-setting-rules = regole: { $rules }
report-setting-dots = { $dots } punti in più per regole speciali
report-setting-surprise = tutto preparato a caso
report-setting-situation = da una posizione descritta
report-until = Di ogni cella tante partite quante ne sono servite perché l’intervallo arrivasse a { $points } punti per parte, al più { $games }. Quando guardare era fissato prima e ha deciso solo l’ampiezza, mai chi era in vantaggio: gli intervalli coprono quanto dicono.
report-usual-profile = quelle solite di ogni scenario
report-made-by = Fatto da shamble { $version }. Ogni intervallo copre il 95 %, o di più dove è corretto per molti confronti. Punta un segno per i suoi numeri.
report-cell = { $scenario }, { $players } giocatori
report-number-wins = delle partite vinte dagli Eroi ({ $low } – { $high })
report-number-wins-cells = vinte dagli Eroi, contando allo stesso modo ogni scenario e numero di giocatori ({ $low } – { $high })
report-number-games = partite
report-number-rounds = round in una partita
report-number-deaths = Eroi persi in una partita
report-number-kills = Zombie uccisi in una partita
report-number-searches = ricerche in una partita
report-key-heroes = Vincono gli Eroi
report-key-zombies = Vincono gli Zombie
report-key-lost = Eroi persi
report-sheet = Tutti gli scenari su un foglio
report-sheet-about = Nell'ordine che scegli. Sbilanciato: 0 % dove le due parti vincono allo stesso modo, 100 % dove vince sempre la stessa. Round: quanti se ne sono giocati; accanto, senza il decimo più corto e il più lungo.
report-sheet-scenario = Scenario
report-sheet-wins = Vittorie degli Eroi
report-sheet-lean = Sbilanciato
report-sheet-rounds = Round
report-sheet-deaths = Eroi persi
report-sheet-ways = Come finiscono le partite
report-sheet-games = Partite
report-sheet-otherwise = altrimenti
report-sheet-by-one-sided = Prima i più sbilanciati
report-sheet-by-length = Prima i più lunghi
report-sheet-by-ending = Per come finiscono
report-sheet-by-name = Per nome
report-wins = Quanto spesso vincono gli Eroi
report-wins-about = Per scenario e numero di giocatori. Un segno pieno è chiaramente fuori dalla parità, tenuto conto di quante righe ci sono; uno vuoto può essere ancora un caso. A destra: le partite.
report-endings = Come finiscono le partite
report-endings-about = I modi di vincere di ciascuna parte, sul totale delle partite dello scenario.
report-length = Quanto durano le partite
report-length-about = Sopra la linea: le partite finite in ogni round. Sotto: gli Eroi persi in quel round.
report-survival = Chi sopravvive
report-survival-about = Quanto spesso ogni Eroe è ancora in piedi alla fine, sulle partite a cui ha preso parte. Un segno pieno è chiaramente fuori da una partita su due, tenuto conto di quanti Eroi ci sono.
report-early = Che cosa fanno le carte che escono presto
report-early-about = Vittorie degli Eroi con la carta tra le prime quindici del suo mazzo, meno quelle senza. Decide solo il mescolare, dunque è causa e non compagnia.
report-used = Che cosa accompagna la vittoria
report-used-about = Vittorie degli Eroi nelle partite in cui la cosa è stata usata, meno quelle in cui non lo è stata. Le partite lunghe usano più di tutto: è compagnia, non causa.
report-tried = Ne sono state provate { $tried }, { $clear ->
    [0] nessuna è chiara
    [one] una è chiara
   *[other] { $clear } sono chiare
}; si vedono le { $shown } più chiare. Segni e intervalli sono corretti per il numero di prove: se nulla contasse, al più una pagina simile su venti direbbe chiaro qualcosa.
report-too-few = Le partite sono troppo poche per dirlo. Ne bastano alcune centinaia.
report-weapons = Che cosa uccide gli Zombie
report-weapons-about = Uccisioni in una partita, secondo ciò che l’Eroe aveva in mano.
report-weapon-bare-hands = Mani nude
report-weapon-gas = Benzina in fiamme
report-deaths = Dove muoiono gli Eroi
report-deaths-about = Una mappa per ogni plancia stampata, comunque girata e ovunque posta: morti in una partita con quella plancia, tutte sulla stessa scala. Uno spazio di più caselle divide le sue morti tra di esse.
report-map = { $board }: { $deaths } morti in una partita ({ $games } partite)
report-places = I luoghi più letali
report-outside = All’aperto

report-all = Tutte le partite
report-nights = Notti da guardare
report-nights-about = Di ogni scenario e numero di giocatori le partite che spiccano; il rimando ne rigioca una al tuo tavolo.
report-nights-cell = Scenario e giocatori
report-nights-why = Perché
report-nights-end = Come è finita
report-nights-rounds = Round
report-nights-lost = Eroi persi
report-nights-killed = Zombie uccisi
report-nights-watch = Replica
report-nights-watch-it = Guarda
report-nights-quick-heroes = La vittoria più rapida degli Eroi
report-nights-quick-zombies = La vittoria più rapida degli Zombie
report-nights-bloody = Più Eroi persi
report-nights-deadly = Più Zombie uccisi
report-nights-long = Più decisioni
report-nights-note = I rimandi aprono il tavolo a { $table }; avvialo prima con ./run play.

## serie a confronto

report-plain-wins = Quante volte vince ogni parte
report-plain-wins-about = Con intervalli al 95 %; la linea è dove sarebbero tutte le parti se fossero uguali. A destra: le partite.
report-plain-endings = Come finiscono le partite
report-plain-endings-about = Ogni modo di finire, come quota di tutte le partite.
report-plain-means = In una partita
report-plain-means-about = Medie di tutte le partite, con i loro intervalli.
report-plain-mean = Media
report-plain-nights = Partite da guardare
report-plain-nights-about = Il collegamento ne rigioca una al tuo tavolo.
report-plain-winner = Vincitore
report-plain-quick = La più breve
report-plain-long = Più decisioni
report-sides-title = Shamble: due cose simili, sugli stessi semi
report-sides-title-sweep = Shamble: un interruttore e i suoi effetti
report-sides-more = { $side }: { $points } vittorie in più su cento partite con { $other } che con { $one }
report-sides-fewer = { $side }: { $points } vittorie in meno su cento partite con { $other } che con { $one }
report-sides-number-rate = vittorie, { $side }, { $name }
report-sides-even = { $one } e { $other }: la differenza può essere ancora un caso
report-sides-number-gap = partite su cento, l’ultima meno la prima ({ $low } – { $high })
report-sides-left-out = { $games ->
    [one] È stata tralasciata una partita
   *[other] Sono state tralasciate { $games } partite
}, perché non tutte le serie { $games ->
    [one] l’hanno giocata
   *[other] le hanno giocate
}.
report-sides-turned = Partite capovolte
report-sides-turned-about = Di ogni cella una partita vinta da una parte sola, nei due sensi. Il seme è lo stesso: guarda dove le due si separano.
report-sides-turned-winner = Chi vince solo dove
report-sides-turned-with = { $side }, { $name }
report-sides-number-pairs = partite sugli stessi semi
report-sides-changed = Che cosa cambia
report-sides-changed-about = Tutto il resto è uguale, anche il seme di ogni partita.
report-sides-run = Serie
report-sides-fact-scenarios = Scenari
report-sides-fact-players = Giocatori
report-sides-fact-bots = Bot
report-sides-fact-seed = Seme
report-sides-fact-profile = Profilo di regole
report-sides-fact-switches = Interruttori
report-sides-fact-team = Eroi
report-sides-fact-game = Gioco
report-sides-fact-situation = Posizione
report-sides-fact-special_rules = Regole speciali
report-sides-fact-boxes = Scatole
report-sides-curve = Quanto spesso vincono, valore per valore
report-sides-curve-about = Tutte le celle insieme, ogni valore sugli stessi semi. Ogni cella conta allo stesso modo. Gli intervalli sono di ogni valore da solo; se due valori sono diversi lo dicono le differenze qui sotto.
report-sides-curve-caption = Da sinistra a destra: { $switch }
report-sides-gap = Quanto più spesso vincono
report-sides-gap-about = Meno la prima, coppia per coppia sugli stessi semi. Un segno pieno è chiaro, uno vuoto può essere ancora un caso. A destra: le coppie di partite.
report-sides-gap-caption = { $other } meno { $one }. Prove: { $tried }, chiare: { $clear }; segni e intervalli sono corretti per il numero di prove.
report-sides-gap-caption-sweep = Ogni valore meno { $one }. Prove: { $tried }, chiare: { $clear }; segni e intervalli sono corretti per il numero di prove, su tutti i valori e le celle.
report-sides-rates = Ognuna per sé
report-sides-rates-about = Quanto spesso vince ogni parte, per scenario e numero di giocatori, con l’intervallo di ogni quota.
report-sides-cell = Scenario e giocatori
report-sides-counts = Che altro cambia
report-sides-counts-about = Medie di una partita; le differenze sono prese coppia per coppia.
report-sides-count = In una partita
report-sides-less = { $name } meno { $one }
