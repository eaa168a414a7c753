import type { AgeGroup } from '#passengers/age.ts'

/** How many travel together; whole numbers. */
export interface Party {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

/** §9: passengers in one booking, and those an adult may bring. */
const PARTY_LIMITS = { passengers: 9, childrenPerAdult: 3, infantsPerAdult: 1 } as const

/** What may be wrong with a party, with the sentence the traveller reads. */
export const PARTY_TEXTS = {
  COUNT_IS_INVALID: 'تعداد مسافران درست نیست.',
  PASSENGERS_MORE_THAN_NINE: 'حداکثر ۹ مسافر در هر خرید',
  ADULT_IS_REQUIRED: 'برای کودک و نوزاد، همراهی یک بزرگسال لازم است.',
  CHILDREN_MORE_THAN_ALLOWED: 'هر بزرگسال می‌تواند ۳ کودک، یا ۲ کودک و ۱ نوزاد همراه داشته باشد.',
  INFANTS_MORE_THAN_ADULTS: 'تعداد نوزادان نمی‌تواند بیشتر از بزرگسالان باشد.',
} as const

export type PartyFault = keyof typeof PARTY_TEXTS

/**
 * What is wrong with a party (§5, passenger counts); nothing when it may travel. "3 children, or 2 children and an
 * infant, per adult" holds for a whole party exactly when children and infants together are at most three times the
 * adults and no adult carries two infants.
 */
export function partyFaults({ adults, children, infants }: Party): readonly PartyFault[] {
  if (![adults, children, infants].every((count) => Number.isSafeInteger(count) && count >= 0))
    return ['COUNT_IS_INVALID']
  if (adults === 0) return ['ADULT_IS_REQUIRED']
  const faults: PartyFault[] = []
  if (adults + children + infants > PARTY_LIMITS.passengers) faults.push('PASSENGERS_MORE_THAN_NINE')
  if (infants > adults * PARTY_LIMITS.infantsPerAdult) faults.push('INFANTS_MORE_THAN_ADULTS')
  if (children + infants > adults * PARTY_LIMITS.childrenPerAdult) faults.push('CHILDREN_MORE_THAN_ALLOWED')
  return faults
}

/** All who travel; infants, who take no seat, included. */
export function headCount({ adults, children, infants }: Party): number {
  return adults + children + infants
}

/** Those who take a seat: infants sit on a lap. */
export function seatCount({ adults, children }: Party): number {
  return adults + children
}

/** The group of each passenger, adults first: the order of the forms. */
export function groupsOf({ adults, children, infants }: Party): readonly AgeGroup[] {
  return [
    ...Array.from({ length: adults }, () => 'adult' as const),
    ...Array.from({ length: children }, () => 'child' as const),
    ...Array.from({ length: infants }, () => 'infant' as const),
  ]
}

/** The party that people of these groups make. */
export function partyOf(groups: readonly AgeGroup[]): Party {
  const count = (group: AgeGroup) => groups.filter((one) => one === group).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}
