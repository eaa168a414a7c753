import { dateWithYear, gregorianDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { PassengerForm, Travel } from '#passengers/form.ts'
import { isPassportType, neededUntil, PASSPORT_ORIGINS } from '#passengers/passport.ts'
import { PASSENGER_TEXTS, type PassengerKey } from '#passengers/texts.ts'

export function sentenceOf(key: PassengerKey, form: PassengerForm, travel: Travel): string {
  if (key === 'PASSPORT_NO_IS_INVALID') {
    const type = isPassportType(form.passportType) ? form.passportType : 'OtherCountries'
    return `شمارهٔ گذرنامه درست نیست؛ ${PASSPORT_ORIGINS[type].shape}.`
  }
  if (key === 'PASS_VALIDITY_LESS_6MONTH') return tooShort(travel)
  return PASSENGER_TEXTS[key]
}

/** «اعتبار گذرنامه کمتر از ۶ ماه است؛ دست‌کم تا ۱۲ خرداد ۱۴۰۶ (۲ ژوئن ۲۰۲۷) لازم است.» */
function tooShort({ flightDate, lastArrival = flightDate, passportMonths = 6 }: Travel): string {
  const short = PASSENGER_TEXTS.PASS_VALIDITY_LESS_6MONTH.replace('۶', persianDigits(passportMonths))
  return `${short}؛ دست‌کم تا ${dateOfPassport(neededUntil(lastArrival, passportMonths))} لازم است.`
}

/** «۱۲ خرداد ۱۴۰۶ (۲ ژوئن ۲۰۲۷)»: passports use the one calendar, travellers the other. */
export function dateOfPassport(date: Temporal.PlainDate): string {
  return `${dateWithYear(date, 'jalali')} (${gregorianDate(date)})`
}
