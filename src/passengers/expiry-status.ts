import { dateFromForm } from '#calendar/form-date.ts'
import type { SavedPassenger, TripWatched } from '#passengers/calls.ts'
import { isValidLongEnough } from '#passengers/passport.ts'
import { dateOfPassport } from '#passengers/sentences.ts'

export interface ExpiryStatus {
  readonly tone: 'good' | 'warn' | 'bad'
  readonly says: string
}

export function expiryStatus(
  saved: SavedPassenger,
  today: Temporal.PlainDate,
  trips: readonly TripWatched[] = [],
): readonly ExpiryStatus[] {
  const expires = dateFromForm(saved.passportExpirationDateFa)
  if (saved.passportNumber === '' || expires === undefined) return []
  const own = trips.filter(({ id }) => id === saved.id)
  return [ofItself(expires, today), ...own.map(forTrip)]
}

function ofItself(expires: Temporal.PlainDate, today: Temporal.PlainDate): ExpiryStatus {
  const until = dateOfPassport(expires)
  if (Temporal.PlainDate.compare(expires, today) < 0)
    return { tone: 'bad', says: `اعتبار گذرنامه ${until} تمام شده است.` }
  return isValidLongEnough(expires, today)
    ? { tone: 'good', says: `گذرنامه تا ${until} اعتبار دارد.` }
    : { tone: 'warn', says: `گذرنامه تا ${until} اعتبار دارد؛ خرید پرواز خارجی ۶ ماه اعتبار می‌خواهد.` }
}

function forTrip({ destinationName, neededUntil, isAssumed }: TripWatched): ExpiryStatus {
  const until = dateOfPassport(Temporal.PlainDate.from(neededUntil))
  if (!isAssumed)
    return { tone: 'bad', says: `برای سفر به ${destinationName} بس نیست؛ دست‌کم تا ${until} لازم است.` }
  return {
    tone: 'warn',
    says: `برای سفر به ${destinationName} شاید بس نباشد؛ قاعدهٔ آنجا را نمی‌دانیم و ۶ ماه، تا ${until}، را کف می‌گیریم.`,
  }
}
