# Radioactive Grave Dead in parole: miniature, segnalini, scenario.

box-radioactive-grave-dead = Radioactive Grave Dead (2009)
kind-of-model-radioactive = Radioattivi
    .text = Un Eroe nello spazio di uno di loro, o della sua melma, tira un dado combattimento in meno. Dove ne muore uno resta Melma verde; chi finisce lì il movimento con un oggetto Fuoco può bruciarne una.
marker-green-ooze = Melma verde
marker-meteorite = Meteorite
kind-choose-use-marker-green-ooze = Melma verde: { $actor } la brucia?
kind-choose-strike = { $actor } può tirare i dadi combattimento contro ciò che è qui; ogni 5 o 6 è una ferita.
option-choose-strike-yes = Colpisci
option-choose-strike-no = Lascia stare
event-roll-strike = { $who } tira { $dice } per colpirlo.
event-roll-damage = { $dice } ferite.
event-roll-radiation = { $who } tira { $dice } contro le radiazioni.

### Lo scenario di Radioactive Grave Dead.

scenario-it-fell-from-the-sky = È caduto dal cielo
    .story = Qualcosa di infuocato è caduto in mezzo alla città. I primi che sono andati a vedere si sono rialzati quella notte, e brillavano.
    .objective = Fate 12 ferite al Meteorite: una con ogni colpo a distanza, D6 con un esplosivo, una per ogni 5 o 6 dei dadi combattimento di un Eroe nel suo spazio. Chi inizia lì il turno è ferito con 1-2, accanto con 1.
    .zombies = Teneteli lontani finché il sole non tramonta, o uccidete 4 Eroi. I Morti della tomba sono radioattivi.
reason-meteorite-destroyed = il Meteorite è a pezzi

### Le regole che porta la scatola, per numero.

rule-8-3-2 = Chi finisce il movimento sulla Melma verde con un oggetto Fuoco può bruciarla, una per turno.
    .title = Bruciare la Melma verde
rule-11-6-6-3 = Dove si trovava resta della Melma verde.
    .title = È ucciso un Radioactive
rule-12-3-3 = Un incendio che nasce in uno spazio con Melma verde, o vi si propaga, la toglie.
    .title = Melma e fuoco
rule-14-4-3-7 = Un Eroe con un tale Zombie, o con la Melma verde che ne resta, tira un Dado di Combattimento in meno, ma mai meno di uno. Chi vi finisce il movimento con un oggetto Fuoco può bruciare una Melma per turno.
    .title = Radioactive
