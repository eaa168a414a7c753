import { adultTotalOf, elsewhereOf, type MadeFare } from '#flights/inventory/server/fares.ts'
import type { Rial } from '#money/rial.ts'

/** What a search may require of every fare of a journey. Each product has its own schedule. */
export const products = {
  economy: { cabin: 1, withBag: false },
  economyWithBag: { cabin: 1, withBag: true },
  business: { cabin: 2, withBag: false },
  first: { cabin: 3, withBag: false },
} as const satisfies Record<string, ProductRequest>
export type ProductName = keyof typeof products
export const productNames = Object.keys(products) as readonly ProductName[]

export interface ProductRequest {
  readonly cabin: number
  readonly withBag: boolean
}

export interface SaleRequest extends ProductRequest {
  readonly isCharter?: boolean
}

/** A fare with its free seats, and until when they are known to last (epoch milliseconds). */
export interface FareForSale extends ProductRequest {
  readonly isCharter: boolean
  readonly adultTotal: Rial
  readonly adultBase: Rial
  readonly until: number
}

export interface Sale {
  readonly price: Rial
  readonly base: Rial
  /** no cheaper fare ends before then, and none opens: fares only sell out and close */
  readonly until: number
}

export function cheapestFor(
  fares: readonly FareForSale[],
  asked: SaleRequest,
  nowMs: number,
): Sale | undefined {
  let best: FareForSale | undefined
  for (const fare of fares) {
    if (fare.until <= nowMs || !fits(fare, asked)) continue
    if (best === undefined || fare.adultTotal < best.adultTotal) best = fare
  }
  return best && { price: best.adultTotal, base: best.adultBase, until: best.until }
}

export function lastFor(fares: readonly FareForSale[], asked: SaleRequest): Omit<Sale, 'until'> | undefined {
  const [last] = fares.filter((fare) => fits(fare, asked)).toSorted((a, b) => b.adultTotal - a.adultTotal)
  return last && { price: last.adultTotal, base: last.adultBase }
}

function fits(fare: FareForSale, asked: SaleRequest): boolean {
  if (fare.cabin !== asked.cabin || (asked.withBag && !fare.withBag)) return false
  return asked.isCharter === undefined || fare.isCharter === asked.isCharter
}

const hourMs = 3_600_000

/** A fare as created, with its seats until simulated demand takes them or it closes. */
export function madeForSale(fare: MadeFare, seats: number, leavesMs: number): FareForSale {
  const closes = leavesMs - fare.closesBefore * 60_000
  return {
    cabin: fare.cabin,
    withBag: fare.checked.value > 0,
    isCharter: fare.isCharter,
    adultTotal: adultTotalOf(fare),
    adultBase: fare.adult,
    until: Math.min(closes, emptyAt(fare, seats, leavesMs)),
  }
}

/** When demand will leave fewer seats than these: it takes them on the hour before departure and never returns any. */
function emptyAt(fare: MadeFare, seats: number, leavesMs: number): number {
  const isEmpty = (hours: number) => fare.seats - elsewhereOf(fare, hours) < seats
  if (fare.seats < seats) return Number.NEGATIVE_INFINITY
  if (!isEmpty(0)) return Number.POSITIVE_INFINITY
  let [full, empty] = [1, 0]
  while (isEmpty(full)) [full, empty] = [full * 2, full]
  while (full - empty > 1) {
    const middle = (full + empty) >> 1
    if (isEmpty(middle)) empty = middle
    else full = middle
  }
  return leavesMs - empty * hourMs
}
