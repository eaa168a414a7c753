import { ageAt, ageInDaysAt } from '#calendar/ages.ts'

export type AgeGroup = 'adult' | 'child' | 'infant'

/** §5, age groups. Age counts on the day of the flight at its place of departure;
 * child from the second birthday, adult from the twelfth. */
export const AGE_BANDS = { childFromYears: 2, adultFromYears: 12, infantFromDays: 10 } as const

/** Who signs for a hotel's room is of age, whoever counts as grown up on a flight. */
export const LEADER_FROM_YEARS = 18

export const AGE_GROUPS = {
  adult: { name: 'بزرگسال', band: '۱۲ سال به بالا', type: 1 },
  child: { name: 'کودک', band: '۲ تا ۱۲ سال', type: 2 },
  infant: { name: 'نوزاد', band: '۱۰ روز تا ۲ سال', type: 3 },
} as const satisfies Record<AgeGroup, { name: string; band: string; type: number }>

/** `infant` also before birth: see `mayFly`. */
export function ageGroupAt(birth: Temporal.PlainDate, on: Temporal.PlainDate): AgeGroup {
  const years = ageAt(birth, on)
  if (years >= AGE_BANDS.adultFromYears) return 'adult'
  return years >= AGE_BANDS.childFromYears ? 'child' : 'infant'
}

/** §5: infants under ten days get no ticket. */
export function mayFly(birth: Temporal.PlainDate, on: Temporal.PlainDate): boolean {
  return ageInDaysAt(birth, on) >= AGE_BANDS.infantFromDays
}

export function groupOfType(type: number | undefined): AgeGroup | undefined {
  return (['adult', 'child', 'infant'] as const).find((group) => AGE_GROUPS[group].type === type)
}
