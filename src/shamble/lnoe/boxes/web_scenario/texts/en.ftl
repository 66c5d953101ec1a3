# The web scenarios in words.

box-web-scenario = Web scenarios (2007)

### We've Got to Go Back!

scenario-weve-got-to-go-back = We’ve Got to Go Back!
    .story = You were out. You were safe. Now somebody has to drive back in for two steel canisters that stand in two of six houses.
    .objective = Two of the six counters hide a Bio Canister; a search turns a counter. Bring both canisters onto the truck, and end a Hero turn with a Hero there, before the sun goes down.
    .zombies = Keep the canisters in town until sundown, or kill 4 Heroes.
reason-canisters-loaded = the truck leaves with both canisters

marker-bio-canister = Bio Canister
area-uppermost-space = Uppermost space
area-escape-zone = Escape zone

kind-choose-provisions = What does the team take along?
kind-choose-provision = Which card does the team pick out of the deck?
option-choose-provisions-random = 12 cards off the top of the deck
option-choose-provisions-picked = 6 cards of your choice

### All Hallows' Eve

scenario-all-hallows-eve = All Hallows’ Eve
    .story = Six neighbours have locked their doors tonight. Five of them are afraid. The sixth is reading aloud from a book, and outside they come up to listen.
    .objective = Find out who of the six Townsfolk is the Zombie Master: in a Townsfolk’s space roll 4+ before your ranged attack. Kill the Master (2 Health), then burn the Book: its bearer gives up a turn with a Fire item, before the sun goes down.
    .zombies = Keep the Book from the fire until sundown, or kill 4 Heroes. If the Master still lives then, so much the better.
reason-book-burned = the Book of the Dead has burnt
reason-book-kept = the Book of the Dead is not burnt
reason-master-lives = the Zombie Master lives: a major victory

marker-book-of-the-dead = Book of the Dead
marker-suspect = Suspect
marker-townsfolk = One of the Townsfolk
model-zombie-master = Zombie Master
kind-of-model-zombie-master = Zombie Master
kind-choose-bearer = Who takes the Book of the Dead?
option-burn-book = Give up the turn and burn the Book
objective-burn-book = { $done ->
        [0] the Book is not yet burnt
       *[other] the Book is burnt
    }
event-book-burned = { $who } has burnt the Book of the Dead.
event-unmasked = { $who } is unmasked.
event-roll-eat = { $who } goes for one of the Townsfolk: { $dice }; 4+ kills.

### All Hallows' Eve II: The Ritual

scenario-all-hallows-eve-ii-the-ritual = All Hallows’ Eve II: The Ritual
    .story = A table in the middle of the square, a circle of chalk, a priest who has not looked up for an hour. He needs three things, and the whole town stands between him and them.
    .objective = Bring the Cross from the Church, and the Book and the Amulet from under two of six counters, to Father Joseph in the centre before the sun goes down. He does not move; once in each Hero turn he uses the Ritual Circle.
    .zombies = Kill Father Joseph, or 4 Heroes, or keep the Artifacts from him until sundown.
reason-ritual-completed = the ritual is completed
reason-celebrant-killed = Father Joseph is dead

hero-father-joseph-celebrant = Father Joseph
    .title = At the Ritual Table
ability-ritual-circle = Ritual Circle
    .text = Once in a Hero turn, at any time: move the Circle on the centre board; or kill each Zombie in its space or next to it on 4+; or cancel a Zombie card in play, or one that is being played, on 4+. With the Book on 3+.
mode-ritual-circle-move-circle = move it
mode-ritual-circle-holy-fire = holy fire
mode-ritual-circle-cancel-in-play = cancel a card in play
mode-ritual-circle-cancel = cancel the card

marker-ritual-table = Ritual Table
marker-ritual-circle = Ritual Circle
marker-holy-cross = Cross
marker-holy-amulet = Amulet
marker-holy-book = Holy Book
kind-of-model-celebrant = Father Joseph
kind-choose-circle = Where do you draw the Ritual Circle?
kind-choose-read = Does { $actor } read from the Book? Each Zombie within 2 spaces is hit on 5+.
option-choose-read-no = Do not read
option-choose-read-yes = Read: in place of another ranged attack

