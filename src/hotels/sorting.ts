import type { HotelOffer } from '#hotels/responses.ts'

export const sortings = ['cheapest', 'dearest', 'stars', 'score'] as const
export type Sorting = (typeof sortings)[number]

export const sortingNames: Readonly<Record<Sorting, string>> = {
  cheapest: 'ارزان‌ترین',
  dearest: 'گران‌ترین',
  stars: 'ستارهٔ بیشتر',
  score: 'امتیاز مهمان‌ها',
}

type Ordered = Pick<HotelOffer, 'total' | 'stars' | 'score' | 'id'>

/** Sold-out hotels last; equal ones by price, then by id. */
export function sorted<Offer extends Ordered>(offers: readonly Offer[], sorting: Sorting): readonly Offer[] {
  return offers.toSorted(
    (a, b) => soldOutLast(a, b) || before[sorting](a, b) || cheaper(a, b) || (a.id < b.id ? -1 : 1),
  )
}

const before: Readonly<Record<Sorting, (a: Ordered, b: Ordered) => number>> = {
  cheapest: cheaper,
  dearest: (a, b) => cheaper(b, a),
  stars: (a, b) => b.stars - a.stars,
  // too few reviews are no score, good or bad: those stand after
  score: (a, b) => (b.score?.tenths ?? 0) - (a.score?.tenths ?? 0),
}

function cheaper(a: Ordered, b: Ordered): number {
  return (a.total ?? 0) - (b.total ?? 0)
}

function soldOutLast(a: Ordered, b: Ordered): number {
  return Number(a.total === null) - Number(b.total === null)
}
