import type { TourListed } from '#tours/responses.ts'

export const lengths = {
  short: { words: 'تا ۳ شب', holds: (nights: number) => nights <= 3 },
  middle: { words: '۴ و ۵ شب', holds: (nights: number) => nights === 4 || nights === 5 },
  long: { words: '۶ شب و بیشتر', holds: (nights: number) => nights >= 6 },
} as const
export type Length = keyof typeof lengths

/** toman a person */
export const priceCaps = [20_000_000, 40_000_000, 60_000_000] as const

export interface TourFilters {
  readonly length: Length | undefined
  readonly stars: number | undefined
  readonly airline: string | undefined
  readonly by: 'scheduled' | 'charter' | undefined
  readonly isWithoutVisa: boolean
  readonly isSure: boolean
  readonly hasRoom: boolean
  /** toman */
  readonly atMost: number | undefined
}

export const noFilters: TourFilters = {
  length: undefined,
  stars: undefined,
  airline: undefined,
  by: undefined,
  isWithoutVisa: false,
  isSure: false,
  hasRoom: false,
  atMost: undefined,
}

interface Address {
  get(name: string): string | null
}

/** From an address; what it says wrongly is left out. */
export function filtersIn(params: Address): TourFilters {
  const [length, by] = [params.get('length'), params.get('by')]
  const stars = Number(params.get('stars'))
  const atMost = Number(params.get('price'))
  const airline = params.get('airline') ?? ''
  return {
    length: length === 'short' || length === 'middle' || length === 'long' ? length : undefined,
    stars: stars >= 3 && stars <= 5 && Number.isInteger(stars) ? stars : undefined,
    airline: /^[A-Z0-9]{2}$/.test(airline) ? airline : undefined,
    by: by === 'scheduled' || by === 'charter' ? by : undefined,
    isWithoutVisa: params.get('entry') === 'free',
    isSure: params.get('group') === 'sure',
    hasRoom: params.get('room') === 'left',
    atMost: priceCaps.find((cap) => cap === atMost),
  }
}

export function passes(tour: TourListed, wish: TourFilters): boolean {
  return (
    (wish.length === undefined || lengths[wish.length].holds(tour.nights)) &&
    (wish.stars === undefined || tour.stars.includes(wish.stars)) &&
    (wish.airline === undefined || tour.outbound.airlineCode === wish.airline) &&
    (wish.by === undefined || tour.isCharter === (wish.by === 'charter')) &&
    (!wish.isWithoutVisa || tour.entryPaper === null) &&
    (!wish.isSure || tour.group.isSure) &&
    (!wish.hasRoom || hasRoom(tour)) &&
    (wish.atMost === undefined || tour.price <= wish.atMost * 10)
  )
}

/** In the group and on both flights. */
export function hasRoom({ group, isFlightFull }: Pick<TourListed, 'group' | 'isFlightFull'>): boolean {
  return group.left > 0 && !isFlightFull
}
