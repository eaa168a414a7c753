import type { CalendarKind } from '#calendar/months.ts'
import { isIranian } from '#passengers/flight-form.ts'
import { FORM_MODES, type PassengerField, type PassengerForm } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { type Documents, savedFormFaults, travelWhenever } from '#passengers/saved-form.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import { dateText, yearIn } from '#passengers/web/date-draft.ts'
import { nameCheckFault, type TravellerDraft, type TravellerFaults } from '#passengers/web/traveller-draft.ts'

const documentChoices = {
  nationalCode: ['nationalCode'],
  passport: ['passport'],
  both: ['nationalCode', 'passport'],
} as const satisfies Record<string, Documents>

export type DocumentChoice = keyof typeof documentChoices

const oldest = 120

/** §5: of the national form, the passport form, or both. */
export function editedFields(draft: TravellerDraft, choice: DocumentChoice): readonly PassengerField[] {
  const abroad = FORM_MODES[isIranian(tidied(draft)) ? 'iran-international' : 'passport']
  if (choice === 'passport') return abroad
  if (choice === 'nationalCode') return FORM_MODES.national
  return [...new Set<PassengerField>([...FORM_MODES.national, ...abroad])]
}

/** Normalised; a document not chosen is sent as '' to remove it. */
export function editedForm(draft: TravellerDraft, choice: DocumentChoice): PassengerForm {
  const { birth, expiry, shows: _, ...texts } = draft
  const form: PassengerForm = tidied({
    ...texts,
    birthDateFa: dateText(birth),
    passportExpirationDateFa: dateText(expiry),
    passportExpirationDateType: expiry.calendar === 'jalali' ? 'Jalali' : 'Gregorian',
  })
  const fields: readonly PassengerField[] = [...editedFields(draft, choice)]
  const asked = Object.entries(form).filter(([field]) => fields.some((one) => one === field))
  return {
    ...Object.fromEntries(asked),
    nationalCode: choice === 'passport' ? '' : form.nationalCode,
    passportNumber: choice === 'nationalCode' ? '' : form.passportNumber,
  }
}

export function editedFaults(
  draft: TravellerDraft,
  choice: DocumentChoice,
  today: Temporal.PlainDate,
): TravellerFaults {
  const form = editedForm(draft, choice)
  const faults = savedFormFaults(form, today, documentChoices[choice])
  const travel = travelWhenever(form, today)
  return {
    ...nameCheckFault(draft),
    ...Object.fromEntries(faults.map(({ property, key }) => [property, sentenceOf(key, form, travel)])),
  }
}

export function birthsUntil(today: Temporal.PlainDate) {
  return (calendar: CalendarKind) => {
    const year = yearIn(today, calendar)
    return { from: year, to: year - oldest }
  }
}
