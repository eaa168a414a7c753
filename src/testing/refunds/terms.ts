import * as fc from 'fast-check'
import { type Rial, rial } from '#money/rial.ts'
import type { RefundableItem, RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import type { Waiver } from '#penalties/waiver.ts'
import { type Reckoning, reckoningOf } from '#refunds/reckoning.ts'

/** 06:15 at Mehrabad is 02:45Z; noon of the day before is 08:30Z */
export const departure = Temporal.ZonedDateTime.from('2026-12-03T06:15[Asia/Tehran]')

export function ladderNamed(id: string) {
  const ladder = penaltyLadders.find((one) => one.id === id)
  if (ladder === undefined) throw new RangeError(`no ladder ${id}`)
  return ladder
}

export interface Place {
  readonly timeZone: string
  readonly cityName: string
}

const tehran: Place = { timeZone: 'Asia/Tehran', cityName: 'تهران' }
export const istanbul: Place = { timeZone: 'Europe/Istanbul', cityName: 'استانبول' }

export interface Group {
  readonly group: RefundableItem['group']
  readonly base: number
  readonly total: number
  readonly supplierShare: number
}

export const anAdult: Group = {
  group: 'adult',
  base: 20_000_000,
  total: 22_000_000,
  supplierShare: 20_900_000,
}
export const aChild: Group = {
  group: 'child',
  base: 12_000_000,
  total: 14_000_000,
  supplierShare: 13_400_000,
}
export const anInfant: Group = {
  group: 'infant',
  base: 2_000_000,
  total: 2_150_000,
  supplierShare: 2_050_000,
}

export function termsOf(
  groups: readonly Group[],
  ladderIds: readonly string[] = ['flypersia/1'],
  places: readonly Place[] = [],
): RefundTerms {
  return {
    isCharter: false,
    items: ladderIds.flatMap((_, leg) =>
      groups.map(({ group, ...amounts }, passenger) => ({
        passenger,
        leg,
        group,
        base: rial(amounts.base),
        total: rial(amounts.total),
        supplierShare: rial(amounts.supplierShare),
        state: 'refundable' as const,
      })),
    ),
    legs: ladderIds.map((id, leg) => ({
      leg,
      proposalId: String(leg),
      ...departureFrom(places[leg] ?? tehran, leg),
      ladders: [ladderNamed(id)],
      flights: [
        {
          airlineCode: 'W5',
          flightNumber: 'W5 1041',
          departsAt: departure.add({ days: leg * 3 }).toInstant(),
          isCharter: false,
        },
      ],
    })),
  }
}

/** Every third day, same local time. */
function departureFrom({ timeZone, cityName }: Place, leg: number) {
  const local = departure.toPlainDateTime().add({ days: leg * 3 })
  return { departure: local.toZonedDateTime(timeZone), cityName }
}

export function reckoned(
  terms: RefundTerms,
  {
    discount = 0,
    rateDifference = 0,
    waivers = [],
  }: {
    readonly discount?: number
    readonly rateDifference?: number
    readonly waivers?: readonly Waiver[]
  } = {},
): Reckoning {
  const soldAt = Temporal.Instant.from('2026-11-21T08:00:00Z')
  return reckoningOf({
    terms,
    discount: rial(discount),
    rateDifference: rial(rateDifference),
    waivers,
    soldAt,
  })
}

/** Arbitrary orders: people on one or two legs, any ladders, any discount, a rate that fell by anything, some of the items. */
export const anyOrder: fc.Arbitrary<{
  readonly reckoning: Reckoning
  readonly chosen: readonly RefundItem[]
  readonly total: Rial
}> = fc
  .record({
    groups: fc.array(
      fc.record({
        group: fc.constantFrom('adult' as const, 'child' as const, 'infant' as const),
        base: fc.integer({ min: 1, max: 90_000_000 }),
        taxes: fc.integer({ min: 0, max: 9_000_000 }),
        supplierPercent: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    ladderIds: fc.array(fc.constantFrom(...penaltyLadders.map(({ id }) => id)), {
      minLength: 1,
      maxLength: 2,
    }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    fellPercent: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
    mask: fc.array(fc.boolean(), { minLength: 18, maxLength: 18 }),
  })
  .map(({ groups, ladderIds, discountPercent, fellPercent, mask }) => {
    const terms = termsOf(
      groups.map(({ group, base, taxes, supplierPercent }) => ({
        group,
        base,
        total: base + taxes,
        supplierShare: Math.floor(((base + taxes) * supplierPercent) / 100),
      })),
      ladderIds,
    )
    const total = rial(terms.items.reduce((all, item) => all + item.total, 0))
    const discount = Math.floor((total * discountPercent) / 100)
    const rateDifference = Math.floor(((total - discount) * fellPercent) / 100)
    return {
      reckoning: reckoned(terms, { discount, rateDifference }),
      chosen: terms.items.filter((_, index) => mask[index]).map(({ passenger, leg }) => ({ passenger, leg })),
      total,
    }
  })
