import type { Party } from '#passengers/party.ts'
import type { PlaceCode } from '#places/airports.ts'

export interface DirectionRequest {
  readonly origin: PlaceCode
  readonly destination: PlaceCode
  readonly date: Temporal.PlainDate
}

/** A search sent to suppliers: directions sold together, in order. */
export interface SearchQuery {
  readonly directions: readonly DirectionRequest[]
  readonly party: Party
  readonly cabin?: 1 | 2 | 3 | undefined
}

/** Equal for equal queries. */
export function queryKey({ directions, party, cabin }: SearchQuery): string {
  const ways = directions.map(
    ({ origin, destination, date }) =>
      `${origin.kind}:${origin.code}-${destination.kind}:${destination.code}@${date}`,
  )
  return [...ways, `${party.adults}.${party.children}.${party.infants}`, cabin ?? 'any'].join('|')
}
