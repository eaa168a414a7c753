import type { AgeGroup } from '#passengers/age.ts'
import { type FieldRule, fieldRules } from '#passengers/field-rules.ts'
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

/** What the form is filled in for: the last flight's local date and the group this passenger was counted in. */
export interface Travel {
  readonly flightDate: Temporal.PlainDate
  readonly group: AgeGroup
}

const latin = ['firstName', 'lastName', 'genderTitle', 'birthDateFa', 'type'] as const
const farsi = ['firstNameFarsi', 'lastNameFarsi'] as const
const passport = [
  'passportType',
  'passportNumber',
  'passportExpirationDateFa',
  'passportExpirationDateType',
] as const
const issuer = 'passportIssuingCountryCountryNameFa'
const nationality = 'nationalityCountryNameFa'

/** §5, field sets by form mode, in the order they stand on the screen. */
export const FORM_MODES = {
  national: [...farsi, ...latin, 'nationalCode'],
  passport: [...latin, nationality, issuer, ...passport],
  'iran-international': [...farsi, ...latin],
  visa: [...farsi, ...latin, nationality, issuer],
  'domestic-flight-nationality': [...farsi, ...latin, issuer, ...passport],
} as const satisfies Record<string, readonly PassengerField[]>

export type FormMode = keyof typeof FORM_MODES

/** What is wrong with a form of one mode, at most one fault a field, in the order of the screen. Expects `tidied`. */
export function formFaults(mode: FormMode, form: PassengerForm, travel: Travel): readonly PassengerFault[] {
  const fields: readonly PassengerField[] = FORM_MODES[mode]
  const faults = fields.flatMap((property) => {
    const rule: FieldRule = fieldRules[property]
    const key = rule(form, travel)
    return key === undefined ? [] : [{ property, key }]
  })
  const namesDocument = fields.includes('nationalCode') || fields.includes('passportNumber')
  return namesDocument ? faults : [...faults, ...documentFaults(form, travel)]
}

/** §5: either passport number or national code must be filled; what is filled must be right. */
function documentFaults(form: PassengerForm, travel: Travel): readonly PassengerFault[] {
  const property = (form.passportNumber ?? '') === '' ? 'nationalCode' : 'passportNumber'
  const key = fieldRules[property](form, travel)
  return key === undefined ? [] : [{ property, key }]
}
