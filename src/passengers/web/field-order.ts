import type { PassengerField } from '#passengers/form.ts'

const latin = ['firstName', 'lastName'] as const
const farsi = ['firstNameFarsi', 'lastNameFarsi'] as const
const passport = [
  'passportType',
  'nationalityCountryNameFa',
  'passportIssuingCountryCountryNameFa',
  'passportNumber',
  'passportExpirationDateFa',
] as const

/** Iranians: the Latin name is suggested from the Farsi one. */
const farsiFirst: readonly PassengerField[] = [
  'genderTitle',
  ...farsi,
  'birthDateFa',
  ...latin,
  'nationalCode',
  ...passport,
]
/** Farsi names depend on a nationality that is asked: last, so that no field in use moves. */
const latinFirst: readonly PassengerField[] = ['genderTitle', ...latin, 'birthDateFa', ...passport, ...farsi]

/** In rows of three on wide screens. */
export function onScreen(
  fields: readonly PassengerField[],
  names?: 'farsi first',
): readonly PassengerField[] {
  const [farsiAt, latinAt] = [fields.indexOf('firstNameFarsi'), fields.indexOf('firstName')]
  const order = names !== undefined || (farsiAt >= 0 && farsiAt < latinAt) ? farsiFirst : latinFirst
  return order.filter((field) => fields.includes(field))
}
