import data from '#places/data/airlines.json' with { type: 'json' }
import type { Airline } from '#places/place.ts'

export type { Airline } from '#places/place.ts'

export const AIRLINES: readonly Airline[] = data.airlines.map(
  ({ colours: [dark = '', light = ''], ...airline }) => ({
    ...airline,
    colours: [dark, light],
  }),
)

const byName = new Map(
  AIRLINES.flatMap((airline) => [[airline.id, airline] as const, [airline.iata, airline] as const]),
)

/** By our id ("mahan") or IATA code ("W5"), from outside. */
export function findAirline(idOrIata: string): Airline | undefined {
  return byName.get(idOrIata)
}

/** Our own ids; an unknown one is a bug (RangeError). */
export function airlineOf(idOrIata: string): Airline {
  const airline = findAirline(idOrIata)
  if (!airline) throw new RangeError(`No airline ${idOrIata}`)
  return airline
}
