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
