import { clockTime, dateWithYear, fullDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'

export interface DateWish {
  /** «رفت», «مسیر ۲»; empty where there is one */
  readonly direction: string
  /** «تهران به دبی» */
  readonly route: string
  readonly departs: Temporal.PlainDateTime
  /** «ماهان W5 061» */
  readonly flight: string
  readonly names: readonly string[]
  /** on the order */
  readonly people: number
  readonly day: Temporal.PlainDate
  readonly isFlexible: boolean
  readonly note: string
}

/** As its traveller and whoever answers read it in the conversation; both calendars, since sellers abroad are asked in theirs. */
export function dateWishWords(wish: DateWish): string {
  const { direction, route, departs, flight, day, isFlexible } = wish
  const note = wish.note.trim()
  return [
    `درخواست تغییر تاریخ${direction === '' ? '' : ` ${direction}`}: ${route}`,
    `بلیت فعلی: ${inBothCalendars(departs.toPlainDate())}، ساعت ${clockTime(departs)}، ${flight}`,
    `${peopleWords(wish)}: ${wish.names.join('، ')}`,
    `روز دلخواه: ${inBothCalendars(day)}${isFlexible ? '؛ یک روز زودتر یا دیرتر هم می‌شود' : ''}`,
    ...(note === '' ? [] : [`توضیح: ${note}`]),
  ].join('\n')
}

function peopleWords({ names, people }: DateWish): string {
  if (people === 1) return 'مسافر'
  return names.length === people
    ? 'همهٔ مسافران'
    : `${persianDigits(names.length)} از ${persianDigits(people)} مسافر`
}

function inBothCalendars(day: Temporal.PlainDate): string {
  return `${fullDate(day)} (${dateWithYear(day, 'gregorian')})`
}
