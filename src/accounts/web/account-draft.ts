import type { CurrentUser } from '#accounts/call-shapes.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import { jalali } from '#calendar/jalali.ts'
import type { DateParts } from '#web/ui/calendar/date-box.tsx'

export interface AccountDraft {
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly firstName: string
  readonly lastName: string
  readonly gender: '' | 'Male' | 'Female'
  readonly birthDate: DateParts
  readonly nationalCode: string
}

type Known = Pick<CurrentUser, keyof AccountDraft>

export type AccountChanges = Partial<Record<keyof AccountDraft, string>>

export const noDate: DateParts = { day: '', month: '', year: '' }

export function accountDraftOf(known: Known): AccountDraft {
  return {
    firstNameFarsi: known.firstNameFarsi ?? '',
    lastNameFarsi: known.lastNameFarsi ?? '',
    firstName: known.firstName ?? '',
    lastName: known.lastName ?? '',
    gender: known.gender ?? '',
    birthDate: known.birthDate === null ? noDate : jalaliParts(Temporal.PlainDate.from(known.birthDate)),
    nationalCode: known.nationalCode ?? '',
  }
}

/** An incomplete date is sent as it is, so that its fault is shown. */
export function changesIn(draft: AccountDraft, known: Known): AccountChanges {
  const before = written(accountDraftOf(known))
  return Object.fromEntries(
    Object.entries(written(draft)).filter(([name, text]) => text !== before[name as keyof AccountDraft]),
  )
}

function written(draft: AccountDraft): Record<keyof AccountDraft, string> {
  return { ...draft, birthDate: dateText(draft.birthDate) }
}

export function dateText({ year, month, day }: DateParts): string {
  if (year === '' && month === '' && day === '') return ''
  const text = `${year}-${month}-${day}`
  return dateFromForm(text)?.toString() ?? text
}

function jalaliParts(date: Temporal.PlainDate): DateParts {
  const { year, month, day } = jalali(date)
  return { year: String(year), month: String(month), day: String(day) }
}
