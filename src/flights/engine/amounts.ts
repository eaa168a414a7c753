import type { Rial } from '#money/rial.ts'

const most = 65_536

/** Stands where no price was told yet; no search takes such a flight. */
export const UNPRICED = 0

/**
 * Every distinct amount once, so that a flight's price takes two bytes and stays exact. Fares are filed in round sums:
 * a year of 30 million of them has a few thousand amounts.
 */
export interface Amounts {
  readonly values: Float64Array
  readonly numbers: Map<number, number>
}

export function openAmounts(): Amounts {
  const values = new Float64Array(most)
  values[UNPRICED] = Number.POSITIVE_INFINITY
  return { values, numbers: new Map([[Number.POSITIVE_INFINITY, UNPRICED]]) }
}

/** The number of an amount. With 65,535 others in use it is a RangeError: open the schedule anew, and old ones are gone. */
export function numberOf(amounts: Amounts, price: Rial): number {
  const known = amounts.numbers.get(price)
  if (known !== undefined) return known
  const number = amounts.numbers.size
  if (number === most) throw new RangeError(`More than ${most - 1} distinct prices in one schedule`)
  amounts.values[number] = price
  amounts.numbers.set(price, number)
  return number
}
