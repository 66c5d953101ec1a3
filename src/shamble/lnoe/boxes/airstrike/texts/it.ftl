# Airstrike in parole: carte, regola speciale, scenario.

box-airstrike = Airstrike (2014)
marker-flare = Razzo
marker-airstrike = il bombardamento
special-airstrike = Bombardamento
    .text = All'inizio di un turno degli Zombie un edificio casuale è colpito e distrutto: chi è dentro subisce una ferita ed esce, chi è accanto ne subisce una con 3+. Dove i dadi lasciano una scelta è colpito il centro, e tutti lì subiscono una ferita con 3+. Se comprati, i bombardamenti iniziano nel turno in cui un dado fa per la prima volta 6, uno per turno.
event-airstrike = Cadono bombe su { $building }.
event-airstrike-centre = Cadono bombe sul centro.
event-airstrike-spared = I piloti vedono i Razzi e risparmiano il centro.
event-roll-airstrike = { $who } tira { $dice } per gli aerei.
event-roll-bombs = { $who } tira { $dice } sotto le bombe.

### Lo scenario di Airstrike.

scenario-airstrike = Il bombardamento
    .story = La radio dice che quassù è tutto perduto, e che se ne assicureranno. A meno che qualcuno, da qui, non mostri una luce.
    .objective = Accendete un Razzo in ognuno dei quattro angoli del tabellone centrale e abbiate 2 Eroi su quel tabellone. Un Razzo d'emergenza si accende lì invece di muovere. Sotto i segnalini se ne possono trovare altri.
    .zombies = Uccidete 3 Eroi, o resistete fino all'ultimo bombardamento. Da quando il tracciato del sole è al 7, cadono bombe all'inizio di ogni turno degli Zombie. Con tutti e quattro i Razzi accesi il centro è risparmiato.
reason-flares-lit = i piloti hanno visto i Razzi
reason-town-bombed = la città è rasa al suolo

### Le carte di Airstrike: il nome stampato, l'effetto con parole nostre.

## Mazzo Eroi

card-emergency-flare = Emergency Flare
    .text = Scartala per una di queste: invece di muovere, dove lo scenario lo chiede, accendi un Razzo nel tuo spazio. Oppure un attacco a distanza contro uno Zombie entro 3: con 3+ muore. Oppure togli le Luci spente dall'edificio in cui sei.
mode-emergency-flare-signal = accendi un Razzo qui
mode-emergency-flare-light = togli le Luci spente qui
card-take-cover = Take Cover!
    .text = In qualsiasi momento, su un Eroe: fino alla fine del turno bombardamenti, esplosivi e fuochi non lo feriscono.

## Mazzo Zombie

card-dying-slash = Dying Slash
    .text = Quando uno Zombie muore con un Eroe nel suo spazio: quell'Eroe subisce una ferita con 4+.
card-smoldering-dead = Smoldering Dead
    .text = Giocala subito. Resta in gioco: gli Zombie ignorano con 4+ le ferite da fuoco ed esplosivi; per ognuna ignorata inizia un nuovo fuoco nello spazio dello Zombie.

### Le regole che porta la scatola, per numero.

rule-16-4-6 = Un edificio casuale è colpito e distrutto, e chi è dentro subisce una ferita ed esce; chi è accanto la subisce con 3 o più. Dove un lato potrebbe scegliere è colpito invece il tabellone centrale: una ferita a tutti lì con 3 o più.
    .title = Bombardamento
rule-16-4-6-1 = Arrivano all’inizio di un turno Zombie.
    .title = Quando arrivano
rule-16-4-6-2 = Tre punti ciascuno; al massimo uno per turno Zombie.
    .title = Prezzo di un bombardamento
