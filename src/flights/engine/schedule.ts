import { type Amounts, UNPRICED } from '#flights/engine/amounts.ts'
import type { ConnectionTable } from '#flights/engine/connections.ts'
import type { Desk } from '#flights/engine/desk.ts'

/** A *pair* is an origin and a destination with service, a *slot* a service's index.
 * A pair's flights lie day by day, slot by slot. */
export interface Schedule {
  readonly days: number
  readonly airports: number
  readonly pairs: Pairs
  readonly slots: Slots
  readonly seats: Uint8Array
  /** index into the amounts, per flight */
  prices: PriceNumbers
  throughPrices: PriceNumbers
  readonly amounts: Amounts
  readonly connections: ConnectionTable
  /** by airline */
  readonly throughPercent: Uint8Array
  /** the lowest of them: lower bound for every ticket */
  readonly leastPercent: number
  readonly desk: Desk
}

/** Two bytes a flight, unless more distinct amounts exist. */
export type PriceNumbers = Uint16Array | Uint32Array

export interface Pairs {
  readonly count: number
  readonly from: Uint16Array
  readonly to: Uint16Array
  /** an origin's pairs: `outStart[airport]` up to `outStart[airport + 1]` */
  readonly outStart: Uint32Array
  /** a destination's pairs: in `into`, from `intoStart[airport]` */
  readonly intoStart: Uint32Array
  readonly into: Uint32Array
  /** a pair's slots: `slotStart[pair]` up to `slotStart[pair + 1]` */
  readonly slotStart: Uint32Array
  readonly isInternational: Uint8Array
  readonly shortest: Uint16Array
  readonly longest: Uint16Array
  /** airlines selling through tickets, as bits (number modulo 32): without a common bit there is no through ticket */
  readonly sellers: Uint32Array
  /** lower bound of the pair's fares on any day: lowered by lower prices, never raised */
  readonly floor: Float64Array
  /** an origin's pairs by rising floor, at the places of `outStart`; see `cheapestFirst` */
  readonly byFloor: Uint32Array
  /** origins whose order is outdated */
  readonly isUnsorted: Uint8Array
}

export interface Slots {
  readonly count: number
  readonly departs: Uint16Array
  readonly duration: Uint16Array
  readonly airline: Uint16Array
  readonly pair: Uint32Array
  readonly service: Uint32Array
  readonly ofService: Uint32Array
}

export function flightAt(schedule: Schedule, slot: number, day: number): number {
  const { slotStart } = schedule.pairs
  const pair = schedule.slots.pair[slot] ?? 0
  const first = slotStart[pair] ?? 0
  const width = (slotStart[pair + 1] ?? 0) - first
  return first * schedule.days + day * width + slot - first
}

/** With `wanted` 0 it needs a price, but no seats. */
export function hasSeats({ seats, prices }: Schedule, flight: number, wanted: number): boolean {
  return (seats[flight] ?? 0) >= wanted && (wanted > 0 || (prices[flight] ?? UNPRICED) !== UNPRICED)
}

/** A pair's first slot departing at this minute of the day or later; its end when there is none. */
export function slotFrom({ pairs, slots }: Schedule, pair: number, minute: number): number {
  const end = pairs.slotStart[pair + 1] ?? 0
  let low = pairs.slotStart[pair] ?? 0
  let high = end
  // binary search first; a linear scan is faster for the last few
  while (high - low > 8) {
    const middle = (low + high) >> 1
    if ((slots.departs[middle] ?? 0) < minute) low = middle + 1
    else high = middle
  }
  while (low < end && (slots.departs[low] ?? 0) < minute) low += 1
  return low
}

export function pairOf(schedule: Schedule, from: number, to: number): number {
  const { outStart, to: ends } = schedule.pairs
  let low = outStart[from] ?? 0
  let high = (outStart[from + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const end = ends[middle] ?? 0
    if (end === to) return middle
    if (end < to) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function bytesOf(schedule: Schedule): number {
  const parts = [
    schedule,
    schedule.pairs,
    schedule.slots,
    schedule.connections,
    schedule.amounts,
    schedule.desk,
  ]
  return parts
    .flatMap((part) => Object.values(part) as unknown[])
    .reduce<number>((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
}
