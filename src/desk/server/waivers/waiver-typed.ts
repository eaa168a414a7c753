import { iranZone } from '#calendar/zones.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { WaiverOnWire } from '#desk/waiver-calls.ts'
import type { Waiver } from '#penalties/waiver.ts'

const source = 'میز پشتیبانی'

/** Refuses WAIVER_DAY_INVALID, WAIVER_ENDS_FIRST. */
export function waiverTyped({ which, charters, kind, ...days }: WaiverOnWire): Waiver {
  const [, airline, number] = /^([A-Z0-9]{2})(\d{1,4})?$/.exec(which) ?? []
  const departsFrom = startOf(days.from, 'from')
  const departsUntil = endOf(days.until, 'until')
  if (Temporal.Instant.compare(departsFrom, departsUntil) >= 0)
    throw refuse('WAIVER_ENDS_FIRST', { property: 'until' })
  return {
    reason: kind,
    airlineCode: airline ?? null,
    flightNumber: number === undefined ? null : `${airline} ${Number(number)}`,
    departsFrom,
    departsUntil,
    soldBefore: days.soldBefore === null ? null : startOf(days.soldBefore, 'soldBefore'),
    askUntil: days.askUntil === null ? null : endOf(days.askUntil, 'askUntil'),
    coversCharter: charters,
    source,
  }
}

function startOf(day: string, property: string): Temporal.Instant {
  return dayTyped(day, property).toZonedDateTime(iranZone).toInstant()
}

function endOf(day: string, property: string): Temporal.Instant {
  return dayTyped(day, property).add({ days: 1 }).toZonedDateTime(iranZone).toInstant()
}

function dayTyped(day: string, property: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(day)
  } catch (error) {
    if (error instanceof RangeError) throw refuse('WAIVER_DAY_INVALID', { property })
    throw error
  }
}
