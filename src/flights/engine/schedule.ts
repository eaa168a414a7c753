import { type Amounts, UNPRICED } from '#flights/engine/amounts.ts'
import type { ConnectionTable } from '#flights/engine/connections.ts'
import type { Desk } from '#flights/engine/desk.ts'

/**
 * Schedule and availability in typed arrays. A *pair* is an origin and a destination with service between them; its
 * services stand side by side, by departure. A *slot* is a service's place among all of them. The flights of a pair lie day
 * by day, and within a day slot by slot: so in the order of departure, and a search reads them as they lie.
 */
export interface Schedule {
  readonly days: number
  readonly airports: number
  readonly pairs: Pairs
  readonly slots: Slots
  /** one a flight, at `flightAt`: seats left, 255 for that many or more, 0 when it does not fly */
  readonly seats: Uint8Array
  /** one a flight: its price's number among the amounts */
  prices: PriceNumbers
  /** the same on a ticket with its airline's flights beside it; empty where that is a percent of the fares together */
  throughPrices: PriceNumbers
  readonly amounts: Amounts
  readonly connections: ConnectionTable
  /** by airline */
  readonly throughPercent: Uint8Array
  /** the least of them: no ticket is cheaper than this share of its fares */
  readonly leastPercent: number
  readonly desk: Desk
}

/** Two bytes a flight, mostly: as long as there are no more amounts at a time. */
export type PriceNumbers = Uint16Array | Uint32Array

/** By origin, then by destination. */
export interface Pairs {
  readonly count: number
  readonly from: Uint16Array
  readonly to: Uint16Array
  /** an origin's pairs are `outStart[airport]` up to `outStart[airport + 1]` */
  readonly outStart: Uint32Array
  /** a destination's pairs are listed in `into`, from `intoStart[airport]` */
  readonly intoStart: Uint32Array
  readonly into: Uint32Array
  /** a pair's slots are `slotStart[pair]` up to `slotStart[pair + 1]` */
  readonly slotStart: Uint32Array
  readonly isInternational: Uint8Array
  readonly shortest: Uint16Array
  readonly longest: Uint16Array
  /** airlines that sell through tickets, each a bit (number modulo 32): no bit in common, no through ticket */
  readonly sellers: Uint32Array
  /** never more than the cheapest flight of any day: lowered by a lower price, raised only by opening anew */
  readonly floor: Float64Array
  /** an origin's pairs from the lowest floor up, at the places of `outStart`; see `cheapestFirst` */
  readonly byFloor: Uint32Array
  /** origins with a floor lowered since they were last put in order */
  readonly isUnsorted: Uint8Array
}

export interface Slots {
  readonly count: number
  readonly departs: Uint16Array
  readonly duration: Uint16Array
  readonly airline: Uint16Array
  readonly pair: Uint32Array
  /** the service in a slot, and the slot of a service */
  readonly service: Uint32Array
  readonly ofService: Uint32Array
}

/** Where a slot's flight of a day stands among all flights. */
export function flightAt(schedule: Schedule, slot: number, day: number): number {
  const { slotStart } = schedule.pairs
  const pair = schedule.slots.pair[slot] ?? 0
  const first = slotStart[pair] ?? 0
  const width = (slotStart[pair + 1] ?? 0) - first
  return first * schedule.days + day * width + slot - first
}

/** Has a flight so many seats left? Of 0 it need have none, but a price. */
export function hasSeats({ seats, prices }: Schedule, flight: number, wanted: number): boolean {
  return (seats[flight] ?? 0) >= wanted && (wanted > 0 || (prices[flight] ?? UNPRICED) !== UNPRICED)
}

/** A pair's first slot that departs at this minute of the day or later; its end when none does. */
export function slotFrom({ pairs, slots }: Schedule, pair: number, minute: number): number {
  const end = pairs.slotStart[pair + 1] ?? 0
  let low = pairs.slotStart[pair] ?? 0
  let high = end
  // halves what is wide; the last few are read faster one by one
  while (high - low > 8) {
    const middle = (low + high) >> 1
    if ((slots.departs[middle] ?? 0) < minute) low = middle + 1
    else high = middle
  }
  while (low < end && (slots.departs[low] ?? 0) < minute) low += 1
  return low
}

/** The pair from one airport to another; −1 when nobody flies it. */
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

/** Bytes that the arrays take, the searches' working space included. */
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
