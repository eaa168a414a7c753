import type { Party } from '#passengers/party.ts'
import type { PlaceCode } from '#places/airports.ts'

export interface DirectionRequest {
  readonly origin: PlaceCode
  readonly destination: PlaceCode
  readonly date: Temporal.PlainDate
}

/** What suppliers are asked for: directions that are sold together, in order. */
export interface SearchQuery {
  readonly directions: readonly DirectionRequest[]
  readonly party: Party
  /** every cabin when it is left out */
  readonly cabin?: 1 | 2 | 3 | undefined
}

/** The same for the same question. */
export function queryKey({ directions, party, cabin }: SearchQuery): string {
  const ways = directions.map(
    ({ origin, destination, date }) =>
      `${origin.kind}:${origin.code}-${destination.kind}:${destination.code}@${date}`,
  )
  return [...ways, `${party.adults}.${party.children}.${party.infants}`, cabin ?? 'any'].join('|')
}
