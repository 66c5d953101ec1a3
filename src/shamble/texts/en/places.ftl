### Boards, buildings and named places of the 2007 box.

board-church = Church and Police Station
board-farm = Barn and Farmhouse
board-gas = Bank, Gas Station and Junkyard
board-hospital = Hospital, Diner and Airplane Hangar
board-manor-house = Manor House
board-plant = General Store, Gun Shop and Plant
board-school = High School and Gym
board-town-center = Town Center

building-airplane-hangar = Airplane Hangar
building-bank = Bank
building-barn = Barn
building-church = Church
building-diner = Diner
building-farmhouse = Farmhouse
building-gas-station = Gas Station
building-general-store = General Store
building-gun-shop = Gun Shop
building-gym = Gym
building-high-school = High School
building-hospital = Hospital
building-junkyard = Junkyard
    .text = Open to the sky, but a building. Instead of drawing a card in a search, discard the top two Hero cards and take a random card from the Hero discard pile.
building-manor-house = Manor House
    .text = A building like any other, but nobody can search in it and it is never a random building.
building-plant = Plant
building-police-station = Police Station

area-cornfield = Cornfield
    .text = A Hero here may hide: a Zombie must roll 4+ before each fight with that Hero, or the fight does not take place.
area-graveyard = Graveyard
area-manor-center = Centre of the Manor House
area-manor-east = East room of the Manor House
area-manor-north = North room of the Manor House
area-manor-south = South room of the Manor House
area-manor-west = West room of the Manor House
area-morgue = Morgue
    .text = A room of the Hospital behind walls of its own.
area-road-out-of-town = Road Out of Town
area-town-center = Town Center
    .text = Its spaces are large: each counts as one.
