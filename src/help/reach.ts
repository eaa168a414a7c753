import { clocks } from '#calendar/clocks.ts'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { afterOpenMinutes, responseTime, withinWithoutHours } from '#help/answer-due.ts'
import { type OpenHours, type OpenNow, openNow } from '#help/open-hours.ts'
import { persianDigits } from '#money/digits.ts'

/** What may be said now of each way to us. */
export interface Reach {
  /** of the telephone, as the operator words them */
  readonly hours: string
  readonly open: OpenNow | null
  /** when a person answers in the conversation */
  readonly conversation: string
  /** «امروز، ۱۵:۳۰»; null where nobody can be called */
  readonly firstCall: string | null
  readonly message: string
}

const supportMinutes = clocks.supportAnswered / 60

interface Known {
  readonly hours: OpenHours | undefined
  readonly hoursText: string
  readonly firstCall: string | undefined
}

export function reachAt(now: Temporal.Instant, { hours, hoursText, firstCall }: Known): Reach {
  return {
    hours: hoursText,
    open: hours === undefined ? null : openNow(hours, now),
    conversation: conversationWords(hours, now),
    firstCall: firstCall ?? null,
    message:
      hours === undefined
        ? `پاسخ تا ${persianDigits(withinWithoutHours.hours)} ساعت`
        : `پاسخ تا ${persianDigits(responseTime.hours)} ساعت کاری`,
  }
}

function conversationWords(hours: OpenHours | undefined, now: Temporal.Instant): string {
  const due = hours && afterOpenMinutes(hours, now, supportMinutes)
  if (hours === undefined || due === undefined) return 'همین‌جا بنویسید و پاسخ بگیرید'
  if (now.until(due).total('minutes') <= supportMinutes)
    return `پاسخ همکار ما تا ${persianDigits(supportMinutes)} دقیقه`
  const there = due.toZonedDateTimeISO(hours.zone)
  const today = now.toZonedDateTimeISO(hours.zone).toPlainDate()
  return `پاسخ همکار ما تا ${daySeenFrom(today, there.toPlainDate())}، ساعت ${clockTime(there)}`
}

/** «امروز», «فردا», «شنبه ۷ آذر» */
export function daySeenFrom(today: Temporal.PlainDate, day: Temporal.PlainDate): string {
  const ahead = today.until(day, { largestUnit: 'day' }).days
  if (ahead > 1) return weekdayDayMonth(day)
  return ahead === 0 ? 'امروز' : 'فردا'
}
