import { jalali } from '#calendar/jalali.ts'
import { AGE_BANDS, AGE_GROUPS, type AgeGroup } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { PassengerField, Travel } from '#passengers/form.ts'
import { type NationalForm, nationalFormFaults } from '#passengers/national-form.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { tidied } from '#passengers/tidied.ts'
import { dateFromForm } from '#passengers/written-date.ts'

export type BirthCalendar = 'jalali' | 'gregorian'

/** A birth date as three selects hold it, each empty until chosen; Latin digits. */
export interface BirthDraft {
  readonly calendar: BirthCalendar
  readonly day: string
  readonly month: string
  readonly year: string
}

/** One traveller as the screen holds him: as typed, nothing tidied. */
export interface TravellerDraft {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly genderTitle: string
  readonly birth: BirthDraft
  readonly nationalCode: string
}

/** Sentences by field, for whatever is wrong. */
export type TravellerFaults = Readonly<Partial<Record<PassengerField, string>>>

const noBirth: BirthDraft = { calendar: 'jalali', day: '', month: '', year: '' }

export const noTraveller: TravellerDraft = {
  firstName: '',
  lastName: '',
  firstNameFarsi: '',
  lastNameFarsi: '',
  genderTitle: '',
  birth: noBirth,
  nationalCode: '',
}

/** A saved co-traveller, put into the form. */
export function draftOf(saved: SavedPassenger): TravellerDraft {
  const date = dateFromForm(saved.birthDateFa)
  return {
    firstName: saved.firstName,
    lastName: saved.lastName,
    firstNameFarsi: saved.firstNameFarsi,
    lastNameFarsi: saved.lastNameFarsi,
    genderTitle: saved.genderTitle,
    birth: date === undefined ? noBirth : birthOf(date, 'jalali'),
    nationalCode: saved.nationalCode,
  }
}

/** What the call carries: tidied, with the number of the group he was counted in. */
export function formOf(draft: TravellerDraft, group: AgeGroup): NationalForm {
  const { birth, ...texts } = draft
  return tidied({ ...texts, birthDateFa: writtenBirth(birth), type: AGE_GROUPS[group].type })
}

export function faultsOf(draft: TravellerDraft, travel: Travel): TravellerFaults {
  const faults = nationalFormFaults(formOf(draft, travel.group), travel)
  return Object.fromEntries(faults.map(({ property, key }) => [property, PASSENGER_TEXTS[key]]))
}

/** The same day in the other calendar; a date that is not whole yet starts anew there. */
export function inCalendar(birth: BirthDraft, calendar: BirthCalendar): BirthDraft {
  const date = dateFromForm(writtenBirth(birth))
  return date === undefined ? { ...noBirth, calendar } : birthOf(date, calendar)
}

/** The years in which somebody of a group can have been born, the latest first. */
export function birthYears(
  { flightDate, group }: Travel,
  calendar: BirthCalendar,
): { readonly from: number; readonly to: number } {
  const year = calendar === 'jalali' ? jalali(flightDate).year : flightDate.year
  const { youngest, oldest } = ages[group]
  return { from: year - youngest, to: year - oldest }
}

const ages = {
  adult: { youngest: AGE_BANDS.adultFromYears, oldest: 110 },
  child: { youngest: AGE_BANDS.childFromYears, oldest: AGE_BANDS.adultFromYears },
  infant: { youngest: 0, oldest: AGE_BANDS.childFromYears },
} as const satisfies Record<AgeGroup, { youngest: number; oldest: number }>

/** "1371-5-24" once all three are chosen, otherwise nothing: half a date is no date. */
function writtenBirth({ day, month, year }: BirthDraft): string {
  return day === '' || month === '' || year === '' ? '' : `${year}-${month}-${day}`
}

function birthOf(date: Temporal.PlainDate, calendar: BirthCalendar): BirthDraft {
  const { year, month, day } = calendar === 'jalali' ? jalali(date) : date
  return { calendar, day: String(day), month: String(month), year: String(year) }
}
