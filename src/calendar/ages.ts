/**
 * Whole years lived on a date, as airlines and passports count them (Gregorian). Someone born on 29 February
 * turns a year older on 1 March in a common year. Before birth it is negative.
 */
export function ageAt(birth: Temporal.PlainDate, on: Temporal.PlainDate): number {
  const years = on.year - birth.year
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day)
  return hadBirthday ? years : years - 1
}

/** Days lived on a date; negative before birth. */
export function ageInDaysAt(birth: Temporal.PlainDate, on: Temporal.PlainDate): number {
  return birth.until(on, { largestUnit: 'day' }).days
}
