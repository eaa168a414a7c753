import type { Rial } from '#money/rial.ts'

/** Price of flights without a price; no search takes them. */
export const UNPRICED = 0

/** The distinct amounts in use: a price is a two-byte index. Unused amounts give their index to the next. */
export interface Amounts {
  values: Float64Array
  uses: Uint32Array
  readonly numbers: Map<number, number>
  readonly free: number[]
  end: number
}

const atFirst = 4096

export function openAmounts(): Amounts {
  const values = new Float64Array(atFirst)
  values[UNPRICED] = Number.POSITIVE_INFINITY
  return { values, uses: new Uint32Array(atFirst), numbers: new Map(), free: [], end: UNPRICED + 1 }
}

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
