import {
  FORM_MODES,
  type FormMode,
  type PassengerFault,
  type PassengerField,
  type PassengerForm,
  type Travel,
} from '#passengers/form.ts'
import { formFaults } from '#passengers/form-faults.ts'
import { countryNamed } from '#places/country-search.ts'

/**
 * What each traveller shows: a national code inside Iran, a passport abroad; a passport and the name in Farsi, of whatever
 * nationality, where an authority writes into it.
 */
export type TravelDocument = 'nationalCode' | 'passport' | 'passport-and-farsi'

/**
 * The mode of a flight's form. Abroad it is passport, with the Farsi names of who is Iranian. Inside Iran a traveller without
 * a national code may show a passport. Whoever asks for a visa gives the passport and, of whatever nationality, Farsi names.
 */
export function formModeOf(document: TravelDocument, form: PassengerForm): FormMode {
  if (document === 'passport-and-farsi') return 'iran-international'
  if (document === 'passport') return isIranian(form) ? 'iran-international' : 'passport'
  const hasPassportOnly = (form.nationalCode ?? '') === '' && (form.passportNumber ?? '') !== ''
  return hasPassportOnly ? 'domestic-flight-nationality' : 'national'
}

export function isIranian({ nationalityCountryNameFa = '' }: PassengerForm): boolean {
  return countryNamed(nationalityCountryNameFa)?.code === 'IR'
}

/**
 * What is wrong with one passenger of a flight, for both sides: property and key, whose sentence `sentenceOf` writes.
 * Give it what `tidied` made.
 */
export function flightFormFaults(
  document: TravelDocument,
  form: PassengerForm,
  travel: Travel,
): readonly PassengerFault[] {
  return formFaults(formModeOf(document, form), form, travel)
}

/** Of a form what its flight asks, and nothing besides: a national code has no business on a ticket abroad. */
export function requestIn(document: TravelDocument, form: PassengerForm): PassengerForm {
  const fields: readonly PassengerField[] = FORM_MODES[formModeOf(document, form)]
  return Object.fromEntries(
    fields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  )
}
