### La tabella di `shamble strength`.

strength-steady = Steady accanto a random: stesso posto, stesso avversario, stessi semi
strength-search = Search, mezzo secondo a decisione, accanto a steady
strength-column-scenario = Scenario
strength-column-side = Posto
strength-column-opponent = Contro
strength-column-games = Partite
strength-column-wins = Vittorie (95 %)
strength-column-other = Vince il bot più debole
strength-column-gap = In più, in punti (95 %)
strength-column-holds = Abbastanza
strength-yes = sì
strength-no = no
