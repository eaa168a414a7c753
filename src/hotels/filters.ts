import { isNamed } from '#hotels/name-search.ts'
import type { Amenity, Board } from '#hotels/offered.ts'
import type { HotelOffer, Way } from '#hotels/responses.ts'

export interface HotelFilters {
  /** as typed */
  readonly name: string
  readonly stars: readonly number[]
  /** tenths of ten at least; 0 for any, also without reviews */
  readonly score: number
  /** any of these meals */
  readonly boards: readonly Board[]
  readonly isFree: boolean
  /** with the reader's heart */
  readonly isLiked: boolean
  /** all of these */
  readonly amenities: readonly Amenity[]
  /** rial, all rooms and nights, inclusive */
  readonly price: Range | undefined
}

export interface Range {
  readonly from: number
  readonly to: number
}

export const noFilters: HotelFilters = {
  name: '',
  stars: [],
  score: 0,
  boards: [],
  isFree: false,
  isLiked: false,
  amenities: [],
  price: undefined,
}

export type FilterName = keyof HotelFilters

type Judged = Pick<HotelOffer, 'name' | 'nameEn' | 'stars' | 'score' | 'amenities' | 'ways' | 'total'> & {
  readonly isLiked?: boolean
}

export function filtered<Offer extends Judged>(
  offers: readonly Offer[],
  filters: HotelFilters,
): readonly Offer[] {
  return offers.filter((offer) => isWished(offer, filters)).flatMap((offer) => atWay(offer, filters))
}

function isWished(offer: Judged, { name, stars, score, isLiked, amenities }: HotelFilters): boolean {
  return (
    (!isLiked || offer.isLiked === true) &&
    (name === '' || isNamed(offer, name)) &&
    (stars.length === 0 || stars.includes(offer.stars)) &&
    (offer.score?.tenths ?? 0) >= score &&
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

/** A sold-out hotel stays until a wish needs a room. */
function isAnyWay({ boards, isFree, price }: HotelFilters): boolean {
  return boards.length === 0 && !isFree && price === undefined
}

export function activeFilters(filters: HotelFilters): readonly FilterName[] {
  return (Object.keys(noFilters) as readonly FilterName[]).filter((name) => {
    const wish = filters[name]
    return Array.isArray(wish) ? wish.length > 0 : Boolean(wish)
  })
}

/** Filters that would bring hotels back if lifted alone, with how many; the most first. */
export function lifts(
  offers: readonly Judged[],
  filters: HotelFilters,
): readonly { readonly name: FilterName; readonly count: number }[] {
  return activeFilters(filters)
    .map((name) => ({ name, count: filtered(offers, { ...filters, [name]: noFilters[name] }).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

/** undefined when all cost the same. */
export function priceEnds(offers: readonly Judged[]): Range | undefined {
  const totals = offers.flatMap(({ total }) => total ?? [])
  const [from, to] = [Math.min(...totals), Math.max(...totals)]
  return totals.length > 0 && from < to ? { from, to } : undefined
}
