import { protectionPrice } from '#flights/protection/protection-price.ts'
import { minus, plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import { shared } from '#money/shared.ts'
import type { RefundableItem, RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import type { Protection } from '#penalties/protection.ts'
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

/** What may be taken on another day in place of a ticket, by the fare of an adult. */
export const otherFlights = [
  { ladder: 'flypersia/1', fare: rial(22_000_003), supplierPercent: 95 },
  { ladder: 'house/3', fare: rial(9_400_010), supplierPercent: 90 },
  { ladder: 'charter/half', fare: rial(41_000_007), supplierPercent: 60 },
] as const

/** So little at the most that a penalty may be more than it bears. */
const protectionRate = { soldAs: 'system', perMille: 36, percent: 80, most: rial(3_000_000) } as const

const weights = { adult: rial(100), child: rial(60), infant: rial(10) }

export interface Trip {
  readonly goods: Goods
  readonly departure: Temporal.ZonedDateTime
  readonly protections: Protections
}

/** By leg, then by passenger. */
export type Protections = readonly (readonly (Protection | undefined)[])[]

/** Of every ticket, by its own fare. */
export function protectionsFor(goods: Goods): Protections {
  const { percent, most } = protectionRate
  return partsOf(goods, goods.total).map((parts) =>
    parts.map((part) => ({ price: protectionPrice({ base: baseOf(part) }, protectionRate), percent, most })),
  )
}

export const noProtections: Protections = []

export function protectionTotal(protections: Protections): Rial {
  return sum(protections.flat().map((one) => one?.price ?? ZERO))
}

/** Of these people's tickets on another flight. */
export function goodsInPlace(groups: Goods['groups'], flight: (typeof otherFlights)[number]): Goods {
  const { ladder, fare, supplierPercent } = flight
  const total = sum(groups.map((group) => shareOf(fare, weights[group])))
  return { groups, ladders: [ladder], total, supplierPercent }
}

export function departureOf(since: Temporal.Instant, hoursAhead: number): Temporal.ZonedDateTime {
  return since.add({ hours: hoursAhead }).toZonedDateTimeISO('Asia/Tehran')
}

interface Seen {
  readonly total: Rial
  readonly gone: readonly RefundItem[]
  readonly now: Temporal.Instant
}

export function termsOf({ goods, departure, protections }: Trip, seen: Seen): RefundTerms {
  const { groups, ladders, supplierPercent } = goods
  const places = ladders.flatMap((_, leg) => groups.map((group, passenger) => ({ leg, group, passenger })))
  const parts = partsOf(goods, minus(seen.total, protectionTotal(protections))).flat()
  return {
    isCharter: false,
    items: places.map((place, index) => {
      const part = parts[index] ?? ZERO
      const protection = protections[place.leg]?.[place.passenger]
      const isFlown = Temporal.Instant.compare(seen.now, leaving(departure, place.leg).toInstant()) >= 0
      const isGone = seen.gone.some((one) => isSameItem(one, place))
      return {
        ...place,
        base: baseOf(part),
        total: plus(part, protection?.price ?? ZERO),
        supplierShare: shareOf(part, supplierPercent),
        ...(protection && { protection }),
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

/** Of tickets without their protection: by leg, then by passenger. */
function partsOf({ groups, ladders }: Goods, total: Rial): readonly (readonly Rial[])[] {
  const parts = shared(
    total,
    ladders.flatMap(() => groups.map((group) => weights[group])),
  )
  return ladders.map((_, leg) => parts.slice(leg * groups.length, (leg + 1) * groups.length))
}

function baseOf(part: Rial): Rial {
  return shareOf(part, 90)
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
