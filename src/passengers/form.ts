import type { AgeGroup } from '#passengers/age.ts'
import type { PassengerKey } from '#passengers/texts.ts'

/** A passenger as a form holds him: everything is text but the age category's number (§3). */
export interface PassengerForm {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly firstNameFarsi?: string | undefined
  readonly lastNameFarsi?: string | undefined
  /** `Male` or `Female` */
  readonly genderTitle?: string | undefined
  /** "1371-05-24"; see `dateFromForm` */
  readonly birthDateFa?: string | undefined
  readonly nationalCode?: string | undefined
  readonly nationalityCountryNameFa?: string | undefined
  readonly passportIssuingCountryCountryNameFa?: string | undefined
  readonly passportType?: string | undefined
  readonly passportNumber?: string | undefined
  readonly passportExpirationDateFa?: string | undefined
  /** the calendar the expiry was read in: `Jalali` or `Gregorian` */
  readonly passportExpirationDateType?: string | undefined
  readonly type?: number | undefined
}

export type PassengerField = keyof PassengerForm

export interface PassengerFault {
  readonly property: PassengerField
  readonly key: PassengerKey
}

/** What the form is filled in for. Dates are local to the airport. */
export interface Travel {
  /** in Tehran, where it is filled in: nobody is born later */
  readonly today: Temporal.PlainDate
  /** of the first flight: whoever is counted is counted on this day */
  readonly flightDate: Temporal.PlainDate
  /** the one this passenger was counted in */
  readonly group: AgeGroup
  /** when the last leg lands, from which a passport's validity is asked; the day of the first flight unless told */
  readonly lastArrival?: Temporal.PlainDate | undefined
  /** for how many months more a passport has to be valid then; six unless told (§5, §9) */
  readonly passportMonths?: number | undefined
  /** as many Latin letters as the supplier takes in a name */
  readonly longestName?: number | undefined
}

/** One field's question about the whole form; the key of what is wrong, or nothing. */
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

/** The fields that a passport fills. */
export type PassportField = typeof nationality | typeof issuer | (typeof passport)[number]

/** §5, field sets by form mode, in the order they stand on the screen. */
export const FORM_MODES = {
  national: [...farsi, ...latin, 'nationalCode'],
  passport: [...latin, nationality, issuer, ...passport],
  'iran-international': [...latin, nationality, issuer, ...passport, ...farsi],
  'either-document': [...farsi, ...latin, nationality, issuer],
  'domestic-flight-nationality': [...farsi, ...latin, issuer, ...passport],
} as const satisfies Record<string, readonly PassengerField[]>

export type FormMode = keyof typeof FORM_MODES
