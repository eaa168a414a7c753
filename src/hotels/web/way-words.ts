import { dayMonth } from '#calendar/formatted.ts'
import type { HotelOffer } from '#hotels/responses.ts'
import { boardNames } from '#hotels/words.ts'

export function wayWords({ board, isRefundable, freeUntil, timeZone }: WayTerms): string {
  if (board === null) return 'وعده و شرایط کنسلی کنار هر اتاق'
  if (freeUntil !== null) {
    const until = Temporal.Instant.from(freeUntil).toZonedDateTimeISO(timeZone).toPlainDate()
    return `${boardNames[board]}، کنسلی رایگان تا ${dayMonth(until)}`
  }
  return `${boardNames[board]}، ${isRefundable === true ? 'کنسلی با جریمه' : 'غیرقابل استرداد'}`
}

type WayTerms = Pick<HotelOffer, 'board' | 'isRefundable' | 'freeUntil' | 'timeZone'>
