import { clocks } from '#calendar/clocks.ts'
import { minutesOf, type OpenHours, type Span, spanOf } from '#help/open-hours.ts'

/** In hours that somebody is there. */
export const responseTime = { hours: clocks.contactAnswered / 3600 } as const
/** Where the operator says no hours. */
export const withinWithoutHours = { hours: 24 } as const

/** More closed days in a row than any Nowruz has. */
const daysAhead = 30

interface OpenSpan {
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
}

/** When whoever writes now is answered at the latest. */
export function answerDue(hours: OpenHours | undefined, now: Temporal.Instant): Temporal.Instant {
  if (hours === undefined) return now.add(withinWithoutHours)
  return afterOpenMinutes(hours, now, responseTime.hours * 60) ?? now.add({ hours: daysAhead * 24 })
}

/** When somebody has been there for so many minutes from now on. */
export function afterOpenMinutes(
  hours: OpenHours,
  now: Temporal.Instant,
  wanted: number,
): Temporal.Instant | undefined {
  let left = wanted
  for (const { from, until } of openSpans(hours, now)) {
    const minutes = from.until(until).total('minutes')
    if (minutes >= left) return from.add({ seconds: Math.ceil(left * 60) })
    left -= minutes
  }
  return undefined
}

/** What is left of today's hours, and those of the days ahead. */
export function* openSpans(hours: OpenHours, now: Temporal.Instant): Generator<OpenSpan> {
  const today = now.toZonedDateTimeISO(hours.zone).toPlainDate()
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = today.add({ days: ahead })
    const span = spanOf(hours, day)
    if (span === null) continue
    const { from, until } = instantsOf(span, day, hours)
    if (Temporal.Instant.compare(until, now) <= 0) continue
    yield { from: Temporal.Instant.compare(from, now) < 0 ? now : from, until }
  }
}

function instantsOf(span: Span, day: Temporal.PlainDate, { zone }: OpenHours): OpenSpan {
  const at = (clock: string) =>
    day
      .toZonedDateTime(zone)
      .add({ minutes: minutesOf(clock) })
      .toInstant()
  return { from: at(span.from), until: at(span.until) }
}
