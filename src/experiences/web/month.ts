import { daysInMonth, fromJalali, jalali } from '#calendar/jalali.ts'

/** Jalali: «1405-09» */
export function monthOf(day: Temporal.PlainDate): string {
  const { year, month } = jalali(day)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** How many months ahead may be looked at. */
const monthsAhead = 6

/** What an address asks for, between this month and half a year ahead. */
export function monthIn(text: string | null, today: Temporal.PlainDate): string {
  const first = monthOf(today)
  if (text === null || !/^1[34]\d\d-(?:0[1-9]|1[0-2])$/.test(text)) return first
  const last = monthsFrom(first, monthsAhead)
  return text < first ? first : text > last ? last : text
}

function monthsFrom(month: string, count: number): string {
  const [year = 1405, of = 1] = month.split('-').map(Number)
  const at = year * 12 + of - 1 + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The months before and after, where they may be looked at. */
export function monthsBeside(month: string, today: Temporal.PlainDate) {
  const first = monthOf(today)
  return {
    before: month > first ? monthsFrom(month, -1) : undefined,
    after: month < monthsFrom(first, monthsAhead) ? monthsFrom(month, 1) : undefined,
  }
}

export function daysOf(month: string): readonly Temporal.PlainDate[] {
  const [year = 1405, of = 1] = month.split('-').map(Number)
  const first = fromJalali(year, of, 1)
  return Array.from({ length: daysInMonth(year, of) }, (_, at) => first.add({ days: at }))
}

/** ISO days from which and to which vacancies are asked for; undefined when all of it is past. */
export function rangeOf(month: string, today: Temporal.PlainDate) {
  const days = daysOf(month).filter((day) => Temporal.PlainDate.compare(day, today) >= 0)
  const [from, to] = [days[0], days.at(-1)]
  return from && to && { from: from.toString(), to: to.toString() }
}
