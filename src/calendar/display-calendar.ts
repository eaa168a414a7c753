import type { CalendarKind } from '#calendar/months.ts'

let chosen = (): CalendarKind => 'jalali'

/** For the build of the pages alone: messages and papers have Jalali days, whoever looks. */
export function followCalendar(read: () => CalendarKind): void {
  chosen = read
}

/** What the viewer chose. */
export function calendarKind(): CalendarKind {
  return chosen()
}
