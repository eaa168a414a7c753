import type { ConnectionTable } from '#flights/engine/connections.ts'

/** Airports, airlines and services are numbered by their place. Minutes count from midnight UTC of the first day. */
export interface Timetable {
  readonly days: number
  readonly airports: readonly Airport[]
  readonly airlines: readonly Airline[]
  readonly services: readonly Service[]
  readonly connections: ConnectionTable
}

export interface Airport {
  /** any number per country: a flight between two is international */
  readonly country: number
}

export interface Airline {
  /** Percent of single fares for connections on one ticket, to the nearest rial; 100: no such tickets. */
  readonly throughPercent: number
}

/** One fare of a flight number at one minute of the UTC day. Summer time needs a service of its own. */
export interface Service {
  readonly from: number
  readonly to: number
  readonly airline: number
  readonly departs: number
  readonly durationMinutes: number
}

export const DAY = 1440
