# Gli scenari del web in parole.

box-web-scenario = Scenari dal web (2007)

### We've Got to Go Back!

scenario-weve-got-to-go-back = Dobbiamo tornare indietro!
    .story = Eravate fuori. Eravate al sicuro. Ora qualcuno deve tornare per due contenitori d'acciaio che stanno in due case su sei.
    .objective = Due dei sei segnalini nascondono un Contenitore biologico; una ricerca gira un segnalino. Portate entrambi i contenitori sul camioncino e finite un turno degli Eroi con un Eroe lì, prima del tramonto.
    .zombies = Tenete i contenitori in città fino al tramonto, o uccidete 4 Eroi.
reason-canisters-loaded = il camioncino parte con entrambi i contenitori

marker-bio-canister = Contenitore biologico
area-uppermost-space = Spazio più in alto
area-escape-zone = Zona di fuga

kind-choose-provisions = Che cosa porta con sé la squadra?
kind-choose-provision = Quale carta sceglie la squadra dal mazzo?
option-choose-provisions-random = 12 carte dalla cima del mazzo
option-choose-provisions-picked = 6 carte a scelta
