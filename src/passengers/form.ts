import type { AgeGroup } from '#passengers/age.ts'
import type { PassengerKey } from '#passengers/texts.ts'

export interface PassengerForm {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly firstNameFarsi?: string | undefined
  readonly lastNameFarsi?: string | undefined
  readonly genderTitle?: string | undefined
  readonly birthDateFa?: string | undefined
  readonly nationalCode?: string | undefined
  readonly nationalityCountryNameFa?: string | undefined
  readonly passportIssuingCountryCountryNameFa?: string | undefined
  readonly passportType?: string | undefined
  readonly passportNumber?: string | undefined
  readonly passportExpirationDateFa?: string | undefined
  /** `Jalali` or `Gregorian`: calendar of the expiry date */
  readonly passportExpirationDateType?: string | undefined
  readonly type?: number | undefined
}

export type PassengerField = keyof PassengerForm

export interface PassengerFault {
  readonly property: PassengerField
  readonly key: PassengerKey
}

/** Dates are local to the airport. */
export interface Travel {
  /** in Tehran: nobody is born later */
  readonly today: Temporal.PlainDate
  /** of the first flight: ages count on it */
  readonly flightDate: Temporal.PlainDate
  /** the age group this passenger was priced in */
  readonly group: AgeGroup
  /** of whoever signs for others: so many years at least on that day */
  readonly youngestYears?: number | undefined
  /** when the last leg lands, from which a passport's validity is asked; the day of the first flight unless told */
  readonly lastArrival?: Temporal.PlainDate | undefined
  /** months a passport must stay valid after that; default six (§5, §9) */
  readonly passportMonths?: number | undefined
  /** the supplier's limit in Latin letters */
  readonly longestName?: number | undefined
}

export type FieldRule = (form: PassengerForm, travel: Travel) => PassengerKey | undefined

const latin = ['firstName', 'lastName', 'genderTitle', 'birthDateFa', 'type'] as const
const farsi = ['firstNameFarsi', 'lastNameFarsi'] as const
const nationality = 'nationalityCountryNameFa'
const issuer = 'passportIssuingCountryCountryNameFa'
const passport = [
  'passportType',
  'passportNumber',
  'passportExpirationDateFa',
  'passportExpirationDateType',
] as const

export type PassportField = typeof nationality | typeof issuer | (typeof passport)[number]

/** §5, fields by form mode, in screen order. */
export const FORM_MODES = {
  national: [...farsi, ...latin, 'nationalCode'],
  passport: [...latin, nationality, issuer, ...passport],
  'iran-international': [...latin, nationality, issuer, ...passport, ...farsi],
  'either-document': [...farsi, ...latin, nationality, issuer],
  'domestic-flight-nationality': [...farsi, ...latin, issuer, ...passport],
} as const satisfies Record<string, readonly PassengerField[]>

export type FormMode = keyof typeof FORM_MODES
