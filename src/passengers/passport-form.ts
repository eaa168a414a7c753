import { dateForForm, dateFromForm } from '#calendar/form-date.ts'
import type { PassengerForm, PassportField } from '#passengers/form.ts'
import { isPassportType, type Passport, type PassportType } from '#passengers/passport.ts'
import { countryNamed } from '#places/country-search.ts'

/** What a form says of a passport; every field is there, empty without one. */
export interface PassportTexts extends Readonly<Record<PassportField, string>> {
  readonly passportType: PassportType | ''
  readonly passportExpirationDateType: 'Jalali' | 'Gregorian' | ''
}

/** The passport of a form found without fault, or none. Where no nationality is asked it is the issuing country's. */
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

/** A kept passport as a form writes it: an Iranian one's expiry by the Jalali calendar, every other by the Gregorian. */
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

/** The country that issued a form's passport (ISO, two letters), where it is known. */
export function issuerOf(form: PassengerForm): string | undefined {
  return countryNamed(form.passportIssuingCountryCountryNameFa ?? '')?.code
}

/** What a form says of a passport that is not there. */
export const noPassport: PassportTexts = {
  nationalityCountryNameFa: '',
  passportIssuingCountryCountryNameFa: '',
  passportType: '',
  passportNumber: '',
  passportExpirationDateFa: '',
  passportExpirationDateType: '',
}
