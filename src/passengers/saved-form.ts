import { dateFromForm } from '#calendar/form-date.ts'
import { AGE_BANDS, AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import { flightFormFaults, type TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerFault, PassengerForm, Travel } from '#passengers/form.ts'

/** What a form asks of a co-traveller who is kept: a national code, a passport or both. */
export type Documents = readonly [Kept, ...Kept[]]
type Kept = Exclude<TravelDocument, 'passport-and-farsi'>

/**
 * What is wrong with a co-traveller who is kept, whenever he flies: each field once, of every document that is asked; unless told,
 * of those that are filled in, and of the national code when none is (§5). His age category is not asked, nor whether his passport
 * is valid long enough for some journey. Expects `tidied`.
 */
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

/** The travel a kept form is checked by: somebody born today may be kept, so he flies on his first day of age. */
export function travelWhenever(form: PassengerForm, today: Temporal.PlainDate): Travel {
  const flightDate = today.add({ days: AGE_BANDS.infantFromDays })
  const group = ageGroupAt(dateFromForm(form.birthDateFa) ?? flightDate, flightDate)
  return { today, flightDate, group }
}

/** Those a form names; a national code when it names none. */
export function documentsIn({ nationalCode = '', passportNumber = '' }: PassengerForm): Documents {
  if (passportNumber === '') return ['nationalCode']
  return nationalCode === '' ? ['passport'] : ['nationalCode', 'passport']
}
