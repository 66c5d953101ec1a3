# Blood in the Forest in words: cards, Heroes, places, the scenarios.

box-blood-in-the-forest = Blood in the Forest (2013)

### Kinds of models.

model-behemoth = Behemoth { $number }
model-feral-dead = Feral Dead { $number }

kind-of-model-behemoth = Zombie Behemoth
    .text = Moves D3 spaces, rolls two Fight Dice, has three Health boxes and ignores any wound on 4+. When it wins a fight, each natural 6 on its dice is one wound more.
kind-of-model-feral-dead = Feral Dead
    .text = Moves two spaces. A Hero whom it beats must fight it again at once, until it loses or the Hero is dead.

kind-place-zombie-behemoth = Where does the Behemoth come?
kind-place-zombie-feral-dead = Where does the Feral Dead come?
option-buy-behemoth = A Zombie Behemoth, 6 Spawn Points and 3 Experience
option-buy-feral-dead = A Feral Dead, 2 Spawn Points and 1 Experience
bought-behemoth = a Zombie Behemoth
bought-feral-dead = a Feral Dead

### Special rules.

special-zombie-champions = Zombie Champions
    .text = Feral Dead and Zombie Behemoths, one use each: they cost Spawn Points, which may be saved for them, and Experience. Once: 3 and 1 of them; twice: all. In return each Hero starts with a card for each time, unless they are always there.

## -- boards

special-airfield = Airfield
    .text = The airfield is the middle of the town.
special-forest-only-board = Forest Only Board
    .text = There is no town: the Forest Center, four straight boards and the four forest boards.
special-forest-ring = Forest Ring
    .text = Forest boards lie all round the town, on 18 by 18 spaces.
special-town-ring = Town Ring
    .text = Four more town boards and four strips of grass lie all round the town.

board-airfield = Airfield
board-bf-old-cabin = Old Cabin
board-bf-ranger-station = Ranger Station and Mine Shaft
board-bf-straight-1 = Straight board 1, forest
board-bf-straight-1-grass = Straight board 1, grass
board-bf-straight-2 = Straight board 2, forest
board-bf-straight-2-grass = Straight board 2, grass
board-bf-straight-3 = Straight board 3, forest
board-bf-straight-3-grass = Straight board 3, grass
board-bf-straight-4 = Straight board 4, forest
board-bf-straight-4-grass = Straight board 4, grass
board-bf-thrashers-mill = Thrasher's Mill
board-bf-tower-relay = Tower Relay
board-forest-center = Forest Center

building-mine-shaft = Mine Shaft
building-old-cabin = Old Cabin
building-ranger-station = Ranger Station
building-thrashers-mill = Thrasher's Mill
building-tower-relay = Tower Relay
building-bf-old-cabin-forest-1 = Cabin Woods
building-bf-old-cabin-forest-2 = Wolf Den
building-bf-old-cabin-forest-3 = Crooked Pines
building-bf-ranger-station-forest-1 = Ranger Woods
building-bf-ranger-station-forest-2 = Owl Copse
building-bf-straight-1-forest-1 = Fern Gully
building-bf-straight-1-forest-2 = Ash Stand
building-bf-straight-2-forest-1 = Birch Stand
building-bf-straight-2-forest-2 = Fox Covert
building-bf-straight-3-forest-1 = Old Growth
building-bf-straight-3-forest-2 = Bramble Patch
building-bf-straight-4-forest-1 = Hunter's Wood
building-bf-straight-4-forest-2 = Silent Pines
building-bf-thrashers-mill-forest-1 = Mill Woods
building-bf-thrashers-mill-forest-2 = Gallows Grove
building-bf-thrashers-mill-forest-3 = Black Hollow
building-bf-tower-relay-forest-1 = Relay Woods
building-bf-tower-relay-forest-2 = Deer Brake
building-bf-tower-relay-forest-3 = Cliff Foot

area-airfield = Airfield
area-clearing = Clearing
area-runway = Runway
