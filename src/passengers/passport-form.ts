import { dateForForm, dateFromForm } from '#calendar/form-date.ts'
import type { PassengerForm, PassportField } from '#passengers/form.ts'
import { isPassportType, type Passport, type PassportType } from '#passengers/passport.ts'
import { countryNamed } from '#places/country-search.ts'

export interface PassportTexts extends Readonly<Record<PassportField, string>> {
  readonly passportType: PassportType | ''
  readonly passportExpirationDateType: 'Jalali' | 'Gregorian' | ''
}

/** Of a faultless form. Nationality defaults to the issuing country. */
export function passportOf(form: PassengerForm): Passport | null {
  const { passportType, passportNumber = '' } = form
  const issuer = countryNamed(form.passportIssuingCountryCountryNameFa ?? '')
  const nationality = countryNamed(form.nationalityCountryNameFa ?? '') ?? issuer
  const expiresOn = dateFromForm(form.passportExpirationDateFa)
  if (passportNumber === '' || !isPassportType(passportType)) return null
  if (issuer === undefined || nationality === undefined || expiresOn === undefined) return null
  return {
    type: passportType,
    number: passportNumber,
    nationality: nationality.code3,
    issuingCountry: issuer.code3,
    expiresOn,
  }
}

/** Iranian expiry dates are Jalali, others Gregorian. */
export function passportForForm(passport: Passport | null): PassportTexts {
  if (passport === null) return noPassport
  const isJalali = passport.type === 'IranianPassport'
  return {
    nationalityCountryNameFa: countryNamed(passport.nationality)?.name ?? '',
    passportIssuingCountryCountryNameFa: countryNamed(passport.issuingCountry)?.name ?? '',
    passportType: passport.type,
    passportNumber: passport.number,
    passportExpirationDateFa: isJalali ? dateForForm(passport.expiresOn) : passport.expiresOn.toString(),
    passportExpirationDateType: isJalali ? 'Jalali' : 'Gregorian',
  }
}

/** ISO, two letters. */
export function issuerOf(form: PassengerForm): string | undefined {
  return countryNamed(form.passportIssuingCountryCountryNameFa ?? '')?.code
}

export const noPassport: PassportTexts = {
  nationalityCountryNameFa: '',
  passportIssuingCountryCountryNameFa: '',
  passportType: '',
  passportNumber: '',
  passportExpirationDateFa: '',
  passportExpirationDateType: '',
}
