import type { ConnectionTable } from '#flights/engine/connections.ts'

/**
 * What a schedule is opened from. Airports, airlines and services are known by their place in these lists; who feeds the
 * schedule keeps the codes. Minutes are counted from midnight UTC of the schedule's first day.
 */
export interface Timetable {
  readonly days: number
  readonly airports: readonly Airport[]
  readonly airlines: readonly Airline[]
  readonly services: readonly Service[]
  readonly connections: ConnectionTable
}

export interface Airport {
  /** any number that tells countries apart: a flight between two of them is international */
  readonly country: number
}

export interface Airline {
  /**
   * Connections on its own flights are one ticket, sold at this percent of the single fares, to the nearest rial.
   * 100: it sells no such tickets, and its passengers connect as on separate ones.
   */
  readonly throughPercent: number
}

/**
 * One fare of one flight number at one minute of the UTC day; it is sold day by day (`updateSeats`). What departs at
 * another minute for part of the year, as with summer time, is a service of its own for those days.
 */
export interface Service {
  readonly from: number
  readonly to: number
  readonly airline: number
  /** minute of the UTC day, 0 to 1439 */
  readonly departs: number
  readonly durationMinutes: number
}

export const DAY = 1440
