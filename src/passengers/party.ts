import type { AgeGroup } from '#passengers/age.ts'

export interface Party {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

/** §9; then per adult. */
const PARTY_LIMITS = { passengers: 9, childrenPerAdult: 3, infantsPerAdult: 1 } as const

export const PARTY_TEXTS = {
  COUNT_IS_INVALID: 'تعداد مسافران درست نیست.',
  PASSENGERS_MORE_THAN_NINE: 'حداکثر ۹ مسافر در هر خرید',
  ADULT_IS_REQUIRED: 'برای کودک و نوزاد، همراهی یک بزرگسال لازم است.',
  CHILDREN_MORE_THAN_ALLOWED: 'هر بزرگسال می‌تواند ۳ کودک، یا ۲ کودک و ۱ نوزاد همراه داشته باشد.',
  INFANTS_MORE_THAN_ADULTS: 'تعداد نوزادان نمی‌تواند بیشتر از بزرگسالان باشد.',
} as const

export type PartyFault = keyof typeof PARTY_TEXTS

/** §5, passenger counts. "3 children, or 2 children and an infant, per adult" means:
 * children and infants at most three per adult, infants at most one. */
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

export function headCount({ adults, children, infants }: Party): number {
  return adults + children + infants
}

export function seatCount({ adults, children }: Party): number {
  return adults + children
}

export function groupsOf({ adults, children, infants }: Party): readonly AgeGroup[] {
  return [
    ...Array.from({ length: adults }, () => 'adult' as const),
    ...Array.from({ length: children }, () => 'child' as const),
    ...Array.from({ length: infants }, () => 'infant' as const),
  ]
}

export function partyOf(groups: readonly AgeGroup[]): Party {
  const count = (group: AgeGroup) => groups.filter((one) => one === group).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}
