import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { Tax } from '#flights/proposal.ts'
import { percentOf, plus, type Rial, roundedUp, sum, ZERO } from '#money/rial.ts'

export interface FarePart {
  readonly airlineId: string
  /** percent of base fares this airline charges when it sells connecting flights on one ticket; 100: it sells none */
  readonly throughPercent: number
  readonly isCharter: boolean
  readonly supplier: string
  readonly offerId: string | null
  readonly prices: readonly PaxPrice[]
}

export interface LegPrices {
  readonly whole: readonly PaxPrice[]
  /** the same per fare, in order; they always sum to the whole */
  readonly parts: readonly (readonly PaxPrice[])[]
}

/** base fares are in whole thousands of toman */
const filedIn = 10_000

/** Sum of a direction's fares; on one through ticket the airline's percent of base fares, each rounded up; taxes stay. */
export function legPrices(fares: readonly FarePart[]): LegPrices {
  const parts = ticketsOf(fares).flatMap((ticket) =>
    ticket.map((fare) =>
      isThrough(ticket) ? fare.prices.map((price) => reduced(price, fare)) : fare.prices,
    ),
  )
  return { whole: wholeOf(parts), parts }
}

export function wholeOf(parts: LegPrices['parts']): LegPrices['whole'] {
  const [first = [], ...others] = parts
  return others.reduce((sofar, part) => sofar.flatMap((price) => together(price, part)), first)
}

export function ticketsOf<F extends Omit<FarePart, 'prices'>>(
  fares: readonly F[],
): readonly (readonly F[])[] {
  const tickets: F[][] = []
  for (const fare of fares) {
    const open = tickets.at(-1)
    const before = open?.at(-1)
    if (open !== undefined && before !== undefined && sharesTicket(before, fare)) open.push(fare)
    else tickets.push([fare])
  }
  return tickets
}

/** Are two neighbouring flights on one ticket? Then bags go through, and a missed connection is rebooked. */
export function sharesTicket(before: Omit<FarePart, 'prices'>, after: Omit<FarePart, 'prices'>): boolean {
  if (before.supplier !== after.supplier || before.offerId !== after.offerId) return false
  return before.offerId !== null || (before.airlineId === after.airlineId && sellsThrough(before, after))
}

function sellsThrough(...fares: readonly Omit<FarePart, 'prices'>[]): boolean {
  return fares.every(({ isCharter, throughPercent }) => !isCharter && throughPercent < 100)
}

function isThrough(ticket: readonly FarePart[]): boolean {
  return ticket.length > 1 && ticket.every(({ offerId }) => offerId === null)
}

/** A base fare on a through ticket; rounding never makes it dearer than the fare alone. */
export function throughBase(base: Rial, percent: number): Rial {
  const filed = roundedUp(percentOf(base, percent), filedIn)
  return filed < base ? filed : base
}

function reduced(price: PaxPrice, { throughPercent }: FarePart): PaxPrice {
  const base = throughBase(price.base, throughPercent)
  return { ...price, base, total: plus(base, sum(price.taxes.map(({ amount }) => amount))) }
}

function together(price: PaxPrice, part: readonly PaxPrice[]): readonly PaxPrice[] {
  return part
    .filter(({ paxType }) => paxType === price.paxType)
    .map((other) => ({
      paxType: price.paxType,
      base: plus(price.base, other.base),
      taxes: joined([...price.taxes, ...other.taxes]),
      total: plus(price.total, other.total),
    }))
}

function joined(taxes: PaxPrice['taxes']): PaxPrice['taxes'] {
  const byCode = new Map<string, Tax & { readonly amount: Rial }>()
  for (const tax of taxes)
    byCode.set(tax.code, { ...tax, amount: plus(byCode.get(tax.code)?.amount ?? ZERO, tax.amount) })
  return [...byCode.values()]
}
