import type { Place } from '#flights/requests.ts'
import { persianDigits } from '#money/digits.ts'
import type { Party } from '#passengers/party.ts'

export type TripName = 'one-way' | 'round' | 'multi'
export type Cabin = 1 | 2 | 3

/** §3, multi-destination */
export const mostLegs = 6

export interface LegOfSearch {
  readonly origin: Place
  readonly destination: Place
  readonly date: string
}

/** A search in an address or a form, complete or not; what is not chosen is undefined or empty. */
export interface SearchRequest {
  readonly trip: TripName
  readonly legs: readonly {
    readonly origin: Place | undefined
    readonly destination: Place | undefined
    readonly date: string
  }[]
  readonly back: string
  readonly party: Party
  readonly cabin: Cabin | undefined
}

type LegField = 'origin' | 'destination' | 'date'
/** A field's name in the form; from the second leg on it ends in the leg's number. */
export type SearchField = LegField | 'back' | `${LegField}${2 | 3 | 4 | 5 | 6}`

export interface SearchFault {
  readonly property: SearchField
  readonly says: string
}

const searchFaultTexts = {
  origin: 'مبدأ را انتخاب کنید.',
  destination: 'مقصد را انتخاب کنید.',
  date: 'تاریخ پرواز را انتخاب کنید.',
  same: 'مبدأ و مقصد یکی است؛ مقصد دیگری انتخاب کنید.',
  back: 'تاریخ برگشت را انتخاب کنید.',
  backEarly: 'تاریخ برگشت نمی‌تواند پیش از تاریخ رفت باشد.',
} as const

export function faultsIn({ trip, legs, back }: SearchRequest): readonly SearchFault[] {
  const faults = legs.flatMap((leg, at) => legFaults(leg, { at, before: legs[at - 1]?.date ?? '' }))
  if (trip !== 'round') return faults
  const first = legs[0]?.date ?? ''
  if (!isDay(back)) faults.push({ property: 'back', says: searchFaultTexts.back })
  else if (isDay(first) && back < first) faults.push({ property: 'back', says: searchFaultTexts.backEarly })
  return faults
}

export function fieldOf(asked: LegField, at: number): SearchField {
  return (at === 0 ? asked : `${asked}${at + 1}`) as SearchField
}

interface LegAt {
  readonly at: number
  /** the day of the leg before; empty for the first */
  readonly before: string
}

function legFaults(leg: SearchRequest['legs'][number], { at, before }: LegAt): SearchFault[] {
  const { origin, destination, date } = leg
  const faults: SearchFault[] = []
  const missing = (asked: LegField, says: string) => faults.push({ property: fieldOf(asked, at), says })
  if (origin === undefined) missing('origin', textOf('origin', at))
  if (destination === undefined) missing('destination', textOf('destination', at))
  else if (origin?.code === destination.code) missing('destination', textOf('same', at))
  if (!isDay(date)) missing('date', textOf('date', at))
  else if (isDay(before) && date < before)
    missing('date', `تاریخ مسیر ${persianDigits(at + 1)} نمی‌تواند پیش از مسیر ${persianDigits(at)} باشد.`)
  return faults
}

const legTexts = {
  origin: (leg) => `مبدأ مسیر ${leg} را انتخاب کنید.`,
  destination: (leg) => `مقصد مسیر ${leg} را انتخاب کنید.`,
  date: (leg) => `تاریخ مسیر ${leg} را انتخاب کنید.`,
  same: (leg) => `مبدأ و مقصد مسیر ${leg} یکی است؛ مقصد دیگری انتخاب کنید.`,
} as const satisfies Record<string, (leg: string) => string>

/** The first leg's faults use the wording of a simple search; the others name their number. */
function textOf(text: keyof typeof legTexts, at: number): string {
  return at === 0 ? searchFaultTexts[text] : legTexts[text](persianDigits(at + 1))
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