### Run For It!

scenario-run-for-it = Run For It!
    .story = Six frightened neighbours, four Heroes and one big house with too many windows. Nobody will come for you. At the upper end of town the road is open, for now.
    .objective = Bring 4 of the 6 Townsfolk Heroes into the Escape Zone at the upper edge before the sun goes down; who gets there is safe at once. They move together, with one roll for all, and one wound kills them.
    .zombies = Kill 3 Townsfolk Heroes, or 4 Heroes, or keep them in town until sundown.
reason-townsfolk-escaped = four of the Townsfolk are out of town
reason-townsfolk-caught = three of the Townsfolk have been caught

special-townsfolk-heroes = Townsfolk Heroes
    .text = So many of the Townsfolk cards, drawn at random, are played as Heroes: 1 Health, 2 items with 1 weapon among them, no keywords. They have their turn together and share one movement roll. Using their ability kills them on 1 or 2.
kind-of-model-townsfolk-hero = Townsfolk Heroes
kind-choose-surround = Where does a Zombie stand on this board?
kind-choose-stand-in = Which Zombie takes the place of the killed Townsfolk Hero?
event-roll-townsfolk-risk = { $who } risks it all and dies on 1 or 2: { $dice }.
hero-townsfolk-mr-hyde-the-shop-teacher = { card-mr-hyde-the-shop-teacher }
    .title = Townsfolk Hero
ability-townsfolk-mr-hyde-the-shop-teacher = { card-mr-hyde-the-shop-teacher }
    .text = { card-mr-hyde-the-shop-teacher.text }
hero-townsfolk-doc-brody-country-physician = { card-doc-brody-country-physician }
    .title = Townsfolk Hero
ability-townsfolk-doc-brody-country-physician = { card-doc-brody-country-physician }
    .text = { card-doc-brody-country-physician.text }
hero-townsfolk-farmer-sty = { card-farmer-sty }
    .title = Townsfolk Hero
ability-townsfolk-farmer-sty = { card-farmer-sty }
    .text = { card-farmer-sty.text }
hero-townsfolk-principal-gomez = { card-principal-gomez }
    .title = Townsfolk Hero
ability-townsfolk-principal-gomez = { card-principal-gomez }
    .text = { card-principal-gomez.text }
hero-townsfolk-deputy-taylor = { card-deputy-taylor }
    .title = Townsfolk Hero
ability-townsfolk-deputy-taylor = { card-deputy-taylor }
    .text = { card-deputy-taylor.text }
hero-townsfolk-jeb-the-grease-monkey = { card-jeb-the-grease-monkey }
    .title = Townsfolk Hero
ability-townsfolk-jeb-the-grease-monkey = { card-jeb-the-grease-monkey }
    .text = { card-jeb-the-grease-monkey.text }
hero-townsfolk-coach-packer = { card-coach-packer }
    .title = Townsfolk Hero
ability-townsfolk-coach-packer = { card-coach-packer }
    .text = { card-coach-packer.text }
hero-townsfolk-lizzy-the-shopkeeper = { card-lizzy-the-shopkeeper }
    .title = Townsfolk Hero
ability-townsfolk-lizzy-the-shopkeeper = { card-lizzy-the-shopkeeper }
    .text = { card-lizzy-the-shopkeeper.text }
hero-townsfolk-t-bone-packer = { card-t-bone-packer }
    .title = Townsfolk Hero
ability-townsfolk-t-bone-packer = { card-t-bone-packer }
    .text = { card-t-bone-packer.text }
hero-townsfolk-miles-the-blast-miner = { card-miles-the-blast-miner }
    .title = Townsfolk Hero
ability-townsfolk-miles-the-blast-miner = { card-miles-the-blast-miner }
    .text = { card-miles-the-blast-miner.text }
hero-townsfolk-frank-forest-ranger = { card-frank-forest-ranger }
    .title = Townsfolk Hero
ability-townsfolk-frank-forest-ranger = { card-frank-forest-ranger }
    .text = { card-frank-forest-ranger.text }
