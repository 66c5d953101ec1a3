/** Pages live behind the `#`, so that any static server will do and a link is a seat. */
import { base } from "./house.svelte";

export interface Route {
  page: string;
  /** What follows the page in the path, e.g. the rule number. */
  rest: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/");
  return { page: page || "home", rest: decodeURIComponent(rest.join("/")), query: new URLSearchParams(query) };
}

class Where {
  route = $state.raw<Route>(parse(location.hash));
}

export const where = new Where();

addEventListener("hashchange", () => {
  where.route = parse(location.hash);
});

export function go(path: string): void {
  location.hash = `#/${path}`;
}

export function href(path: string): string {
  return `#/${path}`;
}

export function fullLink(token: string, page = "table"): string {
  return `${base()}${location.pathname}#/${page}?token=${encodeURIComponent(token)}`;
}
