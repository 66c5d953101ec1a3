### Che cosa dice `shamble rules` attorno alle regole.

rules-tier-base = base
rules-tier-expansions = espansioni
rules-tier-martians = Marziani
rules-tier-optional = facoltative
rules-tier-solo = solitario
rules-tier-all = tutte le regole
rules-kind-behaviour = regola di gioco
rules-kind-component = componente
rules-kind-reference = riferimento

rules-code = codice
rules-tests = test
rules-absent = non nel 2007
rules-no-code = nessun codice la cita ancora
rules-no-tests = nessun test la dimostra ancora
rules-tests-not-installed = I test non sono installati col pacchetto; li elenca una copia dei sorgenti.
rules-summary = { $tier }: { $covered } regole di gioco su { $behaviour } sono dimostrate dai test, { $missing } mancano, { $absent } non sono nel gioco del 2007.
rules-summary-without-tests = { $tier }: { $behaviour } regole di gioco, di cui { $absent } non sono nel gioco del 2007. I test non sono installati col pacchetto.
rules-unknown = La regola { $rule } non esiste. `shamble rules` le elenca tutte; un capitolo è un numero come 8, una regola un numero come 8.1.1.
rules-unknown-tier = Il gruppo { $tier } non esiste; i gruppi sono { $tiers }.
