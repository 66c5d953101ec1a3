/** The few REST calls. Each refusal becomes one sentence. */
import { t, words } from "./i18n.svelte";
import type { Catalog, LabRun, NewTable, Rated, ReplayStep, RuleEntry, SeatChoice, SeatStatus, TableMade } from "./types";

export class Refused extends Error {}

/** A refusal in the player's words. */
export function said(error: unknown): string {
  const message = (error as Error).message;
  return message === "offline" ? t("web-offline") : message;
}

/** Refusals come in the reader's language. */
function inWords(path: string): string {
  return /[?&]lang=/.test(path) ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${words.language}`;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      inWords(path),
      body === undefined
        ? undefined
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused("offline");
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const detail = (data as { message?: string; detail?: unknown } | null) ?? {};
    throw new Refused(detail.message ?? (typeof detail.detail === "string" ? detail.detail : `${answer.status}`));
  }
  return data as T;
}

/** Fetched first, so that a refusal is a sentence and not a file that never comes. */
async function download(path: string): Promise<void> {
  const answer = await fetch(inWords(path)).catch(() => {
    throw new Refused("offline");
  });
  if (!answer.ok) throw new Refused(((await answer.json().catch(() => null)) as { message?: string } | null)?.message ?? `${answer.status}`);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "shamble.json";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const q = encodeURIComponent;

export const api = {
  catalog: (game: string, lang: string) => call<Catalog>(`/api/catalog?game=${q(game)}&lang=${lang}`),
  newTable: (table: NewTable) => call<TableMade>("/api/tables", table),
  /** Puts a token where no script can read it; the handle stands for it from then on, in this browser only. */
  sit: (token: string) => call<{ handle: string }>("/api/sit", { token }),
  seat: (token: string) => call<SeatStatus>(`/api/seat?token=${q(token)}`),
  replay: (token: string, step: number, lang: string, seat = "") =>
    call<ReplayStep>(`/api/replay?token=${q(token)}&step=${step}&lang=${lang}${seat ? `&seat=${q(seat)}` : ""}`),
  fork: (token: string, step: number) => call<{ token: string }>("/api/fork", { token, step }),
  rematch: (token: string) => call<{ token: string }>("/api/rematch", { token }),
  rules: (game: string, lang: string) => call<RuleEntry[]>(`/api/rules?game=${q(game)}&lang=${lang}`),
  /** A saved game, as the file holds it. */
  open: (file: unknown) => call<TableMade>("/api/open", { file }),
  /** What this page may do beyond playing. */
  house: () => call<{ owner: boolean; address: string }>("/api/house"),
  runs: (lang: string) => call<LabRun[]>(`/api/lab?lang=${lang}`),
  startRun: (run: { game: string; config: Record<string, unknown>; seats: SeatChoice[]; games: number }) => call<LabRun>("/api/lab", run),
  stopRun: (run: string) => call<LabRun>("/api/lab/stop", { run }),
  forgetRun: (run: string) => call<unknown>("/api/lab/forget", { run }),
  ratings: () => call<{ on: boolean; rows: Rated[] }>("/api/ratings"),
  /** Whether games of this browser count from now on. */
  beRated: (on: boolean) => call<unknown>("/api/player", { on }),
  statistics: (token: string) => call<unknown>(`/api/statistics?token=${q(token)}`),
  report: (token: string, text: string) => call<{ id: string }>("/api/report", { token, text }),
  save: (token: string) => download(`/api/save?token=${q(token)}`),
  proof: (token: string) => download(`/api/proof?token=${q(token)}`),
};
