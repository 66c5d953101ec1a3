# Blood in the Forest in parole: carte, Eroi, luoghi, scenari.

box-blood-in-the-forest = Blood in the Forest (2013)

### Tipi di miniature.

model-behemoth = Colosso { $number }
model-feral-dead = Morto feroce { $number }

kind-of-model-behemoth = Colosso Zombie
    .text = Muove di D3 spazi, tira due dadi combattimento, ha tre caselle Salute e ignora ogni ferita con 4+. Quando vince un combattimento, ogni 6 naturale dei suoi dadi è una ferita in più.
kind-of-model-feral-dead = Morto feroce
    .text = Muove di due spazi. Un Eroe battuto da lui deve combatterlo ancora subito, finché perde o l’Eroe è morto.

kind-place-zombie-behemoth = Dove arriva il Colosso?
kind-place-zombie-feral-dead = Dove arriva il Morto feroce?
option-buy-behemoth = Un Colosso Zombie, 6 Punti Risveglio e 3 Esperienza
option-buy-feral-dead = Un Morto feroce, 2 Punti Risveglio e 1 Esperienza
bought-behemoth = un Colosso Zombie
bought-feral-dead = un Morto feroce

### Regole speciali.

special-zombie-champions = Campioni Zombie
    .text = Morti feroci e Colossi Zombie, ognuno per una volta sola: costano Punti Risveglio, che si possono mettere da parte per loro, ed Esperienza. Una volta: 3 e 1; due volte: tutti. In cambio ogni Eroe comincia con una carta per ogni volta, a meno che non ci siano sempre.

## -- boards

special-airfield = Aeroporto
    .text = Il campo d'aviazione è il centro della città.
special-forest-only-board = Solo foresta
    .text = Non c'è città: il Centro della foresta, quattro tabelloni dritti e i quattro della foresta.
special-forest-ring = Anello di foresta
    .text = Tutto attorno alla città ci sono tabelloni di foresta, su 18 per 18 spazi.
special-town-ring = Anello di città
    .text = Attorno alla città ci sono altri quattro tabelloni di città e quattro strisce d'erba.

board-airfield = Campo d'aviazione
board-bf-old-cabin = Vecchia capanna
board-bf-ranger-station = Stazione dei ranger e pozzo della miniera
board-bf-straight-1 = Tabellone dritto 1, foresta
board-bf-straight-1-grass = Tabellone dritto 1, erba
board-bf-straight-2 = Tabellone dritto 2, foresta
board-bf-straight-2-grass = Tabellone dritto 2, erba
board-bf-straight-3 = Tabellone dritto 3, foresta
board-bf-straight-3-grass = Tabellone dritto 3, erba
board-bf-straight-4 = Tabellone dritto 4, foresta
board-bf-straight-4-grass = Tabellone dritto 4, erba
board-bf-thrashers-mill = Mulino di Thrasher
board-bf-tower-relay = Torre ripetitore
board-forest-center = Centro della foresta

building-mine-shaft = Pozzo della miniera
building-old-cabin = Vecchia capanna
building-ranger-station = Stazione dei ranger
building-thrashers-mill = Mulino di Thrasher
building-tower-relay = Torre ripetitore
building-bf-old-cabin-forest-1 = Bosco della capanna
building-bf-old-cabin-forest-2 = Tana del lupo
building-bf-old-cabin-forest-3 = Pini storti
building-bf-ranger-station-forest-1 = Bosco dei ranger
building-bf-ranger-station-forest-2 = Macchia del gufo
building-bf-straight-1-forest-1 = Forra delle felci
building-bf-straight-1-forest-2 = Frassineto
building-bf-straight-2-forest-1 = Betulleto
building-bf-straight-2-forest-2 = Covo della volpe
building-bf-straight-3-forest-1 = Bosco vecchio
building-bf-straight-3-forest-2 = Roveto
building-bf-straight-4-forest-1 = Bosco del cacciatore
building-bf-straight-4-forest-2 = Pini muti
building-bf-thrashers-mill-forest-1 = Bosco del mulino
building-bf-thrashers-mill-forest-2 = Bosco della forca
building-bf-thrashers-mill-forest-3 = Conca nera
building-bf-tower-relay-forest-1 = Bosco del ripetitore
building-bf-tower-relay-forest-2 = Macchia dei cervi
building-bf-tower-relay-forest-3 = Piede della rupe

area-airfield = Campo d'aviazione
area-clearing = Radura
area-runway = Pista
