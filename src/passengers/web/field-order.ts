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

/** Who has a Farsi name begins with it, and the Latin one is suggested from it. */
const farsiFirst: readonly PassengerField[] = [
  'genderTitle',
  ...farsi,
  'birthDateFa',
  ...latin,
  'nationalCode',
  ...passport,
]
/** Farsi names that come and go with the nationality stand last and move no field that somebody is in. */
const latinFirst: readonly PassengerField[] = ['genderTitle', ...latin, 'birthDateFa', ...passport, ...farsi]

/** The fields of a form mode as they stand on the screen, in rows of three on a desk. */
export function onScreen(fields: readonly PassengerField[]): readonly PassengerField[] {
  const [farsiAt, latinAt] = [fields.indexOf('firstNameFarsi'), fields.indexOf('firstName')]
  const order = farsiAt >= 0 && farsiAt < latinAt ? farsiFirst : latinFirst
  return order.filter((field) => fields.includes(field))
}
