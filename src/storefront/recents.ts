import type { FlightHistory } from '#storefront/responses.ts'

export interface Recent extends Omit<FlightHistory, 'id' | 'searchedAt'> {
  /** of every search of this route, removed together */
  readonly ids: readonly string[]
}

const shownAtMost = 8

export function recentsOf(histories: readonly Omit<FlightHistory, 'searchedAt'>[]): readonly Recent[] {
  const ways = Map.groupBy(histories, ({ flightType, legs }) =>
    [flightType, ...legs.flatMap(({ origin, destination }) => [origin.code, destination.code])].join('-'),
  )
  return [...ways.values()].slice(0, shownAtMost).flatMap((searches) => {
    const [latest] = searches
    if (latest === undefined) return []
    const { id: _, ...shown } = latest
    return [{ ...shown, ids: searches.map(({ id }) => id) }]
  })
}
