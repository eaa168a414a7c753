import { dateFromForm } from '#calendar/form-date.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { isPassportType, passportTypeOf } from '#passengers/passport.ts'
import { type DateDraft, dateDraftOf } from '#passengers/web/date-draft.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { countryNamed } from '#places/country-search.ts'

/** By form field; dates as in the form, countries by name or ISO code. */
export type PassportReading = PassengerForm

const texts = ['firstName', 'lastName', 'genderTitle', 'nationalCode', 'passportNumber'] as const

/** Overwrites with what was read; implausible values and Farsi names are left alone. */
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

/** Read names must be confirmed again. */
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

/** Jalali for an Iranian passport unless the reading says otherwise. */
function calendarOf({
  passportExpirationDateType,
  passportIssuingCountryCountryNameFa = '',
}: PassportReading) {
  if (passportExpirationDateType === 'Gregorian') return 'gregorian'
  if (passportExpirationDateType === 'Jalali') return 'jalali'
  return countryNamed(passportIssuingCountryCountryNameFa)?.code === 'IR' ? 'jalali' : 'gregorian'
}

/** Inside Iran foreigners use the passport, Iranians the national code. */
function documentOf(draft: TravellerDraft): string {
  const isIranian = countryNamed(draft.nationalityCountryNameFa)?.code === 'IR'
  const byPassport = draft.nationalCode === '' && draft.passportNumber !== '' && !isIranian
  return byPassport ? 'passport' : draft.shows
}
