/** Whole Gregorian years, as airlines and passports count. Born on 29 February,
 * one's birthday in common years is 1 March. Negative before birth. */
export function ageAt(birth: Temporal.PlainDate, on: Temporal.PlainDate): number {
  const years = on.year - birth.year
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day)
  return hadBirthday ? years : years - 1
}

export function ageInDaysAt(birth: Temporal.PlainDate, on: Temporal.PlainDate): number {
  return birth.until(on, { largestUnit: 'day' }).days
}
