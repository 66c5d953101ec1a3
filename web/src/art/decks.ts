/** Which cards have the green back. Looks only: no rule hangs on it. */
export const ZOMBIE_CARDS = new Set(
  (
    "shamble uuuurrrggghh undead-hate-the-living my-god-theyve-taken-the resilient lights-out oh-the-horror surprise-attack " +
    "loss-of-faith relentless-advance new-spawning-pit theres-too-many trip cornered a-town-overrun heavy-rain braaains " +
    "this-cant-be-happening i-feel-kinda-strange ive-got-to-get-to-the locked-door haunted-by-the-past living-nightmare " +
    "this-could-be-our-last-night-on-earth bickering i-dont-trust-em unnecessary-self-sacrifice night-that-never-ends " +
    "rotten-bodies my-god-hes-a-zombie overconfidence theres-no-time-leave-it teen-angst"
  ).split(" "),
);
