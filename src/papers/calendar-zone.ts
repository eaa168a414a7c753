/** VTIMEZONE from the first to the last moment, from our own tables: readers need not know the zone's name. */
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

interface Observance {
  readonly since: Temporal.ZonedDateTime
  /** earlier offset, nanoseconds east of Greenwich */
  readonly from: number
}

/** start of a zone without changes */
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

/** Onsets are written in the earlier offset (RFC 5545, 3.6.5); clocks put forward are daylight time. */
function observanceLines({ since, from }: Observance): readonly string[] {
  const to = since.offsetNanoseconds
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  const onset = since.toInstant().toZonedDateTimeISO('UTC').add({ nanoseconds: from }).toPlainDateTime()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localStamp(onset)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ]
}

export function localStamp(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' }).replaceAll(/[:-]/gu, '')
}

/** `+0330`; with seconds only where needed */
function offsetText(nanoseconds: number): string {
  const seconds = Math.abs(nanoseconds) / 1_000_000_000
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = (parts[2] === 0 ? parts.slice(0, 2) : parts).map((part) => String(part).padStart(2, '0'))
  return `${nanoseconds < 0 ? '-' : '+'}${shown.join('')}`
}