hero-townsfolk-hurst-survivalist = { card-hurst-survivalist }
    .title = Townsfolk Hero
ability-townsfolk-hurst-survivalist = { card-hurst-survivalist }
    .text = { card-hurst-survivalist.text }
hero-townsfolk-samantha-radio-dj = { card-samantha-radio-dj }
    .title = Townsfolk Hero
ability-townsfolk-samantha-radio-dj = { card-samantha-radio-dj }
    .text = { card-samantha-radio-dj.text }

### Darkest Night

scenario-darkest-night = Darkest Night
    .story = A voice on the radio, alone on the mountain. Wires hum round the station and keep the dead out, as long as two old generators have something to drink.
    .objective = Two Fuel Cans lie under two of eight counters: bring both into the Radio Station before the sun goes down. Nobody searches in the station. At the start of each Hero turn roll two dice: below 7 a fuel token is gone, and without one left a generator falls silent; then Samantha may walk up to D6 spaces inside.
    .zombies = Kill Samantha, or 3 Heroes, or let the sun go down. You come every turn, but into a half of the station only when its generator is silent. When your fights begin, each of you in Samantha’s space kills her on 1-2.
reason-station-refuelled = the generators have fuel for the night
reason-samantha-killed = the radio is silent: Samantha is dead

model-samantha = Samantha
kind-of-model-samantha = Samantha
marker-humming-generator = Running Generator
marker-silent-generator = Silent Generator
marker-live-wires = Live Wires
marker-fuel-token = Fuel Token
marker-full-can = Fuel Can (objective)
kind-choose-samantha = Where in the station is Samantha?
kind-choose-samantha-moves = Where does Samantha go?
kind-choose-falls-silent = Which generator falls silent?
event-roll-fuel = Two dice for the generators: { $dice }; with 7 or more no fuel burns.
event-roll-get-at-samantha = { $who } gets at Samantha: { $dice }; 1 or 2 is a wound.

### The rules that the box brings, by their numbers.

rule-3-3-11 = Such a place is a pinch point.
    .title = Buildings that touch at a corner
rule-3-3-11-1 = Who passes an Agility Test squeezes through; who fails it stops before it.
    .title = Heroes at a pinch point
rule-3-3-11-2 = It is a die against the Hero’s Agility.
    .title = The test
rule-3-3-11-3 = It does not stop them.
    .title = Zombies at a pinch point
rule-6-4-1-1 = Their movement is rolled once for all of them, when the Hero turn begins.
    .title = The roll of Townsfolk Heroes
rule-16-3-6 = The Hero players choose their Heroes in place of drawing them.
    .title = Constructing the Hero Team
rule-16-3-8 = So many Townsfolk cards, drawn at random, are weak Heroes in this game.
    .title = Townsfolk Heroes
rule-16-3-8-1 = Nothing cancels them or shuffles them back.
    .title = They are no cards
rule-16-3-8-2 = They have one Health box, carry two items and one weapon, and their deaths do not count as those of Heroes. One whom Zombies kill leaves a Zombie in the space.
    .title = What is different about them
rule-16-3-8-3 = One die for up to three of them, two for up to six, three for more, by how many there were at the start.
    .title = How far they move
rule-16-3-8-4 = They have their turn at the same time and share the points of movement. What is added to a movement roll does not touch it; what rolls it anew does.
    .title = They move together
rule-16-3-8-5 = One who starts in a building may search for one point, and does not move then.
    .title = They search
rule-16-3-8-6 = One who starts beside a wall may build or reinforce a barricade for two points, and does not move then.
    .title = They build
rule-16-3-8-7 = Each may use the ability of the own card once in a turn of either side; on 1 or 2 that kills them afterwards. What would remain in play always works where they stand.
    .title = What they can do
rule-16-3-8-8 = Two dots for each.
    .title = Their price
rule-16-3-12 = So many Heroes more are in the team, also where more than four play Heroes.
    .title = Extra Heroes
rule-16-3-12-1 = Five dots for each.
    .title = Price of Extra Heroes
