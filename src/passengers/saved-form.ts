import { dateFromForm } from '#calendar/form-date.ts'
import { AGE_BANDS, AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import { flightFormFaults, type TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerFault, PassengerForm, Travel } from '#passengers/form.ts'

export type Documents = readonly [SavedDocument, ...SavedDocument[]]
type SavedDocument = Exclude<TravelDocument, 'passport-and-farsi'>

/** Checks the documents asked for; by default those filled in, or the national code (§5). Expects `tidied`. */
export function savedFormFaults(
  form: PassengerForm,
  today: Temporal.PlainDate,
  documents: Documents = documentsIn(form),
): readonly PassengerFault[] {
  const travel = travelWhenever(form, today)
  const typed = { ...form, type: AGE_GROUPS[travel.group].type }
  const faults = documents.flatMap((document) => flightFormFaults(document, typed, travel))
  const byField = new Map(faults.map((fault) => [fault.property, fault]))
  return [...byField.values()].filter(({ key }) => key !== 'PASS_VALIDITY_LESS_6MONTH')
}

/** Even somebody born today may be saved: travel is taken to be on the first day they may fly. */
export function travelWhenever(form: PassengerForm, today: Temporal.PlainDate): Travel {
  const flightDate = today.add({ days: AGE_BANDS.infantFromDays })
  const group = ageGroupAt(dateFromForm(form.birthDateFa) ?? flightDate, flightDate)
  return { today, flightDate, group }
}

export function documentsIn({ nationalCode = '', passportNumber = '' }: PassengerForm): Documents {
  if (passportNumber === '') return ['nationalCode']
  return nationalCode === '' ? ['passport'] : ['nationalCode', 'passport']
}
