import type { HotelOffer } from '#hotels/answered.ts'
import type { Amenity, Board } from '#hotels/offered.ts'

/** What a list of hotels may leave out; empty and undefined leave out nothing. */
export interface HotelFilters {
  readonly stars: readonly number[]
  /** any of these meals can be had */
  readonly boards: readonly Board[]
  readonly isFree: boolean
  /** all of these */
  readonly amenities: readonly Amenity[]
  /** rial, of all rooms and nights, both ends in */
  readonly price: Range | undefined
}

export interface Range {
  readonly from: number
  readonly to: number
}

export const noFilters: HotelFilters = {
  stars: [],
  boards: [],
  isFree: false,
  amenities: [],
  price: undefined,
}

export type FilterName = keyof HotelFilters

type Judged = Pick<HotelOffer, 'stars' | 'boards' | 'hasFreeCancellation' | 'amenities' | 'total'>

const passes: Readonly<Record<FilterName, (offer: Judged, filters: HotelFilters) => boolean>> = {
  stars: (offer, { stars }) => stars.length === 0 || stars.includes(offer.stars),
  boards: (offer, { boards }) => boards.length === 0 || boards.some((board) => offer.boards.includes(board)),
  isFree: (offer, { isFree }) => !isFree || offer.hasFreeCancellation,
  amenities: (offer, { amenities }) => amenities.every((amenity) => offer.amenities.includes(amenity)),
  price: ({ total }, { price }) =>
    price === undefined || (total !== null && total >= price.from && total <= price.to),
}

const names = Object.keys(passes) as readonly FilterName[]

/** Those that every filter lets through, in their order. */
export function filtered<Offer extends Judged>(
  offers: readonly Offer[],
  filters: HotelFilters,
): readonly Offer[] {
  return offers.filter((offer) => names.every((name) => passes[name](offer, filters)))
}

export function activeFilters(filters: HotelFilters): readonly FilterName[] {
  return names.filter((name) => {
    const wish = filters[name]
    return Array.isArray(wish) ? wish.length > 0 : Boolean(wish)
  })
}

/** The filters, each alone, that would bring hotels back if it were lifted, and how many; the most first. */
export function lifts(
  offers: readonly Judged[],
  filters: HotelFilters,
): readonly { readonly name: FilterName; readonly count: number }[] {
  return activeFilters(filters)
    .map((name) => ({ name, count: filtered(offers, { ...filters, [name]: noFilters[name] }).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

/** The lowest and the highest total of those that can be had; nothing when there is no width. */
export function priceEnds(offers: readonly Judged[]): Range | undefined {
  const totals = offers.flatMap(({ total }) => total ?? [])
  const [from, to] = [Math.min(...totals), Math.max(...totals)]
  return totals.length > 0 && from < to ? { from, to } : undefined
}
