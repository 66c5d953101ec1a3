game-toy = Le scale
toy-prompt = { $player }, e adesso?
toy-pass = Avanti
toy-play = Gioca { $card }
toy-net = Getta la rete
toy-climbs = { $player } sale di { $steps }.
toy-plays = Qualcuno gioca { $card }.
toy-ladder = Due gradini in una volta.
