import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import type { FlightGroup, FlightLeg } from '#flights/proposal.ts'

/** «ساعت جدید؛ پیش‌تر ۰۶:۱۵»: of each flight of a direction that leaves at
 * another hour than it was first sold to, wherever its hour is told. */
export function newHoursOf({ flightLegs }: Pick<FlightGroup, 'flightLegs'>): readonly string[] {
  return flightLegs.flatMap((leg) => newHourOf(leg, flightLegs.length > 1) ?? [])
}

function newHourOf(
  { soldDateTime, departureDateTime, flightNumber }: FlightLeg,
  isOneOfSeveral: boolean,
): string | undefined {
  if (soldDateTime === undefined) return undefined
  const sold = Temporal.PlainDateTime.from(soldDateTime)
  const now = Temporal.PlainDateTime.from(departureDateTime)
  const isSameDay = sold.toPlainDate().equals(now.toPlainDate())
  const day = isSameDay ? '' : `${weekdayDayMonth(sold.toPlainDate())}، `
  const which = isOneOfSeveral ? ` ${flightNumber}` : ''
  return `ساعت جدید${which}؛ پیش‌تر ${day}${clockTime(sold.toPlainTime())}`
}
