import type { HotelHistory } from '#storefront/responses.ts'

export interface HotelRecent extends Omit<HotelHistory, 'id' | 'searchedAt'> {
  /** of every search of this city, removed together */
  readonly ids: readonly string[]
}

const shownAtMost = 8

export function hotelRecentsOf(
  histories: readonly Omit<HotelHistory, 'searchedAt'>[],
): readonly HotelRecent[] {
  const cities = Map.groupBy(histories, ({ cityCode }) => cityCode)
  return [...cities.values()].slice(0, shownAtMost).flatMap((searches) => {
    const [latest] = searches
    if (latest === undefined) return []
    const { id: _, ...shown } = latest
    return [{ ...shown, ids: searches.map(({ id }) => id) }]
  })
}
