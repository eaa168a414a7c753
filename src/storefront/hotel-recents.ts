import type { HotelHistory } from '#storefront/responses.ts'

/** A city whose hotels were looked at before, as the hotels' page offers it again. */
export interface HotelRecent extends Omit<HotelHistory, 'id' | 'searchedAt'> {
  /** of every search of this city; removing it removes them all */
  readonly ids: readonly string[]
}

const shownAtMost = 8

/** The same city searched for several stays is one way to go: its latest search stands for the others. Newest first. */
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
