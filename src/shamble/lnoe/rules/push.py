"""Zombies that are pushed away from a Hero."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.hunger import held_fast
from shamble.lnoe.rules.steps import steps_from
from shamble.lnoe.rules.zombie_move import move_zombie
from shamble.lnoe.state import Lnoe

DONE: Option = ("done",)

pushed = Rule("push-zombie")  # facts: seat, zombie, left, free (whether it may stay where it is now)


def push_zombie(g: Lnoe, seat: int, zombie: int, spaces: int) -> None:
    """A player pushes a Zombie up to so many spaces, at least one."""
    g.call("push-zombie", seat=seat, zombie=zombie, left=spaces, free=False)


def ways_to_push(g: Lnoe, zombie: int) -> list[int]:
    """The next spaces without a Hero; walls matter only while no Zombie may pass them."""
    at = g.space_of[zombie]
    return [] if held_fast(g, at) else [to for to in steps_from(g, zombie, at) if not g.heroes_at[to]]


@pushed.step
def choose_direction(g: Lnoe, f: Frame) -> None:
    if g.space_of[f.zombie] < 0:
        # It has stumbled into a fire.
        f.finish()
        return
    options: list[Option] = [("choose", "zombie", f.zombie, "to", to) for to in ways_to_push(g, f.zombie)]
    if f.free or not options:
        options.insert(0, DONE)
    g.ask(f.seat, "choose", options if f.left else [DONE], facts=("space",))


@pushed.step
def stumble(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    move_zombie(g, f.zombie, g.answer[4])
    f.left, f.free = f.left - 1, True
    f.to("choose_direction")
