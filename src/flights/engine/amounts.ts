import type { Rial } from '#money/rial.ts'

/** Stands where no price was told yet; no search takes such a flight. */
export const UNPRICED = 0

/**
 * Every distinct amount in use once, so that a flight's price takes two bytes and stays exact. Fares are filed in round sums:
 * a year of 30 million of them has a few thousand amounts. An amount that no flight has any more gives its number to the next.
 */
export interface Amounts {
  /** by number; grows with them */
  values: Float64Array
  /** how many prices have a number */
  uses: Uint32Array
  readonly numbers: Map<number, number>
  /** given back, to be given again */
  readonly free: number[]
  /** one above the highest number ever given */
  end: number
}

const atFirst = 4096

export function openAmounts(): Amounts {
  const values = new Float64Array(atFirst)
  values[UNPRICED] = Number.POSITIVE_INFINITY
  return { values, uses: new Uint32Array(atFirst), numbers: new Map(), free: [], end: UNPRICED + 1 }
}

/** The number of an amount in place of the one that a price had. */
export function renumbered(amounts: Amounts, before: number, price: Rial): number {
  if (amounts.values[before] === price) return before
  giveBack(amounts, before)
  const number = amounts.numbers.get(price) ?? newNumber(amounts, price)
  amounts.uses[number] = (amounts.uses[number] ?? 0) + 1
  return number
}

function giveBack(amounts: Amounts, number: number): void {
  if (number === UNPRICED) return
  const left = (amounts.uses[number] ?? 0) - 1
  amounts.uses[number] = left
  if (left > 0) return
  amounts.numbers.delete(amounts.values[number] ?? 0)
  amounts.free.push(number)
}

function newNumber(amounts: Amounts, price: Rial): number {
  const number = amounts.free.pop() ?? amounts.end++
  if (number >= amounts.values.length) grow(amounts)
  amounts.values[number] = price
  amounts.numbers.set(price, number)
  return number
}

function grow(amounts: Amounts): void {
  const { values, uses } = amounts
  amounts.values = new Float64Array(values.length * 2)
  amounts.values.set(values)
  amounts.uses = new Uint32Array(uses.length * 2)
  amounts.uses.set(uses)
}
