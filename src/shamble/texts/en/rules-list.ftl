### What `shamble rules` says around the rules themselves.

rules-tier-base = base
rules-tier-expansions = expansions
rules-tier-martians = Martians
rules-tier-optional = optional
rules-tier-solo = solo
rules-tier-all = all rules
rules-kind-behaviour = behaviour
rules-kind-component = component
rules-kind-reference = reference

rules-code = code
rules-tests = tests
rules-absent = not in 2007
rules-no-code = no code cites it yet
rules-no-tests = no test proves it yet
rules-tests-not-installed = The tests are not installed with the package; a source checkout lists them.
rules-summary = { $tier }: { $covered } of { $behaviour } rules of behaviour are proven by tests, { $missing } are missing, { $absent } are not in the 2007 game.
rules-summary-without-tests = { $tier }: { $behaviour } rules of behaviour, { $absent } of them not in the 2007 game. The tests are not installed with the package.
rules-unknown = There is no rule { $rule }. `shamble rules` lists them all; a chapter is a number like 8, a rule a number like 8.1.1.
rules-unknown-tier = There is no tier { $tier }; the tiers are { $tiers }.
