### Humans!!! and Zombies!!!: what a player is asked, and what the choices say.
### Names come ready for reading: { $player } whose turn it is, { $card } a card, { $to } a square, { $tile } a tile.

## Questions, one for each kind of decision

hz-kind-place-tile = Where does { $tile } go?
hz-kind-people-tile = { $tile }: humans or zombies?
hz-kind-place-human = Where does a human go? ({ $count } to place)
hz-kind-place-zombie = Where does a zombie go? ({ $count } to place)
hz-kind-place-token = Where does { $what } go? ({ $count } to place)
hz-kind-start-inside = In which building do your zombies start?
hz-kind-enter-town-square = Where does your zombie come in?
hz-kind-place-chit = Where is the barricade open?
hz-kind-take-chit = Which way is nailed shut?
hz-kind-draw-card = From which deck do you draw?
hz-kind-discard-card = Your turn ends. You may discard one card.
hz-kind-move-zombies = { $left ->
        [0] No movement is left.
        [one] One square is left for your zombies.
       *[other] { $left } squares are left for your zombies.
    }
hz-kind-re-roll = { $purpose }: { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $sign } { $bonus }
    }, you need { $good }. Roll again?
hz-kind-re-roll-open = { $purpose }: { $die }. Roll again?
hz-kind-choose-capture = Whom do you try to capture next?
hz-kind-choose-fate = Eat or infect the prey at { $place }?
hz-kind-move-human = { $steps ->
        [one] Where does { $runner } run, one square?
       *[other] Where does { $runner } run, { $steps } squares?
    }
hz-kind-move-human-called = Where does the human come to?
hz-kind-take-wound = Which wound do you take? You drew { $cards }.
hz-kind-heal-wound = Which wound is patched up?
hz-kind-roll-movement = Roll for movement?
hz-kind-move-guy = { $left ->
        [0] { $whose } has no movement left.
        [one] { $whose } may move one more square.
       *[other] { $whose } may move { $left } more squares.
    }
hz-kind-combat = { $foe }: { $die }, { $total } in all, you need 4. What now?
hz-kind-choose-foe = Whose zombie do you fight next?
hz-kind-mend-die = The die shows { $die }; with less than 4 two zombies of your collection are lost. Do you mend it?
hz-kind-move-horde = { $left ->
        [one] One zombie has to move. Which one, and where?
       *[other] { $left } zombies have to move. Which one, and where?
    }
hz-kind-choose-human = Which human?
hz-kind-choose-pawn = Which pawn?
hz-kind-move-pawn = Where do you lead it?
hz-kind-choose-tile = Which tile?
hz-kind-choose-zombie = Which zombie?
hz-kind-choose-loss = What is lost?

## Windows: somebody may use something

hz-window-tile-laid = { $player } has laid a tile. Do you want to use anything?
hz-window-before-movement = { $player } is about to move. Do you want to use anything?
hz-window-zombie-moved = A zombie of { $player } has moved. Do you want to use anything?
hz-window-movement-over = { $player } has moved. Do you want to use anything?
hz-window-capture-begins = { $player } tries to capture somebody. Do you want to answer?
hz-window-caught = { $player } has caught somebody. Do you hand over a weapon?
hz-window-revealed = You revealed { $cards }. Do you want to use anything?
hz-window-gets-away = The prey is about to get away. Do you want to use anything?
hz-window-removal = Your zombie is about to be removed. Do you want to use anything?
hz-window-attempt-over = The attempt of { $player } is over. Do you want to use anything?
hz-window-card-played = { $by } plays { $card }. Do you want to answer?
hz-window-move-begins = { $player } is about to roll for movement. Do you want to use anything?
hz-window-move-rolled = { $player } may move { $points } squares. Do you want to answer?
hz-window-fight-over = { $player } has fought. Do you want to use anything?
hz-window-card-resolved = { $player } has used a card. Do you want to use anything?
hz-window-turn-end = The turn of { $player } ends. Do you want to use anything?

## Choices

hz-option-place-tile = To the { $at }, { $turn ->
        [0] not turned
        [one] one quarter turn
       *[other] { $turn } quarter turns
    }
hz-option-people = { $what }
hz-option-place = Put { $what } at { $to }
hz-option-draw = Draw: { $deck }
hz-option-keep = Leave it as it is
hz-option-discard = Discard { $card }
hz-option-step = From { $from } to { $to }
hz-option-break-in = Break the barricade at { $to }
hz-option-done = Stop here
hz-option-stop = No more
hz-option-pass = Pass
hz-option-roll = Roll
hz-option-stay = Stay
hz-option-re-roll = Spend a dice token
hz-option-capture = The human at { $to }
hz-option-capture-prey = { $prey } at { $to }
hz-option-run = To { $to }
hz-option-run-prey = To { $to }
hz-option-eat = Eat
hz-option-infect = Infect
hz-option-take = { $wound }
hz-option-heal = { $wound }
hz-option-choose-human = The human at { $human }
hz-option-choose-zombie = The zombie at { $zombie }
hz-option-choose-pawn = { $seat } at { $pawn }
hz-option-choose-tile = { $tile }, { $at }
hz-option-move = From { $from } to { $to }
hz-option-chit = At { $to }
hz-option-enter = At { $to }
hz-option-start = At { $to }
hz-option-fight = { $seat }
hz-option-bullets = { $count ->
        [one] Spend a bullet
       *[other] Spend { $count } bullets
    }
hz-option-lose-life = Lose a life and roll again
hz-option-give-up = Let it be
hz-option-accept = Give the zombies back
hz-option-drop-item = { $seat } loses { $card }
hz-option-drop-bullets = { $count ->
        [one] { $seat } loses a bullet
       *[other] { $seat } loses { $count } bullets
    }
hz-option-play-card = Play { $card }
hz-option-play-card-seat = Play { $card } on { $seat }
hz-option-play-card-combat = Play { $card } in this combat
hz-option-play-card-movement = Play { $card }: double the movement
hz-option-play-card-zombies = Play { $card } on zombies
hz-option-play-card-capture = Play { $card } for the capture
hz-option-use-item = Use { $card }
hz-option-ability = Use { $ability }

## Words within sentences

hz-human = a human
hz-horde = A zombie
hz-what-human = a human
hz-what-humans = Humans
hz-what-zombie = a zombie
hz-what-zombies = Zombies
hz-what-dice = a dice token
hz-what-life = a life token
hz-what-bullets = a bullet
hz-deck-humans = Humans!!!
hz-deck-zombies = Zombies!!!
hz-deck-capture = capture cards
hz-deck-wound = wound cards
