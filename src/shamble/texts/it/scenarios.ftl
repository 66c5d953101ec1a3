### Gli scenari della scatola del 2007 e le regole speciali che usano.

scenario-die-zombies-die = Muori, Zombie, muori!
    .story = Nessuno verrà in aiuto, e i morti continuano ad attraversare i campi. Chi può ancora impugnare una mazza decide di colpire per primo.
    .objective = Uccidete 15 Zombie prima del tramonto.
    .zombies = Uccidete 2 Eroi, o resistete fino al tramonto.
scenario-escape-in-the-truck = Fuga sul camioncino
    .story = In mezzo alla città c'è un vecchio camioncino, con il serbatoio a secco e le chiavi chissà dove. Trovate quello che gli manca e salite a bordo.
    .objective = Fate il pieno: un Eroe che inizia il turno nello spazio del camioncino con Gasoline rinuncia a quel turno e sopravvive ai combattimenti in quello spazio. Poi finite un turno degli Eroi con due Eroi in quello spazio, uno dei quali con le Keys, prima del tramonto.
    .zombies = Tenete il camioncino in città fino al tramonto, o uccidete 4 Eroi.
scenario-save-the-townsfolk = Salvate i cittadini
    .story = Non tutti sono riusciti a scappare: qualcuno si nasconde in cantine e soffitte e aspetta che bussino. Radunateli e teneteli in vita finché non sarà finita.
    .objective = Abbiate 4 Cittadini sul tavolo quando finisce il tracciato del sole. Quelli giocati per il loro effetto non contano più.
    .zombies = Uccidete 2 Eroi, o lasciate sul tavolo meno di 4 Cittadini alla fine.
scenario-burn-em-out = Bruciateli tutti
    .story = Escono dalla terra, sempre negli stessi punti. Se si fanno saltare abbastanza buche, forse gli altri se ne andranno.
    .objective = Distruggete 3 Pozzi prima del tramonto: un Eroe che inizia il turno su un Pozzo con un Esplosivo rinuncia a quel turno e sopravvive ai combattimenti in quello spazio. Non serve un oggetto Fuoco.
    .zombies = Tenete aperti i Pozzi fino al tramonto, o uccidete 4 Eroi.
scenario-defend-the-manor-house = Difendete la Manor House
    .story = La vecchia villa ha muri spessi e troppe finestre. Chi sarà dentro all'alba potrà raccontarlo.
    .objective = Resistete finché non finisce il tracciato del sole.
    .zombies = Portate 9 Zombie insieme dentro la Manor House, o uccidete 4 Eroi.

special-hero-starting-cards-1 = Carta iniziale degli Eroi
    .text = Ogni Eroe inizia, o entra in gioco, con una carta Eroe in più.
special-manor-house = Manor House
    .text = Al centro c'è la Manor House al posto del Centro città.
special-zombies-auto-spawn = Gli Zombie arrivano sempre
    .text = Non si tira per l'arrivo: in ogni turno degli Zombie se ne piazzano di nuovi.

box-base = Last Night on Earth (2007)
