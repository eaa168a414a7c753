import { dateRange } from '#calendar/formatted.ts'

export interface WishedWeek {
  readonly firstDay: string
  readonly lastDay: string
  readonly says: string
}

const most = 8

/** Weeks from Saturday on, of which an appointment may be wished: from tomorrow until the day before the journey. */
export function wishableWeeks(
  today: Temporal.PlainDate,
  travelDate: Temporal.PlainDate,
): readonly WishedWeek[] {
  const weeks: WishedWeek[] = []
  const last = travelDate.subtract({ days: 1 })
  let first = today.add({ days: 1 })
  while (weeks.length < most && Temporal.PlainDate.compare(first, last) <= 0) {
    const friday = first.add({ days: (12 - first.dayOfWeek) % 7 })
    const until = Temporal.PlainDate.compare(friday, last) <= 0 ? friday : last
    weeks.push({ firstDay: first.toString(), lastDay: until.toString(), says: dateRange(first, until) })
    first = friday.add({ days: 1 })
  }
  const [start] = weeks
  const end = weeks.at(-1)
  if (start === undefined || end === undefined || start === end) return weeks
  return [{ firstDay: start.firstDay, lastDay: end.lastDay, says: 'هر وقت زودتر' }, ...weeks]
}
