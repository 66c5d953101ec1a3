"""Who stands on the board: models, their places, pools and names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from shamble.lnoe.content import MARKER, MODEL, HeroSheet, ModelKind
from shamble.lnoe.tabletop import HEALTH, IN_POOL, OFF_BOARD, Tabletop


class Models(Tabletop):
    """The models of a game: what there is of them, where they stand, and what is printed on their sheets."""

    __slots__ = ()

    def add_model(
        self, kind: str, number: int, seat: int, space: int = OFF_BOARD, sheet: HeroSheet | None = None, name: str = ""
    ) -> int:
        """A new model, called by its letter and number unless it has a name; it stands nowhere yet."""
        self.add_models([(kind, number, seat, sheet)], space)
        if name:
            self.names[-1] = name
        return len(self.model) - 1

    def add_models(self, rows: Iterable[tuple[str, int, int, HeroSheet | None]], space: int = OFF_BOARD) -> None:
        """New models, each by its kind, number, seat and sheet; they stand nowhere yet."""
        # Clones share these lists, so that who adds a model makes new ones.
        first = len(self.model)
        self.to_move = None
        self.model, self.sheet, self.number = self.model[:], self.sheet[:], self.number[:]
        for kind, number, seat, sheet in rows:
            self.model.append(MODEL[kind])
            self.sheet.append(sheet)
            self.number.append(number)
            self.owner.append(seat)
        count = len(self.model) - first
        self.space_of += [space] * count
        self.wounds += [0] * count
        self.items += [()] * count
        self.names = [*self.names, *self.usual_names(first)]
        self.list_kinds(first)

    def list_kinds(self, first: int) -> None:
        """List the models, from the first new one on, of kinds that rules ask for time and again."""
        if self.content.auras:
            auras = [quantity for sheet in self.sheet[first:] if sheet is not None for quantity in sheet.auras]
            self.radiated |= self.content.auras.intersection(auras)
        new = [(model, kind) for model, kind in enumerate(self.model[first:], first) if kind.listed]
        if new:
            self.dear = _with_more(self.dear, [(kind.family, model) for model, kind in new if kind.dear])
            self.champions = _with_more(self.champions, [(kind.id, model) for model, kind in new if kind.champion])
            self.odd = [*self.odd, *[model for model, kind in new if kind.odd]]
            self.rollers = [*self.rollers, *[model for model, kind in new if kind.rolls]]

    def usual_names(self, first: int = 0) -> list[str]:
        """The usual names from this model on: that of the sheet for a Hero, letter and number for everybody else."""
        return list(map(_usual_name, self.model[first:], self.number[first:], self.sheet[first:]))

    def put(self, model: int, space: int) -> None:
        """Put a model into a space, from wherever it was."""
        side = self.model[model].team
        before = self.space_of[model]
        if before >= 0:
            self.at[side][before] -= 1
        else:
            self._enter(model, self.side_list(model))
        self.space_of[model] = space
        self.at[side][space] += 1

    def side_list(self, model: int) -> int:
        """The number of a model's side; sides beside the two are listed once they have somebody on the board."""
        side = self.model[model].team
        while side >= len(self.rosters):
            self.rosters.append([])
            self.at.append([0] * len(self.board.names))
        return side

    def _enter(self, model: int, side: int) -> None:
        """Models on the board are listed by their letters and numbers, Heroes in the order of the sheets."""
        if not side:
            self.at_hand[self.owner[model]] = None
        # As `order_of` says, written out: figures come and go all the time.
        roster, kinds, number = self.rosters[side], self.model, self.number
        place, own = len(roster), (kinds[model].rank, number[model])
        while place and (kinds[roster[place - 1]].rank, number[roster[place - 1]]) > own:
            place -= 1
        roster.insert(place, model)

    def order_of(self, model: int) -> tuple[int, int]:
        return self.model[model].rank, self.number[model]

    def take_off(self, model: int, to: int = OFF_BOARD) -> None:
        """Take a model off the board, into its pool or out of the game; a Zombie's weapon is discarded."""
        side = self.model[model].team
        self.at[side][self.space_of[model]] -= 1
        self.rosters[side].remove(model)
        if not side:
            self.at_hand[self.owner[model]] = None
        self.space_of[model] = to
        self.wounds[model] = 0
        if self.led:
            self.led = {hero: ally for hero, ally in self.led.items() if model not in (hero, ally)}
        if side and self.items[model]:
            for copy in self.items[model]:
                self.discard[self.content.kinds[copy].deck] += (copy,)
            self.items[model] = ()
        if self.tokens:
            self.tokens = {key: count for key, count in self.tokens.items() if key[0] != model}

    def add_tokens(self, model: int, kind: str, count: int = 1) -> None:
        """Tokens lie on a model and leave the board with it; a negative count takes some away."""
        left = self.tokens.get((model, kind), 0) + count
        self.tokens[model, kind] = left
        if left <= 0:
            del self.tokens[model, kind]

    def tokens_on(self, model: int) -> dict[str, int]:
        """What lies on a model, by kind."""
        return {kind: count for (bearer, kind), count in self.tokens.items() if bearer == model}

    def heroes_in(self, space: int) -> list[int]:
        """The Heroes in a space."""
        count = self.heroes_at[space]
        return self._those_in(space, self.heroes, count) if count else []

    def zombies_in(self, space: int) -> list[int]:
        """The Zombies in a space, lowest number first; any number of models may share it.  [3.3.1.1]"""
        count = self.zombies_at[space]
        return self._those_in(space, self.zombies, count) if count else []

    def _those_in(self, space: int, roster: list[int], count: int) -> list[int]:
        """So many of a side are in the space: the last one found ends the search."""
        where = self.space_of
        found: list[int] = []
        for model in roster:
            if where[model] == space:
                found.append(model)
                count -= 1
                if not count:
                    break
        return found

    def living_heroes(self) -> list[int]:
        return self.heroes[:]

    def zombies_on_board(self) -> list[int]:
        return self.zombies[:]

    def hero_spaces(self) -> list[int]:
        """Where the Heroes stand, one entry for each."""
        where = self.space_of
        return [where[hero] for hero in self.heroes]

    def close_to_heroes(self) -> int:
        """The spaces with Heroes and those beside them, as bits."""
        near, where = self.board.near, self.space_of
        mask = 0
        for hero in self.heroes:
            at = where[hero]
            mask |= near[at] | 1 << at
        return mask

    def zombie_spaces(self) -> list[int]:
        """Where the Zombies stand, one entry for each."""
        where = self.space_of
        return [where[zombie] for zombie in self.zombies]

    def standard_zombies(self) -> list[int]:
        """The Zombies on the board that have a pool to go back to."""
        return [zombie for zombie in self.zombies if self.model[zombie].returns]

    def pool(self, seat: int, kind: str = "standard") -> list[int]:
        """The models of a family that a player can still place, lowest number first.  [5.7.1]"""
        where, owner = self.space_of, self.owner
        return [
            model
            for model, own in enumerate(self.model)
            if own.family == kind and where[model] == IN_POOL and (owner[model] == seat or own.shared)
        ]

    def next_in_pool(self, seat: int, kind: str = "standard") -> int:
        """The model of a family that a player would place next, or -1.  [5.7.1]"""
        model = -1
        for _ in range(self.space_of.count(IN_POOL)):
            model = self.space_of.index(IN_POOL, model + 1)
            own = self.model[model]
            if own.family == kind and (self.owner[model] == seat or own.shared):
                return model
        return -1

    def has_spare(self, seat: int) -> bool:
        """Whether a player has a standard Zombie left to place."""
        return self.next_in_pool(seat) >= 0

    def heroes_of(self, seat: int) -> list[int]:
        """The living Heroes a player controls."""
        return [hero for hero in self.heroes if self.owner[hero] == seat]

    def health(self, model: int) -> int:
        """Health boxes of a model: those of its kind, or those on its sheet, on cards there and on items.

        [14.3.3, 14.7.1]
        """
        boxes = self.model[model].health or int(self.sheet[model].health)
        if self.content.padded:
            for copy in self.items[model]:
                boxes += self.content.kinds[copy].row.health
        if HEALTH in self.changed:
            boxes += sum(self.content.kinds[row[0]].row.health for row in self.in_play if row[2] == model)
        if self.tokens:
            boxes += sum(
                MARKER[kind].bearer_health * count for kind, count in self.tokens_on(model).items() if kind in MARKER
            )
        return boxes

    def is_hero(self, model: int) -> bool:
        return self.model[model].side == "heroes"

    def has_keyword(self, hero: int, keyword: str) -> bool:
        """Printed on the sheet, or given by an item or a card in play."""
        if self.sheet[hero] is not None and keyword in self.sheet[hero].keywords:
            return True
        kinds = self.content.kinds
        for copy in self.items[hero]:
            if keyword in kinds[copy].row.gives:
                return True
        for row in self.in_play:
            if row[2] == hero and keyword in kinds[row[0]].row.gives:
                return True
        if self.tokens:
            for kind in self.tokens_on(hero):
                if kind in MARKER and keyword in MARKER[kind].gives:
                    return True
        return False

    def name_of(self, model: int) -> str:
        """What the protocol calls a model: a Hero's slug, or the letter of its kind and its number."""
        return self.names[model]

    def named(self, name: Any) -> int:
        """The model of this name, or -1."""
        return self.names.index(name) if name in self.names else -1


def _with_more(listed: dict[str, tuple[int, ...]], new: list[tuple[str, int]]) -> dict[str, tuple[int, ...]]:
    """Models by what they are listed under, and more of them."""
    names = dict.fromkeys([name for name, _ in new])
    more = {name: (*listed.get(name, ()), *[model for own, model in new if own == name]) for name in names}
    return {**listed, **more}


@lru_cache(maxsize=4096)
def _usual_name(kind: ModelKind, number: int, sheet: HeroSheet | None) -> str:
    return f"{kind.letter}{number}" if kind.letter or sheet is None else sheet.id
