/** What the server says about this page: whether it is open at the machine itself, and how others reach the table. */
import { api } from "./api";

class House {
  owner = $state(false);
  /** Where others in the network find the table; empty where it is not open to them. */
  address = $state("");
}

export const house = new House();

/** Asked once; who cannot be told is a guest. */
export const asked: Promise<void> = api.house().then(
  (found) => Object.assign(house, found),
  () => {},
).then(() => {});

/** The beginning of links for others: an address that leads here only is of no use to them. */
export function base(): string {
  return house.address || location.origin;
}
