/** Demand sells the seats of a kind one after another, cheapest first. */
export interface Filling {
  /** demand at departure in percent of the kind's seats; over 100 it sells out earlier */
  readonly load: number
  readonly of: number
  /** seats of the kind sold before this fare's */
  readonly after: number
}

/** Sold elsewhere so many hours before: half of the demand comes in the last five days; it never falls. */
export function elsewhereAt(filling: Filling, seats: number, hoursLeft: number): number {
  const wanted = (filling.of * filling.load * cameUntil(hoursLeft)) / 100
  return Math.max(0, Math.min(seats, Math.floor(wanted - filling.after)))
}

/** Share of the demand reached, 0 to 1. */
export function cameUntil(hoursLeft: number): number {
  return Math.exp(-Math.max(0, hoursLeft) / (7.2 * 24))
}
