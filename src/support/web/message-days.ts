import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { MessageView } from '#support/calls.ts'

export interface MessageDay {
  readonly day: string
  readonly messages: readonly MessageView[]
}

export function byDay(messages: readonly MessageView[]): readonly MessageDay[] {
  const days = Map.groupBy(messages, ({ at }) => weekdayDayMonth(inTehran(at).toPlainDate()))
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }))
}

export function timeOf(at: string): string {
  return clockTime(inTehran(at))
}

function inTehran(at: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(iranZone)
}
