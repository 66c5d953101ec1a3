### The table of `shamble strength`.

strength-steady = Steady beside random: the same seat, the same opponent, the same seeds
strength-search = Search, half a second a decision, beside steady
strength-column-scenario = Scenario
strength-column-side = Seat
strength-column-opponent = Against
strength-column-games = Games
strength-column-wins = Wins (95 %)
strength-column-other = The weaker bot wins
strength-column-gap = More, in points (95 %)
strength-column-holds = Enough
strength-yes = yes
strength-no = no
