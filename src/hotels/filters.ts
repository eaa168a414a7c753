import type { Amenity, Board } from '#hotels/offered.ts'
import type { HotelOffer, Way } from '#hotels/responses.ts'

/** What a list of hotels may leave out; empty and undefined leave out nothing. */
export interface HotelFilters {
  readonly stars: readonly number[]
  /** any of these meals */
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

type Judged = Pick<HotelOffer, 'stars' | 'amenities' | 'ways' | 'total'>

/**
 * Those that every filter lets through, in their order, each at the cheapest of its ways that has the meals and the way back wished
 * for. What a price may be is said of that one.
 */
export function filtered<Offer extends Judged>(
  offers: readonly Offer[],
  filters: HotelFilters,
): readonly Offer[] {
  return offers.filter((offer) => isWished(offer, filters)).flatMap((offer) => atWay(offer, filters))
}

function isWished(offer: Judged, { stars, amenities }: HotelFilters): boolean {
  return (
    (stars.length === 0 || stars.includes(offer.stars)) &&
    amenities.every((amenity) => offer.amenities.includes(amenity))
  )
}

function atWay<Offer extends Judged>(offer: Offer, filters: HotelFilters): readonly Offer[] {
  const { price } = filters
  const way = offer.ways.find((one) => isWayWished(one, filters))
  if (way === undefined) return offer.ways.length === 0 && isAnyWay(filters) ? [offer] : []
  return price === undefined || (way.total >= price.from && way.total <= price.to)
    ? [{ ...offer, ...way }]
    : []
}

function isWayWished({ board, freeUntil }: Way, { boards, isFree }: HotelFilters): boolean {
  return (
    (boards.length === 0 || (board !== null && boards.includes(board))) && (!isFree || freeUntil !== null)
  )
}

/** A hotel without a room stays in the list until somebody wishes for what a room alone can have. */
function isAnyWay({ boards, isFree, price }: HotelFilters): boolean {
  return boards.length === 0 && !isFree && price === undefined
}

export function activeFilters(filters: HotelFilters): readonly FilterName[] {
  return (Object.keys(noFilters) as readonly FilterName[]).filter((name) => {
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
