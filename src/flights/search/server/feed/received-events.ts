/** What the database tells of seats: a day that was made, or a departure whose seats changed. */
export interface ReceivedEvent {
  /** `THR-MHD` */
  readonly route: string
  readonly date: string
  readonly departureId: number | undefined
}

export const seatsChannel = 'flights_seats'

/** Reads `THR-MHD 2026-12-03 1041`, or without a number. */
export function receivedIn(payload: string): ReceivedEvent {
  const [route = '', date = '', departure] = payload.split(' ')
  return { route, date, departureId: departure === undefined ? undefined : Number(departure) }
}
