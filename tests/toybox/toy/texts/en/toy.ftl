game-toy = The stairs
toy-prompt = { $player }, what now?
toy-pass = Go on
toy-play = Play { $card }
toy-net = Throw the net
toy-climbs = { $player } climbs { $steps }.
toy-plays = Somebody plays { $card }.
toy-ladder = Two steps at once.
