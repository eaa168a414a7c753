import { refuse } from '#desk/server/refusals.ts'
import type { FlightNamed } from '#flights/server/flights.ts'

export interface FlightOnWire {
  readonly flightNumber: string
  readonly date: string
}

/** Refuses FLIGHT_DAY_INVALID for a day that no calendar has. */
export function flightTyped({ flightNumber, date }: FlightOnWire): FlightNamed {
  try {
    return { flightNumber, date: Temporal.PlainDate.from(date) }
  } catch (error) {
    if (error instanceof RangeError) throw refuse('FLIGHT_DAY_INVALID', { property: 'date' })
    throw error
  }
}

/** «W51041 2026-12-01» */
export function flightSubject({ flightNumber, date }: FlightNamed) {
  return { kind: 'departure', id: `${flightNumber.replace(' ', '')} ${date.toString()}` } as const
}
