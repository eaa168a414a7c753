import type { DayHours } from '#flights/travel-day/day-hours.ts'

/** What a traveller may wish to be told on the way to a flight, in the order of the page. */
export const dayMessages = ['check-in', 'leave', 'gate'] as const
export type DayMessage = (typeof dayMessages)[number]

/** told so many minutes before one has to go */
export const leaveNotice = 30

interface Now {
  readonly now: Temporal.Instant
  /** «پایانهٔ ۴، گیت ۱۲» is known */
  readonly hasPlace: boolean
}

/** Whether a message is to go out at this moment: not before its time, and not when it is of no use any more. */
export function isDue(message: DayMessage, hours: DayHours, { now, hasPlace }: Now): boolean {
  switch (message) {
    case 'check-in':
      return isWithin(now, hours.checkInOpensAt, hours.checkInClosesAt)
    case 'leave':
      return isWithin(now, hours.leaveAt.subtract({ minutes: leaveNotice }), hours.presentAt)
    case 'gate':
      return hasPlace && isWithin(now, hours.departsAt.subtract({ hours: 24 }), hours.departsAt)
  }
}

function isWithin(
  now: Temporal.Instant,
  from: Temporal.Instant | undefined,
  until: Temporal.Instant | undefined,
): boolean {
  if (from === undefined || until === undefined) return false
  return Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, until) < 0
}
