import { jalali } from '#calendar/jalali.ts'
import { byMonths } from '#calendar/months.ts'
import {
  dayAfter,
  dayInDigits,
  inWeekAfter,
  lastDayOff,
  lastOfJalali,
  nextWeekday,
  onGregorian,
  onJalali,
  weekendFrom,
} from '#flights/phrase/days.ts'
import { holidayFrom } from '#flights/phrase/holiday-words.ts'
import type { Lexeme } from '#flights/phrase/lexemes.ts'

type Day = Temporal.PlainDate

export interface DayContext {
  readonly today: Day
  /** the day out, when it is said already */
  readonly out: Day | undefined
  readonly isGregorian: boolean
}

export type DayMeant = readonly [Day] | readonly [Day, Day] | undefined

type Read = (n: readonly number[], at: DayContext, words: readonly Lexeme[]) => DayMeant

const one = (day: Day | undefined): DayMeant => day && [day]
const from = ({ out, today }: DayContext) => out ?? today
const range = (first: Day | undefined, last: Day | undefined): DayMeant => first && last && [first, last]

/** What days are said in words; longer ones first. `n` is what each word means. */
export const DAY_RULES: readonly (readonly [pattern: string, read: Read])[] = [
  [
    'number to number jalali',
    ([a = 0, , b = 0, m = 0], at) => rangeIn(at, (day, min) => onJalali(m, day, min), [a, b]),
  ],
  [
    'number to number gregorian',
    ([a = 0, , b = 0, m = 0], at) => rangeIn(at, (day, min) => onGregorian(m, day, min), [a, b]),
  ],
  ['number jalali number', ([d = 0, m = 0, y = 0]) => yearly(y, m, d)],
  ['number gregorian number', ([d = 0, m = 0, y = 0]) => yearly(y, m, d)],
  ['weekday number jalali', ([, d = 0, m = 0], at) => one(onJalali(m, d, from(at)))],
  ['weekday number gregorian', ([, d = 0, m = 0], at) => one(onGregorian(m, d, from(at)))],
  ['number jalali weekday', ([d = 0, m = 0], at) => one(onJalali(m, d, from(at)))],
  ['number jalali', ([d = 0, m = 0], at) => one(onJalali(m, d, from(at)))],
  ['number gregorian', ([d = 0, m = 0], at) => one(onGregorian(m, d, from(at)))],
  ['gregorian number', ([m = 0, d = 0], at) => one(onGregorian(m, d, from(at)))],
  ['start jalali', ([, m = 0], at) => one(onJalali(m, 1, from(at)))],
  ['middle jalali', ([, m = 0], at) => one(onJalali(m, 15, from(at)))],
  ['end jalali', ([, m = 0], at) => one(lastOfJalali(m, from(at)))],
  ['jalali', ([m = 0], at) => one(jalali(from(at)).month === m ? from(at) : onJalali(m, 1, from(at)))],
  ['gregorian', ([m = 0], at) => one(from(at).month === m ? from(at) : onGregorian(m, 1, from(at)))],
  ['written', (_, at, [word]) => one(dayInDigits(word?.text ?? '', from(at)))],
  ['this weekend', (_, { today }) => weekendOf(today, 0)],
  ['end this week', (_, { today }) => weekendOf(today, 0)],
  ['next weekend', (_, { today }) => weekendOf(today, 1)],
  ['weekend this week', (_, { today }) => weekendOf(today, 0)],
  ['weekend next', (_, { today }) => weekendOf(today, 1)],
  ['weekend coming', (_, { today }) => weekendOf(today, 1)],
  ['weekend', (_, { today }) => weekendOf(today, 0)],
  ['weekday week next', ([day = 0], { today }) => [inWeekAfter(day, today)]],
  ['weekday week coming', ([day = 0], { today }) => [inWeekAfter(day, today)]],
  ['weekday this week', ([day = 0], { today }) => [nextWeekday(day, today)]],
  ['week next weekday', ([, , day = 0], { today }) => [inWeekAfter(day, today)]],
  ['week coming weekday', ([, , day = 0], { today }) => [inWeekAfter(day, today)]],
  ['next week weekday', ([, , day = 0], { today }) => [inWeekAfter(day, today)]],
  ['weekday next week', ([day = 0], { today }) => [inWeekAfter(day, today)]],
  ['weekday next', ([day = 0], at) => [at.out ? nextWeekday(day, at.out) : inWeekAfter(day, at.today)]],
  ['next weekday', ([, day = 0], { today }) => [inWeekAfter(day, today)]],
  ['this weekday', ([, day = 0], { today }) => [nextWeekday(day, today)]],
  ['weekday coming', ([day = 0], { today }) => [nextWeekday(day, today)]],
  ['weekday', ([day = 0], at) => [nextWeekday(day, from(at))]],
  ['week next', (_, at) => [from(at).add({ days: 7 })]],
  ['week coming', (_, at) => [from(at).add({ days: 7 })]],
  ['next week', (_, at) => [from(at).add({ days: 7 })]],
  ['month next', (_, at) => [byMonths(from(at), 1, 'jalali')]],
  ['month coming', (_, at) => [byMonths(from(at), 1, 'jalali')]],
  ['next month', (_, at) => [byMonths(from(at), 1, 'jalali')]],
  ['number days next', ([n = 0], at) => [from(at).add({ days: n })]],
  ['number week next', ([n = 0], at) => [from(at).add({ days: 7 * n })]],
  ['number month next', ([n = 0], at) => [byMonths(from(at), n, 'jalali')]],
  ['in number days', ([, n = 0], at) => [from(at).add({ days: n })]],
  ['in number week', ([, n = 0], at) => [from(at).add({ days: 7 * n })]],
  ['day weekday', ([n = 0], { today }) => [today.add({ days: n })]],
  ['day nights', ([n = 0], { today }) => [today.add({ days: n })]],
  ['day', ([n = 0], { today }) => [today.add({ days: n })]],
  ['holidays holiday', ([, n = 0], at) => daysOff(holidayFrom(n, from(at)))],
  ['holiday holidays', ([n = 0], at) => daysOff(holidayFrom(n, from(at)))],
  ['holiday', ([n = 0], at) => one(holidayFrom(n, from(at)))],
]

function weekendOf(today: Day, weeks: number): DayMeant {
  return weekendFrom(today, weeks)
}

function rangeIn(
  at: DayContext,
  dayOn: (day: number, from: Day) => Day | undefined,
  [first, last]: readonly [number, number],
): DayMeant {
  const start = dayOn(first, from(at))
  return range(start, start && dayOn(last, start))
}

/** «۲۰ آذر ۱۴۰۵», "11 dec 2026". */
function yearly(year: number, month: number, day: number): DayMeant {
  if (year < 1300 || year > 2100) return undefined
  return one(dayInDigits(`${year}/${month}/${day}`, Temporal.PlainDate.from('2026-01-01')))
}

function daysOff(first: Day | undefined): DayMeant {
  if (first === undefined) return undefined
  const last = lastDayOff(first)
  return last.equals(first) ? [first] : [first, last]
}

/** A lone day of the month after a first day: «برگشت ۲۷». */
export function loneDay(day: number, { out, isGregorian }: DayContext): Day | undefined {
  return out && dayAfter(day, out, isGregorian)
}
