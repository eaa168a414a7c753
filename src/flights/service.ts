/** Who flies from a city to another without a change, by the timetable of a week. */
export interface DirectService {
  readonly origin: string
  readonly destination: string
  /** of the airports most flown between */
  readonly distanceKm: number
  readonly durationMinutes: number
  readonly weeklyFlights: number
  /** local times of the day's first and last departure, «HH:mm» */
  readonly firstDeparture: string
  readonly lastDeparture: string
  /** our airline ids, most flights first */
  readonly airlines: readonly { readonly id: string; readonly weeklyFlights: number }[]
}
