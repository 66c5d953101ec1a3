"""Events of Survival of the Fittest, in alphabetical order.  [3.9.1]

What a stockpile offers and when it runs out is printed facts that the search reads.
"""

from __future__ import annotations

from shamble.lnoe.rules.stockpile import stockpile

stockpile("ammo-stockpile")
stockpile("fuel-stockpile")
stockpile("medical-stockpile")
stockpile("tool-stockpile")
