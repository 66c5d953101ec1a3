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
