/** YYMMDD in the century beginning with `century`; undefined when unknown or invalid. */
function dayIn(century: number, digits: string): Temporal.PlainDate | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined
  const [year, month, day] = [
    century + Number(digits.slice(0, 2)),
    Number(digits.slice(2, 4)),
    Number(digits.slice(4)),
  ]
  if (month < 1 || month > 12 || day < 1) return undefined
  if (day > new Temporal.PlainYearMonth(year, month).daysInMonth) return undefined
  return new Temporal.PlainDate(year, month, day)
}

/** The latest that is not in the future. */
export function birthday(digits: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  return [2000, 1900]
    .map((century) => dayIn(century, digits))
    .find((day) => day !== undefined && Temporal.PlainDate.compare(day, today) <= 0)
}

/** The one nearest to today. */
export function expiry(digits: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  return [1900, 2000, 2100]
    .flatMap((century) => dayIn(century, digits) ?? [])
    .sort((a, b) => daysFrom(today, a) - daysFrom(today, b))[0]
}

function daysFrom(today: Temporal.PlainDate, day: Temporal.PlainDate): number {
  return Math.abs(today.until(day).days)
}
