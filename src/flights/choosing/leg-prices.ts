import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { Tax } from '#flights/proposal.ts'
import { percentOf, plus, type Rial, roundedUp, sum, ZERO } from '#money/rial.ts'

/** One flight's fare, as far as the price of a direction depends on it. */
export interface FarePart {
  readonly airlineId: string
  /** its airline sells connections on its own flights at this percent of their base fares; 100 sells none */
  readonly throughPercent: number
  readonly isCharter: boolean
  readonly supplier: string
  /** parts of one supplier's offer are sold together, at the prices it told */
  readonly offerId: string | null
  readonly prices: readonly PaxPrice[]
}

export interface LegPrices {
  /** what one traveller of a kind pays for the whole direction */
  readonly whole: readonly PaxPrice[]
  /** the same fare by fare, in their order: they always sum to the whole */
  readonly parts: readonly (readonly PaxPrice[])[]
}

/** base fares of through tickets are filed in whole thousands of toman, as all are */
const filedIn = 10_000

/**
 * The price of a direction: the sum of its fares. Neighbouring flights on one through ticket of an airline are taken at its
 * percent of their base fares, each rounded up; taxes stay. A kind of traveller that a fare does not know is left out.
 */
export function legPrices(fares: readonly FarePart[]): LegPrices {
  const parts = ticketsOf(fares).flatMap((ticket) =>
    ticket.map((fare) =>
      isThrough(ticket) ? fare.prices.map((price) => reduced(price, fare)) : fare.prices,
    ),
  )
  return { whole: wholeOf(parts), parts }
}

/** What one traveller of a kind pays for all of the parts. */
export function wholeOf(parts: LegPrices['parts']): LegPrices['whole'] {
  const [first = [], ...others] = parts
  return others.reduce((sofar, part) => sofar.flatMap((price) => together(price, part)), first)
}

/** The fares of a direction by ticket, in their order. */
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

/** Are two neighbouring flights on one ticket? Then bags go through, and who misses the second is taken on. */
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

/** A base fare on a through ticket. What is rounded up is never dearer than the fare by itself. */
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

/** Taxes of one code are one line. */
function joined(taxes: PaxPrice['taxes']): PaxPrice['taxes'] {
  const byCode = new Map<string, Tax & { readonly amount: Rial }>()
  for (const tax of taxes)
    byCode.set(tax.code, { ...tax, amount: plus(byCode.get(tax.code)?.amount ?? ZERO, tax.amount) })
  return [...byCode.values()]
}
