import { fieldRules } from '#passengers/field-rules.ts'
import {
  type FieldRule,
  FORM_MODES,
  type FormMode,
  type PassengerFault,
  type PassengerField,
  type PassengerForm,
  type Travel,
} from '#passengers/form.ts'
import { passportRules } from '#passengers/passport-rules.ts'

const rules: Readonly<Record<PassengerField, FieldRule>> = { ...fieldRules, ...passportRules }

export const passengerFields = Object.keys(rules) as readonly PassengerField[]

/** At most one fault a field, in screen order. Expects `tidied`. */
export function formFaults(mode: FormMode, form: PassengerForm, travel: Travel): readonly PassengerFault[] {
  const fields: readonly PassengerField[] = FORM_MODES[mode]
  const faults = fields.flatMap((property) => faultIn(property, form, travel))
  const namesDocument = fields.includes('nationalCode') || fields.includes('passportNumber')
  return namesDocument ? faults : [...faults, ...documentFaults(form, travel)]
}

/** §5: passport number or national code is required; what is filled in must be valid. */
function documentFaults(form: PassengerForm, travel: Travel): readonly PassengerFault[] {
  const property = (form.passportNumber ?? '') === '' ? 'nationalCode' : 'passportNumber'
  return faultIn(property, form, travel)
}

function faultIn(property: PassengerField, form: PassengerForm, travel: Travel): readonly PassengerFault[] {
  const key = rules[property](form, travel)
  return key === undefined ? [] : [{ property, key }]
}
