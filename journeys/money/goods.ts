import { type Rial, rial, sum } from '#money/rial.ts'
import { shared } from '#money/shared.ts'
import type { RefundableItem, RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { isSameItem } from '#refunds/same-item.ts'

export interface Goods {
  readonly groups: readonly RefundableItem['group'][]
  readonly ladders: readonly string[]
  readonly total: Rial
  readonly supplierPercent: number
}

export const goods = [
  { groups: ['adult'], ladders: ['flypersia/1'], total: rial(22_000_007), supplierPercent: 95 },
  {
    groups: ['adult', 'adult', 'child', 'infant'],
    ladders: ['iran-air/1', 'house/3'],
    total: rial(80_900_003),
    supplierPercent: 91,
  },
  { groups: ['adult', 'adult'], ladders: ['charter/half'], total: rial(31_000_010), supplierPercent: 60 },
  { groups: ['adult'], ladders: ['charter/none'], total: rial(12_345_670), supplierPercent: 100 },
  { groups: ['adult'], ladders: ['house/1'], total: rial(21_000), supplierPercent: 0 },
] as const satisfies readonly Goods[]

const weights = { adult: rial(100), child: rial(60), infant: rial(10) }

export interface Trip {
  readonly goods: Goods
  readonly departure: Temporal.ZonedDateTime
}

export function departureOf(since: Temporal.Instant, hoursAhead: number): Temporal.ZonedDateTime {
  return since.add({ hours: hoursAhead }).toZonedDateTimeISO('Asia/Tehran')
}

interface Seen {
  readonly total: Rial
  readonly gone: readonly RefundItem[]
  readonly now: Temporal.Instant
}

export function termsOf(
  { goods: { groups, ladders, supplierPercent }, departure }: Trip,
  seen: Seen,
): RefundTerms {
  const places = ladders.flatMap((_, leg) => groups.map((group, passenger) => ({ leg, group, passenger })))
  const totals = shared(
    seen.total,
    places.map(({ group }) => weights[group]),
  )
  return {
    isCharter: false,
    items: places.map((place, index) => {
      const total = totals[index] ?? rial(0)
      const isFlown = Temporal.Instant.compare(seen.now, leaving(departure, place.leg).toInstant()) >= 0
      const isGone = seen.gone.some((one) => isSameItem(one, place))
      return {
        ...place,
        base: rial(Math.floor((total * 9) / 10)),
        total,
        supplierShare: shareOf(total, supplierPercent),
        state: isGone ? 'refunded' : isFlown ? 'flown' : 'refundable',
      }
    }),
    legs: ladders.map((id, leg) => ({
      leg,
      proposalId: String(leg),
      departure: leaving(departure, leg),
      cityName: 'تهران',
      ladders: [ladderNamed(id)],
      flights: [
        {
          airlineCode: 'W5',
          flightNumber: 'W5 1041',
          departsAt: leaving(departure, leg).toInstant(),
          isCharter: false,
        },
      ],
    })),
  }
}

export function supplierPayable(trip: Trip, total: Rial): Rial {
  const { items } = termsOf(trip, { total, gone: [], now: trip.departure.toInstant() })
  return sum(items.map(({ supplierShare }) => supplierShare))
}

function leaving(departure: Temporal.ZonedDateTime, leg: number): Temporal.ZonedDateTime {
  return departure.add({ days: leg * 3 })
}

function shareOf(total: Rial, percent: number): Rial {
  return rial(Math.floor((total * percent) / 100))
}

function ladderNamed(id: string) {
  const ladder = penaltyLadders.find((one) => one.id === id)
  if (ladder === undefined) throw new RangeError(`no ladder ${id}`)
  return ladder
}
