### The game in a terminal.

terminal-welcome = Type the number of a choice, or a space such as 4,7, and press Enter.
terminal-keys = Also: ? the rule (? 3 behind choice 3), w why not (w 4,7 or w search), h hint, c cards, m map, l log, u undo, s save, q quit.
terminal-heading = { $scenario }  Round { $round }, sun at { $sun }: { $turn }.
terminal-set-up = { $scenario }  The game is being set up.
terminal-pit = Spawning Pit
terminal-signs = z7 Zombie 7  3z three Zombies  ━ wall  ╸ ╺ ╎ door
terminal-acted = has acted
terminal-zombies = Zombies on the board: { $count }, in the pool: { $pool }.
terminal-in-play = In play: { $cards }
terminal-townsfolk = On the table: { $cards }
terminal-hand = { $player } holds: { $cards }
terminal-move = { $zombie }, { $place } …
terminal-more = { $choice } … ({ $count })
terminal-attack = Attack with { $card }
terminal-give = Give { $card }
terminal-take = Take { $card }
terminal-back = Back
terminal-no-such-choice = There is no choice { $number }; there are 1 to { $last }.
terminal-no-undo = That cannot be taken back: dice, a draw or another player’s choice came after it.
terminal-hint = { $choice }. { $reasons }
terminal-hand-over = Pass the keyboard to { $person } ({ $player }) and press Enter.
terminal-earlier = … { $count } earlier lines (l shows them)
terminal-seed = The seed was { $seed }.
terminal-saved = Saved: { $path }. Go on with shamble play --load { $path }
terminal-not-saved = Cannot save to { $path }: { $problem }.
terminal-why-what = Ask about a space (w 4,7), a Zombie (w z3), a card, a Hero or an action such as search.
