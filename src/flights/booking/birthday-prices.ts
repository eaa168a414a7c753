import { datesOf } from '#flights/abroad/travel-rules.ts'
import type { PaxType } from '#flights/proposal.ts'
import type { TravelRequest } from '#flights/responses.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { groupsByLeg } from '#passengers/ages-by-leg.ts'

/** A traveller who flies one direction in another group than the one he was counted in, and what that changes; rial. */
export interface BirthdayPrice {
  /** among all who travel, from 0 */
  readonly index: number
  /** the place of the direction, from 0 */
  readonly leg: number
  readonly date: Temporal.PlainDate
  readonly was: AgeGroup
  readonly becomes: AgeGroup
  readonly wasPrice: number
  readonly becomesPrice: number
}

const paxTypeOf = { adult: 'Adult', child: 'Child', infant: 'Infant' } as const satisfies Record<
  AgeGroup,
  PaxType
>

/** By the births known so far, in the order of the travellers: who pays what on which direction because of a birthday. */
export function birthdayPrices(
  travel: TravelRequest,
  births: readonly (Temporal.PlainDate | undefined)[],
): readonly BirthdayPrice[] {
  const dates = datesOf(travel)
  return births.flatMap((birth, index) => {
    if (birth === undefined) return []
    const groups = groupsByLeg(birth, dates)
    const was = groups[0] ?? 'adult'
    return groups.flatMap((becomes, leg) => {
      if (becomes === was) return []
      const date = dates[leg] ?? dates[0]
      const [wasPrice, becomesPrice] = [priceOn(travel, leg, was), priceOn(travel, leg, becomes)]
      return [{ index, leg, date, was, becomes, wasPrice, becomesPrice }]
    })
  })
}

/** What birthdays add to the price of all, rial; below zero when they take from it. */
export function addedBy(birthdays: readonly BirthdayPrice[]): number {
  return birthdays.reduce((sum, { wasPrice, becomesPrice }) => sum + becomesPrice - wasPrice, 0)
}

function priceOn({ legs }: TravelRequest, leg: number, group: AgeGroup): number {
  return legs[leg]?.prices.find(({ paxType }) => paxType === paxTypeOf[group])?.totalPrice ?? 0
}
