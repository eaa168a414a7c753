import { localStamp, zoneLines } from '#papers/calendar-zone.ts'
import { contentLines, escapedText } from '#papers/content-line.ts'

export interface CalendarFlight {
  /** stable for a flight of an order, across files */
  readonly id: string
  readonly summary: string
  readonly location: string
  readonly description: readonly string[]
  /** each on its airport's clock */
  readonly departs: Temporal.ZonedDateTime
  readonly arrives: Temporal.ZonedDateTime
  /** cancelled: calendars strike it out, without alarm */
  readonly isCancelled?: boolean
  /** increases with each newer file */
  readonly revision?: number
  /** when to leave for the airport; undefined for connecting flights */
  readonly alarm?: Alarm
}

export interface Alarm {
  readonly minutesBefore: number
  readonly says: string
}

export interface CalendarFile {
  readonly name: string
  readonly madeAt: Temporal.Instant
  readonly flights: readonly CalendarFlight[]
}

/** iCalendar (RFC 5545): an event for each flight, with time zones and alarm. */
export function calendarFile({ name, madeAt, flights }: CalendarFile): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name.replaceAll('//', '')}//flights//FA`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zonesOf(flights),
    ...flights.flatMap((flight) => eventLines(flight, madeAt)),
    'END:VCALENDAR',
  ])
}

function zonesOf(flights: readonly CalendarFlight[]): readonly string[] {
  const ends = flights.flatMap(({ departs, arrives }) => [departs, arrives])
  const zones = Map.groupBy(ends, ({ timeZoneId }) => timeZoneId)
  return [...zones].flatMap(([zone, times]) =>
    zoneLines(
      zone,
      times.map((time) => time.toInstant()),
    ),
  )
}

function eventLines(flight: CalendarFlight, madeAt: Temporal.Instant): readonly string[] {
  const {
    id,
    summary,
    location,
    description,
    departs,
    arrives,
    alarm,
    isCancelled = false,
    revision = 0,
  } = flight
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${localStamp(madeAt.toZonedDateTimeISO('UTC').toPlainDateTime())}Z`,
    `DTSTART;TZID=${departs.timeZoneId}:${localStamp(departs.toPlainDateTime())}`,
    `DTEND;TZID=${arrives.timeZoneId}:${localStamp(arrives.toPlainDateTime())}`,
    `SUMMARY:${escapedText(summary)}`,
    `LOCATION:${escapedText(location)}`,
    `DESCRIPTION:${escapedText(description.join('\n'))}`,
    ...(isCancelled ? cancelled : ['STATUS:CONFIRMED', 'TRANSP:OPAQUE']),
    ...(isCancelled || alarm === undefined ? [] : alarmLines(alarm)),
    'END:VEVENT',
  ]
}

const cancelled = ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']

function alarmLines({ minutesBefore, says }: Alarm): readonly string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${minutesBefore}M`,
    `DESCRIPTION:${escapedText(says)}`,
    'END:VALARM',
  ]
}
