/**
 * A time zone as a calendar file carries it: the offset that holds when the first of these moments comes, and every change of
 * it until the last. Made from the same tables that made the times, so that no reader has to know the zone by its name.
 */
export function zoneLines(timeZone: string, moments: readonly Temporal.Instant[]): readonly string[] {
  const inOrder = moments.toSorted((a, b) => Temporal.Instant.compare(a, b))
  const [first] = inOrder
  const last = inOrder.at(-1)
  if (first === undefined || last === undefined) return []
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observances(first.toZonedDateTimeISO(timeZone), last).flatMap(observanceLines),
    'END:VTIMEZONE',
  ]
}

/** One offset of a zone and since when it holds. */
interface Observance {
  readonly since: Temporal.ZonedDateTime
  /** nanoseconds east of Greenwich before it */
  readonly from: number
}

/** before it nobody in a zone without changes flew */
const longAgo = Temporal.Instant.from('1970-01-01T00:00:00Z')

function observances(first: Temporal.ZonedDateTime, last: Temporal.Instant): readonly Observance[] {
  const begun = first.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const found = [begun === null ? always(first) : observanceAt(begun)]
  let next = first.getTimeZoneTransition('next')
  while (next !== null && Temporal.Instant.compare(next.toInstant(), last) <= 0) {
    found.push(observanceAt(next))
    next = next.getTimeZoneTransition('next')
  }
  return found
}

function always({ timeZoneId }: Temporal.ZonedDateTime): Observance {
  const since = longAgo.toZonedDateTimeISO(timeZoneId)
  return { since, from: since.offsetNanoseconds }
}

function observanceAt(since: Temporal.ZonedDateTime): Observance {
  return { since, from: since.subtract({ nanoseconds: 1 }).offsetNanoseconds }
}

/** An onset is written at the clock that held before it (RFC 5545, 3.6.5); what puts clocks on is daylight time. */
function observanceLines({ since, from }: Observance): readonly string[] {
  const to = since.offsetNanoseconds
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  const onset = since.toInstant().toZonedDateTimeISO('UTC').add({ nanoseconds: from }).toPlainDateTime()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localStamp(onset)}`,
    `TZOFFSETFROM:${offsetWritten(from)}`,
    `TZOFFSETTO:${offsetWritten(to)}`,
    `END:${kind}`,
  ]
}

/** `20261203T061500` */
export function localStamp(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' }).replaceAll(/[:-]/gu, '')
}

/** `+0330`; seconds only where there are any */
function offsetWritten(nanoseconds: number): string {
  const seconds = Math.abs(nanoseconds) / 1_000_000_000
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = (parts[2] === 0 ? parts.slice(0, 2) : parts).map((part) => String(part).padStart(2, '0'))
  return `${nanoseconds < 0 ? '-' : '+'}${shown.join('')}`
}
