"""What the scenarios of Timber Peak do besides their objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.lnoe.rules.finds import hide_under_counters
from shamble.lnoe.scenario import scenario

hide_under_counters(scenario("radio-for-help"), {"tools": "tools", "repair-parts": "repair-parts"})
