import { dateFromForm } from '#calendar/form-date.ts'
import type { CalendarKind } from '#calendar/months.ts'
import { AGE_BANDS, AGE_GROUPS, type AgeGroup, ageGroupAt } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { flightFormFaults, requestIn, type TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerField, PassengerForm, Travel } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import { type DateDraft, dateDraftOf, dateText, noDate, yearIn } from '#passengers/web/date-draft.ts'

/** As typed. Texts have the names of the form's fields. */
export interface TravellerDraft extends Readonly<Record<DraftText, string>> {
  readonly birth: DateDraft
  readonly expiry: DateDraft
}

/** `shows`: document on a flight inside Iran. `nameCheck`: `due` until a name read by machine is confirmed, then `done`. */
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

export type TravellerFaults = Readonly<Partial<Record<PassengerField, string>>>

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

export interface PersonTexts extends Omit<SavedPassenger, 'id' | 'type' | 'genderTitle'> {
  /** empty where it is not known */
  readonly genderTitle: string
}

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

export function isOf(draft: TravellerDraft, saved: PersonTexts): boolean {
  const { nationalCode, passportNumber } = saved
  return (
    (nationalCode !== '' && nationalCode === draft.nationalCode) ||
    (passportNumber !== '' && passportNumber === draft.passportNumber)
  )
}

export function formOf(draft: TravellerDraft, group: AgeGroup, document: TravelDocument): PassengerForm {
  const { birth, expiry, shows, nameCheck: _, ...texts } = draft
  const form = tidied({
    ...texts,
    ...(document === 'nationalCode' &&
      (shows === 'passport' ? { nationalCode: '' } : { passportNumber: '' })),
    birthDateFa: dateText(birth),
    passportExpirationDateFa: dateText(expiry),
    passportExpirationDateType: expiry.calendar === 'jalali' ? 'Jalali' : 'Gregorian',
    type: AGE_GROUPS[group].type,
  })
  return requestIn(document, form)
}

export function faultsOf(draft: TravellerDraft, document: TravelDocument, travel: Travel): TravellerFaults {
  const counted = { ...travel, group: groupOf(draft, document, travel) }
  const form = formOf(draft, counted.group, document)
  const faults = flightFormFaults(document, form, counted)
  return {
    ...nameCheckFault(draft),
    ...Object.fromEntries(faults.map(({ property, key }) => [property, sentenceOf(key, form, counted)])),
  }
}

/** For a visa by the birthday, else the group that was priced. */
export function groupOf({ birth }: TravellerDraft, document: TravelDocument, travel: Travel): AgeGroup {
  const date = document === 'passport-and-farsi' ? dateFromForm(dateText(birth)) : undefined
  return date === undefined ? travel.group : ageGroupAt(date, travel.flightDate)
}

/** A name that was read must be confirmed. */
export function nameCheckFault({ nameCheck }: TravellerDraft): TravellerFaults {
  return nameCheck === 'due' ? { firstName: 'نام را با گذرنامه بسنجید و تأیید کنید.' } : {}
}

export function birthYears(
  { flightDate, group, youngestYears = 0 }: Travel,
  calendar: CalendarKind,
): { readonly from: number; readonly to: number } {
  const year = yearIn(flightDate, calendar)
  const { youngest, oldest } = ages[group]
  return { from: year - Math.max(youngest, youngestYears), to: year - oldest }
}

const ages = {
  adult: { youngest: AGE_BANDS.adultFromYears, oldest: 110 },
  child: { youngest: AGE_BANDS.childFromYears, oldest: AGE_BANDS.adultFromYears },
  infant: { youngest: 0, oldest: AGE_BANDS.childFromYears },
} as const satisfies Record<AgeGroup, { youngest: number; oldest: number }>
