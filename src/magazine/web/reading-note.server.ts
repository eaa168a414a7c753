import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { LastReading } from '#magazine/article.ts'

export interface ReadingNote {
  readonly isAway: boolean
  /** «۱۰:۴۰ امروز»; null when it was never read */
  readonly readAt: string | null
}

export function readingNote({ readAt, isAway }: LastReading, now: Temporal.Instant): ReadingNote {
  if (readAt === null) return { isAway, readAt: null }
  const [at, today] = [Temporal.Instant.from(readAt), now].map((one) => one.toZonedDateTimeISO(iranZone))
  if (at === undefined || today === undefined) return { isAway, readAt: null }
  const day = at.toPlainDate().equals(today.toPlainDate())
    ? 'امروز'
    : dateSeenFrom(today.toPlainDate(), at.toPlainDate())
  return { isAway, readAt: `${day}، ساعت ${clockTime(at.toPlainTime())}` }
}
