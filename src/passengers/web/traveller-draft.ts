import { dateFromForm } from '#calendar/form-date.ts'
import type { CalendarKind } from '#calendar/months.ts'
import { AGE_BANDS, AGE_GROUPS, type AgeGroup, ageGroupAt } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { flightFormFaults, requestIn, type TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerField, PassengerForm, Travel } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import { type DateDraft, dateDraftOf, noDate, written, yearIn } from '#passengers/web/date-draft.ts'

/** One traveller as the screen holds him: as typed, nothing tidied. Texts bear the names of the form's fields. */
export interface TravellerDraft extends Readonly<Record<DraftText, string>> {
  readonly birth: DateDraft
  readonly expiry: DateDraft
}

/**
 * `shows` is the document he shows on a flight inside Iran: `passport` for who has no national code. `nameCheck` is `due` while
 * nobody has held a name that a machine read against the passport, then `done`.
 */
export const draftTexts = [
  'firstName',
  'lastName',
  'firstNameFarsi',
  'lastNameFarsi',
  'genderTitle',
  'nationalCode',
  'nationalityCountryNameFa',
  'passportIssuingCountryCountryNameFa',
  'passportType',
  'passportNumber',
  'shows',
  'nameCheck',
] as const
export type DraftText = (typeof draftTexts)[number]

/** Sentences by field, for whatever is wrong. */
export type TravellerFaults = Readonly<Partial<Record<PassengerField, string>>>

/** Nobody yet; most who travel with us show an Iranian passport. */
export const noTraveller: TravellerDraft = {
  firstName: '',
  lastName: '',
  firstNameFarsi: '',
  lastNameFarsi: '',
  genderTitle: '',
  birth: noDate,
  nationalCode: '',
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: '',
  expiry: noDate,
  shows: 'nationalCode',
  nameCheck: '',
}

/** Somebody who is known already, as forms write him. */
export type PersonTexts = Omit<SavedPassenger, 'id' | 'type'>

/** A saved co-traveller, or one of an order before, put into the form. */
export function draftOf(saved: PersonTexts): TravellerDraft {
  const birth = dateFromForm(saved.birthDateFa)
  return {
    ...noTraveller,
    firstName: saved.firstName,
    lastName: saved.lastName,
    firstNameFarsi: saved.firstNameFarsi,
    lastNameFarsi: saved.lastNameFarsi,
    genderTitle: saved.genderTitle,
    birth: birth === undefined ? noDate : dateDraftOf(birth, 'jalali'),
    nationalCode: saved.nationalCode,
    ...(saved.passportNumber === '' ? {} : passportDraftOf(saved)),
    shows: saved.nationalCode === '' ? 'passport' : 'nationalCode',
  }
}

function passportDraftOf(saved: PersonTexts): Partial<TravellerDraft> {
  const expires = dateFromForm(saved.passportExpirationDateFa)
  const calendar = saved.passportExpirationDateType === 'Gregorian' ? 'gregorian' : 'jalali'
  return {
    nationalityCountryNameFa: saved.nationalityCountryNameFa,
    passportIssuingCountryCountryNameFa: saved.passportIssuingCountryCountryNameFa,
    passportType: saved.passportType,
    passportNumber: saved.passportNumber,
    expiry: expires === undefined ? noDate : dateDraftOf(expires, calendar),
  }
}

/** Is this draft that saved co-traveller? By either document. */
export function isOf(draft: TravellerDraft, saved: SavedPassenger): boolean {
  const { nationalCode, passportNumber } = saved
  return (
    (nationalCode !== '' && nationalCode === draft.nationalCode) ||
    (passportNumber !== '' && passportNumber === draft.passportNumber)
  )
}

/** What the call carries: tidied, of the documents only the one he travels by, with the number of his group. */
export function formOf(draft: TravellerDraft, group: AgeGroup, document: TravelDocument): PassengerForm {
  const { birth, expiry, shows, nameCheck: _, ...texts } = draft
  const form = tidied({
    ...texts,
    ...(document === 'nationalCode' &&
      (shows === 'passport' ? { nationalCode: '' } : { passportNumber: '' })),
    birthDateFa: written(birth),
    passportExpirationDateFa: written(expiry),
    passportExpirationDateType: expiry.calendar === 'jalali' ? 'Jalali' : 'Gregorian',
    type: AGE_GROUPS[group].type,
  })
  return requestIn(document, form)
}

/** Everything that is wrong with one traveller of a flight that asks for a document. */
export function faultsOf(draft: TravellerDraft, document: TravelDocument, travel: Travel): TravellerFaults {
  const counted = { ...travel, group: groupOf(draft, document, travel) }
  const form = formOf(draft, counted.group, document)
  const faults = flightFormFaults(document, form, counted)
  return {
    ...nameCheckFault(draft),
    ...Object.fromEntries(faults.map(({ property, key }) => [property, sentenceOf(key, form, counted)])),
  }
}

/** The group somebody was counted in; nobody is counted before a visa is asked for: there one's birthday tells it. */
export function groupOf({ birth }: TravellerDraft, document: TravelDocument, travel: Travel): AgeGroup {
  const date = document === 'passport-and-farsi' ? dateFromForm(written(birth)) : undefined
  return date === undefined ? travel.group : ageGroupAt(date, travel.flightDate)
}

/** A name that was read is not his before he has looked at it. */
export function nameCheckFault({ nameCheck }: TravellerDraft): TravellerFaults {
  return nameCheck === 'due' ? { firstName: 'نام را با گذرنامه بسنجید و تأیید کنید.' } : {}
}

/** The years in which somebody of a group can have been born, the latest first. */
export function birthYears(
  { flightDate, group }: Travel,
  calendar: CalendarKind,
): { readonly from: number; readonly to: number } {
  const year = yearIn(flightDate, calendar)
  const { youngest, oldest } = ages[group]
  return { from: year - youngest, to: year - oldest }
}

const ages = {
  adult: { youngest: AGE_BANDS.adultFromYears, oldest: 110 },
  child: { youngest: AGE_BANDS.childFromYears, oldest: AGE_BANDS.adultFromYears },
  infant: { youngest: 0, oldest: AGE_BANDS.childFromYears },
} as const satisfies Record<AgeGroup, { youngest: number; oldest: number }>
