### Il gioco nel terminale.

terminal-welcome = Scrivi il numero di una scelta, o uno spazio come 4,7, e premi Invio.
terminal-keys = Inoltre: ? la regola (? 3 dietro la scelta 3), w perché no (w 4,7 o w search), h consiglio, c carte, m mappa, l diario, u annulla, s salva, q esci.
terminal-heading = { $scenario }  Round { $round }, sole a { $sun }: { $turn }.
terminal-set-up = { $scenario }  La partita si prepara.
terminal-pit = Pozzo
terminal-signs = z7 Zombie 7  3z tre Zombie  ━ muro  ╸ ╺ ╎ porta
terminal-acted = ha agito
terminal-zombies = Zombie sul tabellone: { $count }, nella riserva: { $pool }.
terminal-in-play = In gioco: { $cards }
terminal-townsfolk = Sul tavolo: { $cards }
terminal-hand = { $player } ha in mano: { $cards }
terminal-move = { $zombie }, { $place } …
terminal-more = { $choice } … ({ $count })
terminal-attack = Attacca con { $card }
terminal-give = Dai { $card }
terminal-take = Prendi { $card }
terminal-back = Indietro
terminal-no-such-choice = La scelta { $number } non c'è; vanno da 1 a { $last }.
terminal-no-undo = Non si può annullare: dopo sono venuti dadi, una pesca o la scelta di un altro.
terminal-hint = { $choice }. { $reasons }
terminal-hand-over = Passa la tastiera a { $person } ({ $player }) e premi Invio.
terminal-earlier = … altre { $count } righe prima (l le mostra)
terminal-seed = Il seme era { $seed }.
terminal-saved = Salvato: { $path }. Si continua con shamble play --load { $path }
terminal-not-saved = Non si può salvare in { $path }: { $problem }.
terminal-why-what = Chiedi di uno spazio (w 4,7), di uno Zombie (w z3), di una carta, di un Eroe o di un'azione come search.
