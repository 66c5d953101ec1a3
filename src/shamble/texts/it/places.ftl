### Tabelloni, edifici e luoghi con un nome della scatola del 2007.

board-church = Chiesa e Stazione di polizia
board-farm = Fienile e Casa colonica
board-gas = Banca, Stazione di servizio e Sfasciacarrozze
board-hospital = Ospedale, Tavola calda e Hangar
board-manor-house = Manor House
board-plant = Emporio, Armeria e Fabbrica
board-school = Liceo e Palestra
board-town-center = Centro città

building-airplane-hangar = Hangar
building-bank = Banca
building-barn = Fienile
building-church = Chiesa
building-diner = Tavola calda
building-farmhouse = Casa colonica
building-gas-station = Stazione di servizio
building-general-store = Emporio
building-gun-shop = Armeria
building-gym = Palestra
building-high-school = Liceo
building-hospital = Ospedale
building-junkyard = Sfasciacarrozze
    .text = È all'aperto ma conta come edificio. Invece di pescare con una ricerca, scarta le prime due carte del mazzo Eroi e prendi una carta a caso dagli scarti degli Eroi.
building-manor-house = Manor House
    .text = Un edificio come gli altri, ma non ci si può cercare e non è mai un edificio casuale.
building-plant = Fabbrica
building-police-station = Stazione di polizia

area-cornfield = Campo di mais
    .text = Qui un Eroe può nascondersi: prima di ogni combattimento con lui uno Zombie deve tirare 4+, altrimenti il combattimento non avviene.
area-graveyard = Cimitero
area-manor-center = Centro della Manor House
area-manor-east = Stanza est della Manor House
area-manor-north = Stanza nord della Manor House
area-manor-south = Stanza sud della Manor House
area-manor-west = Stanza ovest della Manor House
area-morgue = Obitorio
    .text = Una stanza dell'Ospedale chiusa da muri propri.
area-road-out-of-town = Strada fuori città
area-town-center = Centro città
    .text = I suoi spazi sono grandi: ognuno vale uno spazio solo.
