/** A campaign of linked games: the server hands it on with each game, the browser keeps it between them. */

export interface Played {
  hero: string;
  survived: boolean;
  cards: string[];
}

export interface Campaign {
  games: Played[];
  /** How many games there are before the last scenario. */
  of: number;
  /** Whether the game at hand is that scenario. */
  last?: boolean;
}

const KEY = "shamble.campaign";

export function kept(): Campaign | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Campaign | null;
    return found && Array.isArray(found.games) && found.games.length ? found : null;
  } catch {
    return null;
  }
}

export function keep(campaign: Campaign): void {
  localStorage.setItem(KEY, JSON.stringify(campaign));
}

export function forget(): void {
  localStorage.removeItem(KEY);
}

/** Whether `later` is `earlier` with a game more, or the same: then it takes its place without asking. */
export function goesOn(earlier: Campaign | null, later: Campaign): boolean {
  return (earlier?.games ?? []).every((game, i) => JSON.stringify(game) === JSON.stringify(later.games[i]));
}

/** What comes next: another short game, the last scenario, or nothing because nobody is left. */
export function next(campaign: Campaign): "game" | "scenario" | "lost" {
  if (campaign.games.length < campaign.of) return "game";
  return campaign.games.some((game) => game.survived) ? "scenario" : "lost";
}
