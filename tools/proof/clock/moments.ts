const tehran = 'Asia/Tehran'

/** Hours at which a calendar goes wrong: the last half hour of a day, a
 * Friday, and the day before the last of a Jalali leap year. */
export function moments(now: Temporal.Instant): readonly Temporal.ZonedDateTime[] {
  const today = now.toZonedDateTimeISO(tehran).toPlainDate()
  const at = (date: Temporal.PlainDate, plainTime: string) =>
    date.withCalendar('iso8601').toZonedDateTime({ timeZone: tehran, plainTime })
  return [
    at(today, '23:30'),
    at(
      next(today, ({ dayOfWeek }) => dayOfWeek === 5),
      '12:00',
    ),
    at(next(today.withCalendar('persian'), isBeforeLeapDay), '12:00'),
  ]
}

function next(
  today: Temporal.PlainDate,
  isWanted: (date: Temporal.PlainDate) => boolean,
): Temporal.PlainDate {
  let date = today.add({ days: 1 })
  while (!isWanted(date)) date = date.add({ days: 1 })
  return date
}

/** 29 Esfand of a year that has a thirtieth. */
function isBeforeLeapDay({ month, day, inLeapYear }: Temporal.PlainDate): boolean {
  return month === 12 && day === 29 && inLeapYear
}
