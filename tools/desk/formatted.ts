/** `2026-11-30T18:00`, by the clock of Tehran. */
export function inTehran(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO('Asia/Tehran').toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** A day or an hour as the desk types it, by the clock of Tehran; undefined for anything else. */
export function instantTyped(text: string): Temporal.Instant | undefined {
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text)
    ? read(() => Temporal.PlainDateTime.from(text).toZonedDateTime('Asia/Tehran').toInstant())
    : undefined
}

/** `2026-11-30`; undefined for anything else. */
export function dayTyped(text: string): Temporal.PlainDate | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? read(() => Temporal.PlainDate.from(text)) : undefined
}

/** A day that no month has is none. */
function read<T>(reading: () => T): T | undefined {
  try {
    return reading()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
