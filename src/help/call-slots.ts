import { openSpans } from '#help/answer-due.ts'
import type { OpenHours } from '#help/open-hours.ts'

/** Calls that are promised for one hour. */
export const callsAtOnce = 3
export const callMinutes = 30
/** Nobody is called sooner than this after asking. */
const noticeMinutes = 60
const daysOffered = 3

/** The half hours of the next open days at which somebody may be called, the last one ending before we close. */
export function callSlots(hours: OpenHours, now: Temporal.Instant): readonly Temporal.Instant[] {
  const earliest = now.add({ minutes: noticeMinutes })
  const slots: Temporal.Instant[] = []
  let days = 0
  for (const { from, until } of openSpans(hours, now)) {
    const ofDay = halfHours(from, until, hours).filter((at) => Temporal.Instant.compare(at, earliest) >= 0)
    if (ofDay.length === 0) continue
    days += 1
    slots.push(...ofDay)
    if (days === daysOffered) break
  }
  return slots
}

function halfHours(
  from: Temporal.Instant,
  until: Temporal.Instant,
  { zone }: OpenHours,
): readonly Temporal.Instant[] {
  const rounding = { smallestUnit: 'minute', roundingIncrement: callMinutes, roundingMode: 'ceil' } as const
  const last = until.subtract({ minutes: callMinutes })
  const slots: Temporal.Instant[] = []
  let at = from.toZonedDateTimeISO(zone).round(rounding)
  while (Temporal.Instant.compare(at.toInstant(), last) <= 0) {
    slots.push(at.toInstant())
    at = at.add({ minutes: callMinutes })
  }
  return slots
}
