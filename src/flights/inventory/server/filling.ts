/** How a stretch of seats fills: demand sells the seats of a kind one after another, the cheapest first. */
export interface Filling {
  /** percent of the kind's seats wanted by departure; over 100 the flight sells out before */
  readonly load: number
  /** seats of the kind on this departure */
  readonly of: number
  /** seats of the kind that go before this fare's */
  readonly after: number
}

/**
 * Seats of a fare sold elsewhere when so many hours are left. Half of the demand comes in the last five days, nearly
 * nothing before two months; it only grows, so that drained seats never come back.
 */
export function elsewhereAt(filling: Filling, seats: number, hoursLeft: number): number {
  const wanted = (filling.of * filling.load * cameUntil(hoursLeft)) / 100
  return Math.max(0, Math.min(seats, Math.floor(wanted - filling.after)))
}

/** The share of all demand that has come, 0 to 1. */
export function cameUntil(hoursLeft: number): number {
  return Math.exp(-Math.max(0, hoursLeft) / (7.2 * 24))
}
