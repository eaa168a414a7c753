import type { BagOffer } from '#flights/choosing/bag.ts'
import { persianDigits } from '#money/digits.ts'

export function bagWords({ kg, pieces = 0 }: Pick<BagOffer, 'kg' | 'pieces'>): string {
  if (pieces === 0) return `${persianDigits(kg)} کیلو`
  const count = pieces === 1 ? 'یک' : persianDigits(pieces)
  return `${count} بستهٔ ${persianDigits(Math.floor(kg / pieces))} کیلویی`
}

/** The cheapest that adds at least so many kilograms. */
export function cheapestReaching(bags: readonly BagOffer[], kg: number): BagOffer | undefined {
  const reaching = bags.filter((bag) => bag.kg >= kg)
  return reaching.reduce<BagOffer | undefined>(
    (best, bag) => (best === undefined || bag.price < best.price ? bag : best),
    undefined,
  )
}
