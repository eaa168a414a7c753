import { createHash } from 'node:crypto'
import { bagsOfLeg } from '#flights/choosing/bags-of-leg.ts'
import type { DayOnSale, FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { ruledLeg } from '#flights/pricing/server/ruled-leg.ts'
import type { Proposal } from '#flights/proposal.ts'
import { proposalIdOf } from '#flights/proposal-id.ts'
import { offered } from '#flights/search/offered.ts'
import { legOf } from '#flights/search/server/leg.ts'
import { type CountedPrice, countedPrices, totalOf } from '#flights/search/server/party-prices.ts'
import { sorted } from '#flights/search/sorting.ts'
import { minus, plus, type Rial, ZERO } from '#money/rial.ts'
import { noRules, type RulesInForce } from '#orders/pricing/rules-in-force.ts'
import { type Party, seatCount } from '#passengers/party.ts'
import { refundSummary } from '#penalties/penalty.ts'
import type { RefundSummary } from '#penalties/penalty-step.ts'

/** Free seats by fare id, from the database now; fares of cancelled flights are missing. */
export type Seats = ReadonlyMap<number, number>

export interface Moment {
  readonly party: Party
  readonly now: Temporal.Instant
  /** what makes prices of suppliers' prices; none for legs that are priced already */
  readonly rules?: RulesInForce
}

/** What a party is offered without a change, cheapest first, sold out last. */
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
        isOpen: seats.has(fare.id) && fare.closesAtMs > nowMs,
      }))
      const { fares: shown, isSoldOut } = offered(offers, needed)
      return shown.map((offer) => directOf(offer.fare, isSoldOut ? 0 : offer.seats, moment))
    })
  return sorted(proposals, 'Cheapest')
}

function directOf(fare: FareOnSale, seat: number, moment: Moment): Proposal {
  return proposalOf([legOf([fare])], seat, moment)
}

type Legs = readonly [LegOnSale, ...LegOnSale[]]

/** One or more directions as one proposal; `seat` is the seats left on the fullest flight. */
export function proposalOf(onSale: Legs, seat: number, { party, now, rules = noRules }: Moment): Proposal {
  const [head, ...tail] = onSale
  const first = ruledLeg(head, rules)
  const legs: Legs = [first, ...tail.map((leg) => ruledLeg(leg, rules))]
  const priced = legs.map((leg) => countedPrices(leg.prices, party))
  const fares = legs.flatMap((leg) => leg.fares)
  const refunds = legs.map((leg, place) =>
    refundSummary({ stretches: leg.stretches, prices: priced[place] ?? [], now }),
  )
  return {
    proposalId: proposalIdOf(legs),
    supplier: [...new Set(fares.map(({ supplier }) => supplier))].join('+'),
    isReturning: false,
    isCharter: legs.some(({ isCharter }) => isCharter),
    seat,
    hash: hashOf(legs),
    totalPrice: priced.map(totalOf).reduce(plus, ZERO),
    totalDurationMinutes: legs.reduce((minutes, { group }) => minutes + group.durationMinutes, 0),
    cabinClass: Math.min(...legs.map(({ cabin }) => cabin)),
    fareClass: first.fares[0].fareClass,
    sellerName: [...new Set(legs.map(({ sellerName }) => sellerName))].join(' و '),
    document: legs.some(({ isInternational }) => isInternational) ? 'passport' : 'nationalCode',
    flightGroups: legs.map(({ group }) => group),
    prices: pricesOf(priced),
    refund: refundOf(refunds, priced.map(totalOf)),
    ...bagsOf(legs, seat),
    lastPrice: seat === 0 ? lastPriceOf(legs) : null,
  }
}

function bagsOf(legs: Legs, seat: number): Pick<Proposal, 'bags'> {
  const bags = legs.map((leg) => [...bagsOfLeg(leg)])
  return seat === 0 || bags.every(({ length }) => length === 0) ? {} : { bags }
}

function lastPriceOf(legs: Legs): Rial | null {
  return legs.map(({ prices }) => prices[0]?.total ?? ZERO).reduce(plus, ZERO)
}

/** Equal for the same flights in the same cabins. */
export function hashOf(legs: Legs): string {
  if (legs.length === 1) return legs[0].hash
  const flights = legs.map(({ hash }) => hash).join('_')
  return createHash('sha256').update(flights).digest('base64url').slice(0, 12)
}

function pricesOf(priced: readonly (readonly CountedPrice[])[]): Proposal['prices'] {
  const [first = []] = priced
  return first.map(({ paxType, count }) => {
    const each = priced.flatMap((prices) => prices.find((price) => price.paxType === paxType) ?? [])
    const total = each.map((price) => price.total).reduce(plus, ZERO)
    const baseFare = each.map(({ base }) => base).reduce(plus, ZERO)
    return { paxType, count, baseFare, taxes: minus(total, baseFare), totalPrice: total }
  })
}

function refundOf(refunds: readonly RefundSummary[], totals: readonly Rial[]): RefundSummary {
  const [first] = refunds
  if (first !== undefined && refunds.length === 1) return first
  const back = refunds.filter(({ penaltyNow }) => penaltyNow !== null)
  const kept = refunds.reduce((sum, { penaltyNow }, place) => sum + (penaltyNow ?? totals[place] ?? 0), 0)
  const rises = refunds.flatMap(({ until }) => until ?? []).toSorted()
  return {
    penaltyNow: back.length === 0 ? null : kept,
    percentNow: percentOfAll(refunds.map(({ percentNow }) => percentNow)),
    until: rises[0] ?? null,
    back: refunds.reduce((sum, one) => sum + one.back, 0),
    next: nextOf(refunds, rises[0]),
  }
}

/** What holds of all directions when the first of them rises. */
function nextOf(refunds: readonly RefundSummary[], rises: string | undefined): RefundSummary['next'] {
  if (rises === undefined) return null
  const then = refunds.map(({ until, percentNow, back, next }) =>
    until === rises && next !== null ? next : { percent: percentNow, back },
  )
  return {
    percent: percentOfAll(then.map(({ percent }) => percent)),
    back: then.reduce((sum, { back }) => sum + back, 0),
  }
}

function percentOfAll(percents: readonly number[]): number {
  const some = percents.filter((percent) => percent < 100)
  return some.length === 0 ? 100 : Math.max(...some)
}
