### Che cosa dice `shamble rules` attorno alle regole.

rules-tier-base = base
rules-tier-expansions = espansioni
rules-tier-martians = Marziani
rules-tier-optional = facoltative
rules-tier-solo = solitario
rules-tier-all = tutte le regole
rules-kind-behaviour = regola di gioco
rules-kind-component = componente
rules-kind-reference = riferimento

rules-code = codice
rules-tests = test
rules-absent = non nel 2007
rules-no-code = nessun codice la cita ancora
rules-no-tests = nessun test la dimostra ancora
rules-tests-not-installed = I test non sono installati col pacchetto; li elenca una copia dei sorgenti.
rules-summary = { $tier }: { $covered } regole di gioco su { $behaviour } sono dimostrate dai test, { $missing } mancano, { $absent } non sono nel gioco del 2007.
rules-summary-without-tests = { $tier }: { $behaviour } regole di gioco, di cui { $absent } non sono nel gioco del 2007. I test non sono installati col pacchetto.
rules-unknown = La regola { $rule } non esiste. `shamble rules` le elenca tutte; un capitolo è un numero come 8, una regola un numero come 8.1.1.
rules-unknown-tier = Il gruppo { $tier } non esiste; i gruppi sono { $tiers }.
rules-unknown-box = Non c’è nessuna scatola { $box } sullo scaffale; ci sono { $boxes }.
rules-waiting = { $rule } arriva con la scatola { $box }, che non è ancora sullo scaffale.
rules-unknown-game = Non c’è il gioco { $game }; ci sono { $games }.
rules-no-book = Le regole di { $game } non sono numerate.

## I disegni, a parole

figure-corner-walls = Muri d'angolo
    .text = Tre esempi dentro un edificio. 1: il muro a croce in mezzo impedisce il passo in diagonale, non quelli dritti. 2: un muro che sporge da un angolo impedisce il passo in diagonale da una stanza all'altra. 3: la vista passa sopra un muro d'angolo.
figure-doors = Porte e diagonali
    .text = Due esempi con un Eroe tondo e frecce per i passi. 1: da dentro, dritto attraverso la porta; le diagonali accanto allo stipite sono barrate. 2: da fuori, dritto attraverso la porta, e in diagonale attorno all'angolo esterno dell'edificio.
figure-hunger = Fame
    .text = Quattro esempi con Eroi tondi e Zombie quadrati. 1: uno Zombie accanto a un Eroe deve andare da lui, anche attraverso un muro. 2: uno Zombie che è con un Eroe non se ne va. 3: accanto a due Eroi, sceglie il giocatore Zombie. 4: in un movimento più lungo, arrivato accanto a un Eroe, il passo dopo deve andare da lui.
figure-pairing = Chi combatte contro chi nel turno degli Zombie
    .text = Tre spazi con Eroi tondi e Zombie quadrati; una linea è un combattimento. A: un Eroe combatte contro entrambi gli Zombie. B: due Eroi e due Zombie, un combattimento a testa. C: due Eroi e tre Zombie; ogni Eroe ne combatte uno, e gli Eroi scelgono chi affronta il terzo, indicato da due linee tratteggiate.
figure-sight = Linea di vista
    .text = Quattro esempi. L'Eroe tondo vede lungo le linee continue e non lungo quelle tratteggiate con una croce. 1: fuori attraverso un muro che tocca, non attraverso gli altri muri o le loro porte. 2: da un angolo, fuori attraverso i muri A e B, non attraverso C. 3: all'angolo esterno di un edificio l'Eroe non tocca nessuno dei due muri e non vede dentro. 4: toccando il muro A, l'Eroe vede dentro e lungo il muro da entrambe le parti, non fuori dal muro opposto.
