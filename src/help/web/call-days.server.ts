import { clockTime } from '#calendar/formatted.ts'
import { daySeenFrom } from '#help/reach.ts'
import type { Help } from '#help/server/help.ts'

export interface CallHour {
  /** an instant */
  readonly at: string
  readonly clock: string
  /** «امروز، ۱۵:۳۰» */
  readonly says: string
  readonly isFull: boolean
}

export interface CallDay {
  /** «امروز», «فردا», «شنبه ۷ آذر» */
  readonly words: string
  readonly hours: readonly CallHour[]
}

/** The hours at which we call, by day. */
export async function callDaysOf(
  help: Pick<Help, 'hours' | 'callSlots'>,
  now: Temporal.Instant,
): Promise<readonly CallDay[]> {
  const hours = help.hours()
  if (hours === undefined) return []
  const today = now.toZonedDateTimeISO(hours.zone).toPlainDate()
  const offered = (await help.callSlots()).map(({ at, isFull }) => {
    const there = at.toZonedDateTimeISO(hours.zone)
    const [words, clock] = [daySeenFrom(today, there.toPlainDate()), clockTime(there)]
    return { words, at: at.toString(), clock, says: `${words}، ${clock}`, isFull }
  })
  return [...Map.groupBy(offered, ({ words }) => words)].map(([words, ofDay]) => ({
    words,
    hours: ofDay.map(({ at, clock, says, isFull }) => ({ at, clock, says, isFull })),
  }))
}
