import { ageAt, ageInDaysAt } from '#calendar/ages.ts'

export type AgeGroup = 'adult' | 'child' | 'infant'

/**
 * §5, age groups, with the birthdays fixed here and nowhere else: from the day of the second birthday a child, from the
 * day of the twelfth an adult, both counted on the day of the flight at its place of departure.
 */
export const AGE_BANDS = { childFromYears: 2, adultFromYears: 12, infantFromDays: 10 } as const

/** Persian names, the bands as they are shown beside a stepper, and the number an age category travels as (§3). */
export const AGE_GROUPS = {
  adult: { name: 'بزرگسال', band: '۱۲ سال به بالا', type: 1 },
  child: { name: 'کودک', band: '۲ تا ۱۲ سال', type: 2 },
  infant: { name: 'نوزاد', band: '۱۰ روز تا ۲ سال', type: 3 },
} as const satisfies Record<AgeGroup, { name: string; band: string; type: number }>

/** The group someone flies in. Before birth it is `infant` too: see `mayFly`. */
export function ageGroupAt(birth: Temporal.PlainDate, on: Temporal.PlainDate): AgeGroup {
  const years = ageAt(birth, on)
  if (years >= AGE_BANDS.adultFromYears) return 'adult'
  return years >= AGE_BANDS.childFromYears ? 'child' : 'infant'
}

/** §5: infants under ten days get no ticket; nor do the unborn. */
export function mayFly(birth: Temporal.PlainDate, on: Temporal.PlainDate): boolean {
  return ageInDaysAt(birth, on) >= AGE_BANDS.infantFromDays
}

/** The group of a category number, or undefined for Unknown and everything else. */
export function groupOfType(type: number | undefined): AgeGroup | undefined {
  return (['adult', 'child', 'infant'] as const).find((group) => AGE_GROUPS[group].type === type)
}
