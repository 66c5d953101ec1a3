# Opponents: names, levels, and why they suggest what they suggest.

bot-random = Random
    .text = Takes any legal option, each as likely as the next.
bot-steady = Steady
    .text = Plays to the objective at once, by rules of thumb and exact fight odds.
bot-solo = The dead by the book
    .text = No player and no bot’s cunning: the Zombies go where the lists of the Complete Rulebook’s solo game send them. They show four new cards each turn and draw a Fight card for each fight, and you win or lose against those.
bot-search = Search
    .text = Tries many futures before each choice. Takes its time.
bot-easy = Easy
    .text = Knows the game and often slips.
bot-normal = Normal
    .text = Steady play, no mercy.
bot-hard = Hard
    .text = Thinks ahead. Half a second a choice.

why-random = One of { $count } options, picked blindly.
why-nothing-better = Nothing better is on offer.
why-roll-first = Rolling first costs nothing: searching stays open afterwards.
why-ally-attacks = The Ally loses nothing by it.
why-objective = It brings the scenario's objective closer.
why-mission-arm = { $hero } needs a weapon first.
why-mission-hunt = { $hero } is armed and hunts Zombies.
why-mission-survive = { $hero } stays alive and looks for cards.
why-mission-lay-out = { $hero } looks for { $card }.
why-mission-find-cards = { $hero } looks for { $card }.
why-mission-bring = { $hero } takes { $card } to where it is needed.
why-mission-go = { $hero } heads for the objective.
why-mission-meet = { $hero } heads for the meeting place.
why-mission-help = { $hero } stays close to the meeting place.
why-mission-wait = All that is needed is found; { $hero } stays alive.
why-mission-defend = { $hero } defends the place that the Zombies are after.
why-mission-hunker = { $hero } makes for a building to barricade and hunker down in.
why-search = A new card is worth about { $value } here, where the whole game is worth 100.
why-build = A barricade here keeps some of the Zombies out.
why-no-exertion = No barricade here is worth a wound.
why-fights = Fights to be expected there: about { $fights }, each lost { $lose }% of the time.
why-safe = No Zombie is close enough to attack there.
why-shot = There is a Zombie to shoot at from there.
why-shoot = Zombies killed by the shot, on average: { $kills }.
why-ammo = { $lose ->
        [100] The weapon is used up by it.
       *[other] The weapon is gone afterwards { $lose }% of the time.
    }
why-hold-fire = No shot is worth the ammunition.
why-fire = The fire does most there.
why-put-out = That fire had better go out.
why-buy = It makes the most of the dots that are left.
why-upgrade = What is learned helps for the rest of the night.
why-activate = { $hero } can clear the way for the others, or needs to act first.
why-exchange = The other Hero makes better use of it.
why-keep-items = Everybody has what they use best.
why-least-needed = It is the card that will be missed least.
why-combine = Combined, they count as one and may hold where one alone would be lost.
why-best-card = It is the most useful of these cards.
why-charge = Fighting here lets the move go on.
why-far = It is as far from trouble as possible.
why-near = It is near where somebody has to go.
why-play = Playing it now is worth about { $value } more than keeping it, where the whole game is worth 100.
why-fight-now = As it stands the Hero loses { $lose }% of the time and kills { $kill }% of the time.
why-fight-then = With it the Hero loses { $lose }% of the time and kills { $kill }% of the time.
why-fight-pass = No card gains more than it costs.
why-attack = It attacks { $hero }, who loses such a fight { $lose }% of the time and kills { $kill }% of the time.
why-close-in = It closes in on { $hero }: { $steps ->
        [one] one space left
       *[other] { $steps } spaces left
    }.
why-hold-ground = No Zombie gains ground by moving.
why-spend-dearer = There are not enough Zombies left to use up the points.
why-spend-champion = A Champion is worth more than what it costs.
why-spend-standard = Many bodies: two of them hold more than one of the others.
why-spawn = This pit is closest to where it hurts the Heroes.
why-good-hand = Every card in hand is worth keeping.
why-searched = It leads to a win in { $chance }% of { $count } futures that were tried.
why-better = That is { $points ->
        [one] one point
       *[other] { $points } points
    } better than the obvious choice.
why-solo-card = The solo rules play a card as soon as they can.
why-solo-closest = The solo rules walk each Zombie to the closest Heroes.
why-solo-hunger = A hungry Zombie goes to the fewest Heroes, then to the weakest.
why-solo-spawn = The solo rules spawn where most Heroes are.
why-solo-discard = The solo rules discard what was not used.
why-solo-wait = There is no card to play now.
why-solo-farthest = The solo rules take the Zombies farthest from the Heroes.
why-solo-roll = The solo rules leave it to the dice.
