import { offered } from '#flights/offered.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { DayOnSale, FareOnSale } from '#flights/server/on-sale.ts'
import { countedPrices, totalOf } from '#flights/server/party-prices.ts'
import { sorted } from '#flights/sorting.ts'
import { minus } from '#money/rial.ts'
import { type Party, seatCount } from '#passengers/party.ts'
import { refundSummary } from '#penalties/penalty.ts'

/** Free seats by fare, as the database has them now. */
export type Seats = ReadonlyMap<number, number>

export interface Moment {
  readonly party: Party
  readonly now: Temporal.Instant
}

/** What a party is offered on some days, cheapest first, sold out last. */
export function proposalsOf(days: readonly DayOnSale[], seats: Seats, moment: Moment): readonly Proposal[] {
  const needed = seatCount(moment.party)
  const nowMs = moment.now.epochMilliseconds
  const proposals = days
    .flatMap((day) => day.departures)
    .flatMap((fares) => {
      const offers = fares.map((fare) => ({
        fare,
        isCharter: fare.isCharter,
        cabin: fare.cabin,
        adultTotal: fare.adultTotal,
        seats: seats.get(fare.id) ?? 0,
        isOpen: fare.closesAtMs > nowMs,
      }))
      const { fares: shown, isSoldOut } = offered(offers, needed)
      return shown.map((offer) => proposalOf(offer.fare, isSoldOut ? 0 : offer.seats, moment))
    })
  return sorted(proposals, 'Cheapest')
}

/** One fare for a party, with so many seats left. */
export function proposalOf(fare: FareOnSale, seat: number, { party, now }: Moment): Proposal {
  const prices = countedPrices(fare.prices, party)
  return {
    proposalId: String(fare.id),
    isReturning: false,
    isCharter: fare.isCharter,
    seat,
    hash: fare.hash,
    totalPrice: totalOf(prices),
    totalDurationMinutes: fare.departure.durationMinutes,
    cabinClass: fare.cabin,
    fareClass: fare.fareClass,
    sellerName: fare.sellerName,
    flightGroups: [fare.group],
    prices: prices.map(({ paxType, count, base, total }) => ({
      paxType,
      count,
      baseFare: base,
      taxes: minus(total, base),
      totalPrice: total,
    })),
    refund: refundSummary({ stretches: fare.stretches, prices, now }),
    lastPrice: seat === 0 ? fare.adultTotal : null,
  }
}
