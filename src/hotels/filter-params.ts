import { type AddressParams, query } from '#hotels/address.ts'
import type { HotelFilters, Range } from '#hotels/filters.ts'
import { amenities, type Board, boards } from '#hotels/offered.ts'
import { type Sorting, sortings } from '#hotels/sorting.ts'

/** `name=مرجان&stars=5,4&score=80&board=breakfast&free=1&pool=1&price=10-20&sort=stars` */
export const filterKeys: readonly string[] = [
  'name',
  'stars',
  'score',
  'board',
  'free',
  'liked',
  'price',
  'sort',
  ...amenities,
]

/** characters of a name that is looked for */
export const longestName = 60

/** tenths of ten, highest first */
export const scores: readonly number[] = [90, 80, 70]

export function filtersOf(params: AddressParams): HotelFilters {
  return {
    name: (params.get('name') ?? '').trim().slice(0, longestName),
    stars: [...new Set(listIn(params, 'stars').map(Number))].filter((star) => star >= 1 && star <= 5),
    score: scores.findLast((tenths) => listIn(params, 'score').includes(String(tenths))) ?? 0,
    boards: boards.filter((board: Board) => listIn(params, 'board').includes(board)),
    isFree: params.get('free') === '1',
    isLiked: params.get('liked') === '1',
    amenities: amenities.filter((amenity) => params.get(amenity) === '1'),
    price: rangeIn(params.get('price')),
  }
}

export function sortingOf(params: AddressParams): Sorting {
  return sortings.find((sorting) => sorting === params.get('sort')) ?? 'cheapest'
}

export function withFilters(params: AddressParams, filters: HotelFilters, sorting: Sorting): string {
  const { stars, price } = filters
  const written: (readonly [string, string])[] = [...params].filter(([name]) => !filterKeys.includes(name))
  if (filters.name !== '') written.push(['name', filters.name])
  if (stars.length > 0) written.push(['stars', stars.toSorted((a, b) => b - a).join(',')])
  if (filters.score > 0) written.push(['score', String(filters.score)])
  if (filters.boards.length > 0) written.push(['board', filters.boards.join(',')])
  if (filters.isFree) written.push(['free', '1'])
  if (filters.isLiked) written.push(['liked', '1'])
  for (const amenity of filters.amenities) written.push([amenity, '1'])
  if (price) written.push(['price', `${price.from}-${price.to}`])
  if (sorting !== 'cheapest') written.push(['sort', sorting])
  return query(written)
}

function listIn(params: AddressParams, name: string): readonly string[] {
  return params.getAll(name).flatMap((value) => value.split(','))
}

function rangeIn(text: string | null): Range | undefined {
  const [, from, to] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '') ?? []
  return from === undefined || to === undefined ? undefined : { from: Number(from), to: Number(to) }
}
