import { datesOf } from '#flights/abroad/travel-rules.ts'
import type { PaxType } from '#flights/enumerations.ts'
import type { TravelRequest } from '#flights/responses.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { groupsByLeg } from '#passengers/ages-by-leg.ts'

/** A traveller counted in another age group on one direction, and the price difference; rial. */
export interface BirthdayPrice {
  readonly index: number
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

/** Sum of all changes, rial; may be negative. */
export function addedBy(birthdays: readonly BirthdayPrice[]): number {
  return birthdays.reduce((sum, { wasPrice, becomesPrice }) => sum + becomesPrice - wasPrice, 0)
}

/** What one of the group pays for all directions, rial. */
export function priceAs(travel: TravelRequest, group: AgeGroup): number {
  return travel.legs.reduce((sum, _, leg) => sum + priceOn(travel, leg, group), 0)
}

function priceOn({ legs }: TravelRequest, leg: number, group: AgeGroup): number {
  return legs[leg]?.prices.find(({ paxType }) => paxType === paxTypeOf[group])?.totalPrice ?? 0
}
