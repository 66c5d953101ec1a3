/** Who plays what where both games meet: a seat is called by its role and a number. */
export const ROLES = ["zombie", "shotgun"];

export const roleOf = (seat: string): string => seat.split("-")[0] ?? "";

/** The seats of these roles, clockwise, as the server calls them. */
export function numbered(roles: string[]): string[] {
  return roles.map((role, i) => `${role}-${roles.slice(0, i + 1).filter((one) => one === role).length}`);
}
