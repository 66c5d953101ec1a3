"""Bodies of the REST part, checked by pydantic and shown in the OpenAPI schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from shamble import games

Token = Annotated[str, Field(max_length=500)]


class SeatWanted(BaseModel):
    """Who shall sit where."""

    seat: str = Field(max_length=32, examples=["heroes-1"])
    who: Literal["me", "link", "bot", "hotseat"]
    level: str | None = Field(None, max_length=32, description="easy, normal, hard, or a bot by name")
    name: str | None = Field(None, max_length=60)


class TableWanted(BaseModel):
    """A new table."""

    game: str = Field(default_factory=games.usual, max_length=64)
    config: dict[str, Any] = Field(default_factory=dict, examples=[{"players": 2}])
    seats: list[SeatWanted] = Field(default_factory=list, max_length=8)
    seed: int | None = Field(None, ge=0, lt=2**63)
    hints: bool = True
    rated: bool = Field(False, description="whether the result counts for ratings; then there are no hints")
    delay: int = Field(0, ge=0, le=600, description="seconds by which spectators see everything later")
    choices: list[int] = Field(
        default_factory=list, max_length=5_000, description="of a game played elsewhere, to look at its replay"
    )


class TableMade(BaseModel):
    """The tokens of a new table: mine, one for each seat by link, one for watching."""

    table: str
    token: str
    links: dict[str, str]
    watch: str
    seed_hash: str


class OpenWanted(BaseModel):
    """A saved game: the file as it was kept."""

    file: dict[str, Any]


class House(BaseModel):
    """What a page may do here beyond playing."""

    owner: bool = Field(description="whether it is opened at the machine itself: then the laboratory is there")
    address: str = ""
    """Where others in the local network find the table, if it is open to them."""


class RunWanted(BaseModel):
    """Games that bots shall play among themselves."""

    game: str = Field(default_factory=games.usual, max_length=64)
    config: dict[str, Any] = Field(default_factory=dict, examples=[{"players": 2}])
    seats: list[SeatWanted] = Field(default_factory=list, max_length=8, description="which bots play the sides")
    games: int = Field(200, ge=1, le=2000)


class RunOf(BaseModel):
    """A run of the laboratory."""

    run: str = Field(max_length=64)


class PlayerWanted(BaseModel):
    """Whether this browser's games count."""

    on: bool


class Rated(BaseModel):
    """How strong somebody is in a game, as a side: a rating with its 95 % interval."""

    game: str
    role: str = Field(description="the side, or what rivals are")
    name: str
    bot: str | None
    you: bool
    rating: int
    low: int
    high: int
    games: int
    won: int


class Ratings(BaseModel):
    """Everybody's ratings, and whether this browser's games count."""

    on: bool
    rows: list[Rated]


class SitWanted(BaseModel):
    """A token to keep."""

    token: Token


class Sat(BaseModel):
    """The name under which this browser keeps a seat; it stands wherever a token is asked for."""

    handle: str


class LinkWanted(BaseModel):
    """A new link in place of an old one."""

    token: Token
    link: str = Field(max_length=32, description="a seat, watch, or host", examples=["zombies-1"])


class LinkMade(BaseModel):
    """The new link's token."""

    token: str


class SeatStatus(BaseModel):
    """Where a game stands."""

    table: str
    game: str
    seat: str
    scenario: str
    round: int
    over: bool
    waiting_for: list[str]


class RematchWanted(BaseModel):
    """The same seats once more."""

    token: Token


class ForkWanted(BaseModel):
    """Go on from a step of another table."""

    token: Token
    step: int = Field(ge=0, le=1_000_000)


class Forked(BaseModel):
    """The seat at the new table."""

    token: str


class ReportWanted(BaseModel):
    """Something that went wrong, in the player's words."""

    token: Token
    text: str = Field(min_length=1, max_length=5000)


class Reported(BaseModel):
    """The number of a report."""

    id: str


class Rule(BaseModel):
    """A rule in our words."""

    rule: str
    title: str
    tier: str
    kind: str
    text: str | None
    figure: str | None
    not_in_2007: str | None
    boxes: list[str]


class Refusal(BaseModel):
    """Why something was not done."""

    code: str
    message: str
    rules: list[str] = []
