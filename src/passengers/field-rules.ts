import { isFarsiName, isLatinName } from '#accounts/names.ts'
import { isNationalCode } from '#accounts/national-code.ts'
import { ageAt } from '#calendar/ages.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import { AGE_GROUPS, ageGroupAt, mayFly } from '#passengers/age.ts'
import type { FieldRule, PassengerField, PassengerForm, PassportField, Travel } from '#passengers/form.ts'
import type { PassengerKey } from '#passengers/texts.ts'

const OLDEST_YEARS = 120

/** §5, passenger form; passport fields are in passport-rules.ts. */
export const fieldRules: Readonly<Record<Exclude<PassengerField, PassportField>, FieldRule>> = {
  firstName: (form, travel) => nameFault(form.firstName, travel, 'PL_ENTER_YOUR_FIRST_NAME'),
  lastName: (form, travel) => nameFault(form.lastName, travel, 'PL_ENTER_YOUR_LAST_NAME'),
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
}

function nameFault(
  name = '',
  { longestName = Number.POSITIVE_INFINITY }: Travel,
  required: PassengerKey,
): PassengerKey | undefined {
  if (name === '') return required
  if (!isLatinName(name)) return 'NAME_IS_NOT_LATIN'
  return name.length > longestName ? 'NAME_IS_TOO_LONG' : undefined
}

function farsiFault(name = '', required: PassengerKey): PassengerKey | undefined {
  if (name === '') return required
  return isFarsiName(name) ? undefined : 'NAME_IS_NOT_FARSI'
}

function birthFault(
  form: PassengerForm,
  { today, flightDate, group, youngestYears = 0 }: Travel,
): PassengerKey | undefined {
  if ((form.birthDateFa ?? '') === '') return 'PL_ENTER_YOUR_BIRTH_DATE'
  const birth = dateFromForm(form.birthDateFa)
  if (birth === undefined || birth.year < flightDate.year - OLDEST_YEARS) return 'BIRTH_DATE_IS_INVALID'
  if (Temporal.PlainDate.compare(birth, today) > 0) return 'BIRTH_DATE_IN_FUTURE'
  if (!mayFly(birth, flightDate)) return 'INFANT_UNDER_TEN_DAYS'
  if (ageAt(birth, flightDate) < youngestYears) return 'LEADER_UNDER_AGE'
  return ageGroupAt(birth, flightDate) === group ? undefined : 'PASSENGER_AGE_IS_INVALID'
}
