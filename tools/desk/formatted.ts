import { iranZone } from '#calendar/zones.ts'
export function inTehran(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO(iranZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** Tehran time; undefined if malformed. */
export function instantTyped(text: string): Temporal.Instant | undefined {
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text)
    ? read(() => Temporal.PlainDateTime.from(text).toZonedDateTime(iranZone).toInstant())
    : undefined
}

export function dayTyped(text: string): Temporal.PlainDate | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? read(() => Temporal.PlainDate.from(text)) : undefined
}

/** Undefined for impossible dates. */
function read<T>(reading: () => T): T | undefined {
  try {
    return reading()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
