import { minutesOf } from '#flights/day-parts.ts'
import type { Proposal } from '#flights/proposal.ts'

/** §3, sort options, in the order the list offers them; the default comes first. */
export const sortings = ['Cheapest', 'Promotions', 'MostExpensive', 'Earliest', 'Latest', 'Fastest'] as const
export type Sorting = (typeof sortings)[number]
export const defaultSorting: Sorting = 'Cheapest'

export const sortingNames: Readonly<Record<Sorting, string>> = {
  Cheapest: 'ارزان‌ترین',
  Promotions: 'پیشنهادها',
  MostExpensive: 'گران‌ترین',
  Earliest: 'زودترین',
  Latest: 'دیرترین',
  Fastest: 'سریع‌ترین',
}

type Order = (a: Proposal, b: Proposal) => number

/** The proposals in an order of §4; tickets with seats always stand before those sold out. Ties fall to price, then time. */
export function sorted(proposals: readonly Proposal[], sorting: Sorting): readonly Proposal[] {
  return [...proposals].sort(inTurn(bySeats, orders[sorting], byPrice, byDeparture, byId))
}

/** The first ticket with seats in each order: what the sort tabs show as their best. */
export function bestOf(proposals: readonly Proposal[], sorting: Sorting): Proposal | undefined {
  const [first] = sorted(proposals, sorting)
  return first !== undefined && first.seat > 0 ? first : undefined
}

/**
 * Our own recommendation, never paid for: the price, plus half of what giving the ticket back would cost now,
 * plus a twentieth of the price for take-off between midnight and six. Lower is better; rial.
 */
export function recommendationOf(proposal: Proposal): number {
  const lossNow = proposal.refund.penaltyNow ?? proposal.totalPrice
  const isNight = departureOf(proposal) < 6 * 60
  return proposal.totalPrice + lossNow / 2 + (isNight ? proposal.totalPrice / 20 : 0)
}

const bySeats: Order = (a, b) => Number(a.seat === 0) - Number(b.seat === 0)
const byPrice: Order = (a, b) => a.totalPrice - b.totalPrice
const byDeparture: Order = (a, b) => departureOf(a) - departureOf(b)
const byId: Order = (a, b) => Number(a.proposalId) - Number(b.proposalId)

const orders: Readonly<Record<Sorting, Order>> = {
  Cheapest: byPrice,
  Promotions: (a, b) => recommendationOf(a) - recommendationOf(b),
  MostExpensive: (a, b) => byPrice(b, a),
  Earliest: byDeparture,
  Latest: (a, b) => byDeparture(b, a),
  Fastest: (a, b) => a.totalDurationMinutes - b.totalDurationMinutes,
}

function inTurn(...turns: readonly Order[]): Order {
  return (a, b) => {
    for (const turn of turns) {
      const order = turn(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function departureOf(proposal: Proposal): number {
  return minutesOf(proposal.flightGroups[0]?.departureTime ?? '00:00')
}
