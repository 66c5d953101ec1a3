# La colonna sonora in parole: due carte.

box-soundtrack-cd = Soundtrack CD (2007)

card-endurance = Endurance
    .text = In qualsiasi momento tranne durante un combattimento, su un Eroe senza carte Eroiche. Resta in gioco: l'Eroe ha una casella Salute in più. Se la carta va persa, se ne va anche la ferita che c'è sopra.
card-nowhere-to-hide = Nowhere To Hide
    .text = Giocala subito: tira un dado per ogni Eroe in un edificio. Con 4+ metti uno Zombie della tua riserva nello spazio dell'Eroe.
