import { followCalendar } from '#calendar/display-calendar.ts'
import { followMoneyUnit } from '#money/display-unit.ts'
import { type Display, usualDisplay } from '#web/display/display.ts'

let now = () => usualDisplay

/** All prices and days that this build of the pages says are said as `read` has it at that moment. */
export function followDisplay(read: () => Display): void {
  now = read
  followMoneyUnit(() => read().money)
  followCalendar(() => read().calendar)
}

export function currentDisplay(): Display {
  return now()
}
