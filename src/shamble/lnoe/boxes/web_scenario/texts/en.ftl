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
event-roll-eat = { $who } goes for one of the Townsfolk: { $dice }.
