/** A database notification: a day created or forgotten, or a departure whose seats changed. */
export interface ReceivedEvent {
  /** `THR-MHD` */
  readonly route: string
  readonly date: string
  readonly departureId: number | undefined
  /** the id of the deleted day; a new one gets another id */
  readonly forgottenDayId?: number
}

export const seatsChannel = 'flights_seats'

/** Parses `THR-MHD 2026-12-03 1041`, the same with `forgotten-812`, or without a number. */
export function receivedIn(payload: string): ReceivedEvent {
  const [route = '', date = '', what] = payload.split(' ')
  const [, day] = /^forgotten-(\d+)$/.exec(what ?? '') ?? []
  if (day !== undefined) return { route, date, departureId: undefined, forgottenDayId: Number(day) }
  return { route, date, departureId: what === undefined ? undefined : Number(what) }
}
