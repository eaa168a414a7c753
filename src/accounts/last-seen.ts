import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'

/** «چند دقیقه پیش»، «امروز ۱۲:۰۵»، «دیروز ۲۳:۴۰»، «پنجشنبه ۱۲ آذر»; in Tehran's time. */
export function seenAt(at: Temporal.Instant, now: Temporal.Instant): string {
  if (at.until(now).total('minutes') < 15) return 'چند دقیقه پیش'
  const then = at.toZonedDateTimeISO(iranZone)
  const day = then.toPlainDate()
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  if (day.equals(today)) return `امروز ${clockTime(then)}`
  if (day.equals(today.subtract({ days: 1 }))) return `دیروز ${clockTime(then)}`
  return dateSeenFrom(today, day)
}
