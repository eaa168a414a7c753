import { dateFromForm } from '#calendar/form-date.ts'
import type { FieldRule, PassportField } from '#passengers/form.ts'
import { isPassportNumber, isPassportType, isValidLongEnough, passportTypeOf } from '#passengers/passport.ts'
import type { PassengerKey } from '#passengers/texts.ts'
import { countryNamed } from '#places/country-search.ts'

export const passportRules: Readonly<Record<PassportField, FieldRule>> = {
  nationalityCountryNameFa: (form) =>
    countryFault(form.nationalityCountryNameFa, 'PL_ENTER_YOUR_NATIONALITY'),
  passportIssuingCountryCountryNameFa: (form) =>
    countryFault(form.passportIssuingCountryCountryNameFa, 'PL_ENTER_YOUR_ISSUING_COUNTRY'),
  passportType: ({ passportType, passportIssuingCountryCountryNameFa: issuer = '' }) => {
    if (!isPassportType(passportType)) return 'PL_ENTER_YOUR_PASSPORT_TYPE'
    const country = countryNamed(issuer)
    const fits = country === undefined || passportTypeOf(country.code) === passportType
    return fits ? undefined : 'PASSPORT_TYPE_IS_INVALID'
  },
  passportNumber: ({ passportNumber = '', passportType }) => {
    if (passportNumber === '') return 'PL_ENTER_YOUR_PASSPORT_NO'
    const type = isPassportType(passportType) ? passportType : 'OtherCountries'
    return isPassportNumber(passportNumber, type) ? undefined : 'PASSPORT_NO_IS_INVALID'
  },
  passportExpirationDateFa: ({ passportExpirationDateFa = '' }, travel) => {
    const { flightDate, lastArrival = flightDate, passportMonths } = travel
    if (passportExpirationDateFa === '') return 'PL_ENTER_YOUR_PASSPORT_EXPIRATION'
    const expires = dateFromForm(passportExpirationDateFa)
    if (expires === undefined) return 'PASSPORT_EXPIRATION_IS_INVALID'
    return isValidLongEnough(expires, lastArrival, passportMonths) ? undefined : 'PASS_VALIDITY_LESS_6MONTH'
  },
  passportExpirationDateType: (form) =>
    ['Jalali', 'Gregorian'].includes(form.passportExpirationDateType ?? '')
      ? undefined
      : 'PL_ENTER_YOUR_PASSPORT_EXPIRATION_TYPE',
}

function countryFault(name = '', required: PassengerKey): PassengerKey | undefined {
  if (name === '') return required
  return countryNamed(name) === undefined ? 'COUNTRY_IS_UNKNOWN' : undefined
}
