import { dateFromForm } from '#calendar/form-date.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { isPassportType, passportTypeOf } from '#passengers/passport.ts'
import { type DateDraft, dateDraftOf } from '#passengers/web/date-draft.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { countryNamed } from '#places/country-search.ts'

/** What a picture of a passport may tell, by the names of the form's fields: dates as a form writes them, countries by name or ISO code. */
export type PassportReading = PassengerForm

const texts = ['firstName', 'lastName', 'genderTitle', 'nationalCode', 'passportNumber'] as const

/**
 * The traveller with what was read from his passport in place of what stood there. What was not read, or makes no sense, leaves
 * its field alone; Farsi names are in no passport's lines, so they always stay.
 */
export function withReading(draft: TravellerDraft, reading: PassportReading): TravellerDraft {
  const read = tidied(reading)
  const told = texts.flatMap((field) => {
    const value = read[field] ?? ''
    return value === '' ? [] : [[field, value] as const]
  })
  const next: TravellerDraft = {
    ...draft,
    ...Object.fromEntries(told),
    ...countriesIn(read),
    birth: dateIn(read.birthDateFa, draft.birth, draft.birth.calendar),
    expiry: dateIn(read.passportExpirationDateFa, draft.expiry, calendarOf(read)),
  }
  return { ...next, shows: documentOf(next) }
}

/** What a picture says taken into the form; a name is then to be looked at as one that was read. */
export function corrected(draft: TravellerDraft, fields: PassportReading): TravellerDraft {
  const hasName = fields.lastName !== undefined || fields.firstName !== undefined
  return { ...withReading(draft, fields), nameCheck: hasName ? 'due' : draft.nameCheck }
}

function countriesIn(read: PassportReading): Partial<TravellerDraft> {
  const nationality = countryNamed(read.nationalityCountryNameFa ?? '')
  const issuer = countryNamed(read.passportIssuingCountryCountryNameFa ?? '')
  const type = issuer === undefined ? read.passportType : passportTypeOf(issuer.code)
  return {
    ...(nationality && { nationalityCountryNameFa: nationality.name }),
    ...(issuer && { passportIssuingCountryCountryNameFa: issuer.name }),
    ...(isPassportType(type) && { passportType: type }),
  }
}

function dateIn(text: string | undefined, was: DateDraft, calendar: DateDraft['calendar']): DateDraft {
  const date = dateFromForm(text)
  return date === undefined ? was : dateDraftOf(date, calendar)
}

/** An Iranian passport is read by the Jalali calendar, unless the reading says otherwise. */
function calendarOf({
  passportExpirationDateType,
  passportIssuingCountryCountryNameFa = '',
}: PassportReading) {
  if (passportExpirationDateType === 'Gregorian') return 'gregorian'
  if (passportExpirationDateType === 'Jalali') return 'jalali'
  return countryNamed(passportIssuingCountryCountryNameFa)?.code === 'IR' ? 'jalali' : 'gregorian'
}

/** Inside Iran a guest shows the passport that was read; an Iranian shows the national code. */
function documentOf(draft: TravellerDraft): string {
  const isIranian = countryNamed(draft.nationalityCountryNameFa)?.code === 'IR'
  const byPassport = draft.nationalCode === '' && draft.passportNumber !== '' && !isIranian
  return byPassport ? 'passport' : draft.shows
}
