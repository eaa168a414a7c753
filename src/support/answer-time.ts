import { clocks } from '#calendar/clocks.ts'
import { afterOpenMinutes } from '#help/answer-due.ts'
import type { OpenHours } from '#help/open-hours.ts'

/** By when a person answers who is asked now, in minutes that somebody is there; undefined where the operator says no hours. */
export function answerBy(hours: OpenHours | undefined, now: Temporal.Instant): Temporal.Instant | undefined {
  return hours && afterOpenMinutes(hours, now, clocks.supportAnswered / 60)
}
