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

/** National code inside Iran, passport abroad; where an authority writes the Farsi name, that too. */
export type TravelDocument = 'nationalCode' | 'passport' | 'passport-and-farsi'

/** Abroad a passport, with Farsi names for Iranians; at home also a passport without national code; for visas both. */
export function formModeOf(document: TravelDocument, form: PassengerForm): FormMode {
  if (document === 'passport-and-farsi') return 'iran-international'
  if (document === 'passport') return isIranian(form) ? 'iran-international' : 'passport'
  const hasPassportOnly = (form.nationalCode ?? '') === '' && (form.passportNumber ?? '') !== ''
  return hasPassportOnly ? 'domestic-flight-nationality' : 'national'
}

export function isIranian({ nationalityCountryNameFa = '' }: PassengerForm): boolean {
  return countryNamed(nationalityCountryNameFa)?.code === 'IR'
}

/** For browser and server; expects `tidied`. `sentenceOf` turns keys into sentences. */
export function flightFormFaults(
  document: TravelDocument,
  form: PassengerForm,
  travel: Travel,
): readonly PassengerFault[] {
  return formFaults(formModeOf(document, form), form, travel)
}

/** Only what this flight needs: no national code on a ticket abroad. */
export function requestIn(document: TravelDocument, form: PassengerForm): PassengerForm {
  const fields: readonly PassengerField[] = FORM_MODES[formModeOf(document, form)]
  return Object.fromEntries(
    fields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  )
}
