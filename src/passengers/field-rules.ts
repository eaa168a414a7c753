import { AGE_GROUPS, ageGroupAt, mayFly } from '#passengers/age.ts'
import type { PassengerField, PassengerForm, Travel } from '#passengers/form.ts'
import { isFarsiName, isLatinName } from '#passengers/names.ts'
import { isNationalCode } from '#passengers/national-code.ts'
import { isPassportNumber, isPassportType, isValidLongEnough } from '#passengers/passport.ts'
import type { PassengerKey } from '#passengers/texts.ts'
import { dateFromForm } from '#passengers/written-date.ts'

/** One field's question about the whole form; the key of what is wrong, or nothing. */
export type FieldRule = (form: PassengerForm, travel: Travel) => PassengerKey | undefined

const OLDEST_YEARS = 120

/** §5, passenger form: one rule a field. */
export const fieldRules: Readonly<Record<PassengerField, FieldRule>> = {
  firstName: (form) => nameFault(form.firstName, 'PL_ENTER_YOUR_FIRST_NAME'),
  lastName: (form) => nameFault(form.lastName, 'PL_ENTER_YOUR_LAST_NAME'),
  firstNameFarsi: (form) => farsiFault(form.firstNameFarsi, 'PL_ENTER_YOUR_FIRST_NAME_FARSI'),
  lastNameFarsi: (form) => farsiFault(form.lastNameFarsi, 'PL_ENTER_YOUR_LAST_NAME_FARSI'),
  genderTitle: (form) =>
    ['Male', 'Female'].includes(form.genderTitle ?? '') ? undefined : 'PL_ENTER_YOUR_GENDER',
  birthDateFa: birthFault,
  type: (form, { group }) => (form.type === AGE_GROUPS[group].type ? undefined : 'PASSENGER_AGE_IS_INVALID'),
  nationalCode: ({ nationalCode = '' }) => {
    if (nationalCode === '') return 'PL_ENTER_YOUR_NATIONAL_CODE'
    return isNationalCode(nationalCode) ? undefined : 'NATIONAL_CODE_IS_INVALID'
  },
  nationalityCountryNameFa: (form) =>
    isFarsiName(form.nationalityCountryNameFa ?? '') ? undefined : 'PL_ENTER_YOUR_NATIONALITY',
  passportIssuingCountryCountryNameFa: (form) =>
    isFarsiName(form.passportIssuingCountryCountryNameFa ?? '') ? undefined : 'PL_ENTER_YOUR_ISSUING_COUNTRY',
  passportType: (form) => (isPassportType(form.passportType) ? undefined : 'PL_ENTER_YOUR_PASSPORT_TYPE'),
  passportNumber: ({ passportNumber = '', passportType }) => {
    if (passportNumber === '') return 'PL_ENTER_YOUR_PASSPORT_NO'
    const type = isPassportType(passportType) ? passportType : 'OtherCountries'
    return isPassportNumber(passportNumber, type) ? undefined : 'PASSPORT_NO_IS_INVALID'
  },
  passportExpirationDateFa: (form, { flightDate }) => {
    const expires = dateFromForm(form.passportExpirationDateFa)
    if (expires === undefined) return 'PL_ENTER_YOUR_PASSPORT_EXPIRATION'
    return isValidLongEnough(expires, flightDate) ? undefined : 'PASS_VALIDITY_LESS_6MONTH'
  },
  passportExpirationDateType: (form) =>
    ['Jalali', 'Gregorian'].includes(form.passportExpirationDateType ?? '')
      ? undefined
      : 'PL_ENTER_YOUR_PASSPORT_EXPIRATION_TYPE',
}

function nameFault(name = '', required: PassengerKey): PassengerKey | undefined {
  if (name === '') return required
  return isLatinName(name) ? undefined : 'NAME_IS_NOT_LATIN'
}

function farsiFault(name = '', required: PassengerKey): PassengerKey | undefined {
  if (name === '') return required
  return isFarsiName(name) ? undefined : 'NAME_IS_NOT_FARSI'
}

function birthFault(form: PassengerForm, { flightDate, group }: Travel): PassengerKey | undefined {
  if ((form.birthDateFa ?? '') === '') return 'PL_ENTER_YOUR_BIRTH_DATE'
  const birth = dateFromForm(form.birthDateFa)
  if (birth === undefined || birth.year < flightDate.year - OLDEST_YEARS) return 'BIRTH_DATE_IS_INVALID'
  if (!mayFly(birth, flightDate)) return 'INFANT_UNDER_TEN_DAYS'
  return ageGroupAt(birth, flightDate) === group ? undefined : 'PASSENGER_AGE_IS_INVALID'
}
