import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followCalendar } from '#calendar/display-calendar.ts'
import {
  clockTime,
  dateRange,
  dateRangeSeenFrom,
  dateSeenFrom,
  dateWithYear,
  dayMonth,
  dayMonthSeenFrom,
  durationWords,
  fullDate,
  gregorianDate,
  hourSeenFrom,
  monthYear,
  otherDate,
  otherDateRange,
  weekdayDayMonth,
} from '#calendar/formatted.ts'
import { fromJalali } from '#calendar/jalali.ts'

const date = fromJalali(1405, 9, 12)

test('a date is weekday, day and month; the year only on documents', () => {
  assert.equal(weekdayDayMonth(date), 'پنجشنبه ۱۲ آذر')
  assert.equal(dayMonth(date), '۱۲ آذر')
  assert.equal(fullDate(date), 'پنجشنبه ۱۲ آذر ۱۴۰۵')
  assert.equal(weekdayDayMonth(Temporal.PlainDate.from('2026-11-24')), 'سه‌شنبه ۳ آذر')
})

test('the year is written when it is not the present one', () => {
  assert.equal(dateSeenFrom(fromJalali(1405, 8, 30), date), 'پنجشنبه ۱۲ آذر')
  assert.equal(dateSeenFrom(fromJalali(1404, 12, 29), date), 'پنجشنبه ۱۲ آذر ۱۴۰۵')
  const before = fromJalali(1404, 12, 29)
  assert.equal(dateSeenFrom(date, before), fullDate(before))
  assert.equal(dayMonthSeenFrom(date, before), '۲۹ اسفند ۱۴۰۴')
  assert.equal(dayMonthSeenFrom(before, before), '۲۹ اسفند')
})

test('days of which one is of another year are written with that year', () => {
  const [from, to] = [fromJalali(1405, 12, 28), fromJalali(1406, 1, 3)]
  assert.equal(dateRangeSeenFrom(date, from, to), '۲۸ اسفند تا ۳ فروردین ۱۴۰۶')
  assert.equal(dateRangeSeenFrom(to, from, to), '۲۸ اسفند ۱۴۰۵ تا ۳ فروردین')
  assert.equal(dateRangeSeenFrom(date, date, fromJalali(1405, 9, 15)), '۱۲ تا ۱۵ آذر')
})

test('the second calendar is Gregorian in Persian', () => {
  assert.equal(gregorianDate(Temporal.PlainDate.from('2026-12-13')), '۱۳ دسامبر ۲۰۲۶')
  assert.equal(gregorianDate(Temporal.PlainDate.from('2027-05-01')), '۱ مه ۲۰۲۷')
})

test('a range says «تا» and names a month once', () => {
  assert.equal(dateRange(date, fromJalali(1405, 9, 15)), '۱۲ تا ۱۵ آذر')
  assert.equal(dateRange(fromJalali(1405, 9, 28), fromJalali(1405, 10, 2)), '۲۸ آذر تا ۲ دی')
  assert.equal(dateRange(fromJalali(1405, 9, 12), fromJalali(1406, 9, 12)), '۱۲ آذر تا ۱۲ آذر')
})

test('a range in the other calendar says its year once, unless there are two', () => {
  const range = (from: string, to: string) =>
    otherDateRange(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to))
  assert.equal(range('2026-12-17', '2026-12-23'), '۱۷ تا ۲۳ دسامبر ۲۰۲۶')
  assert.equal(range('2026-11-28', '2026-12-02'), '۲۸ نوامبر تا ۲ دسامبر ۲۰۲۶')
  assert.equal(range('2026-12-28', '2027-01-02'), '۲۸ دسامبر ۲۰۲۶ تا ۲ ژانویه ۲۰۲۷')
})

test('the head of a month is its name and year', () => {
  assert.equal(monthYear(1405, 9), 'آذر ۱۴۰۵')
  assert.throws(() => monthYear(1405, 13), RangeError)
})

test('a time has two digits on both sides', () => {
  assert.equal(clockTime(Temporal.PlainTime.from('06:15')), '۰۶:۱۵')
  assert.equal(clockTime(Temporal.PlainDateTime.from('2026-12-03T23:05')), '۲۳:۰۵')
})

test('an hour of another day is told with its day', () => {
  const day = Temporal.PlainDate.from('2026-12-03')
  const seen = (at: string) => hourSeenFrom(day, Temporal.PlainDateTime.from(at))
  assert.equal(seen('2026-12-03T00:00'), 'ساعت ۰۰:۰۰')
  assert.equal(seen('2026-12-03T23:45'), 'ساعت ۲۳:۴۵')
  assert.equal(seen('2026-12-02T23:45'), 'چهارشنبه ۱۱ آذر، ساعت ۲۳:۴۵')
  assert.equal(seen('2026-12-04T00:10'), 'جمعه ۱۳ آذر، ساعت ۰۰:۱۰')
})

test('a duration is told in hours and minutes, leaving out what is nothing', () => {
  assert.equal(durationWords(85), '۱ ساعت و ۲۵ دقیقه')
  assert.equal(durationWords(120), '۲ ساعت')
  assert.equal(durationWords(45), '۴۵ دقیقه')
  assert.equal(durationWords(0), '۰ دقیقه')
  assert.equal(durationWords(1500), '۲۵ ساعت')
})

test('to whoever looks in Gregorian days, these are said first and the Jalali ones beside them', (t) => {
  t.after(() => followCalendar(() => 'jalali'))
  followCalendar(() => 'gregorian')
  const day = Temporal.PlainDate.from('2026-12-03')
  assert.equal(weekdayDayMonth(day), 'پنجشنبه ۳ دسامبر')
  assert.equal(fullDate(day), 'پنجشنبه ۳ دسامبر ۲۰۲۶')
  assert.equal(otherDate(day), '۱۲ آذر ۱۴۰۵')
  assert.equal(dateSeenFrom(Temporal.PlainDate.from('2027-01-01'), day), fullDate(day))
  assert.equal(dateSeenFrom(Temporal.PlainDate.from('2026-03-01'), day), weekdayDayMonth(day))
  assert.equal(dateRange(day, Temporal.PlainDate.from('2026-12-30')), '۳ تا ۳۰ دسامبر')
  assert.equal(dateRange(day, Temporal.PlainDate.from('2027-01-02')), '۳ دسامبر تا ۲ ژانویه')
  assert.equal(gregorianDate(day), '۳ دسامبر ۲۰۲۶')
})

test('what names a calendar has it, whoever looks', (t) => {
  t.after(() => followCalendar(() => 'jalali'))
  followCalendar(() => 'gregorian')
  assert.equal(dateWithYear(date, 'jalali'), '۱۲ آذر ۱۴۰۵')
  assert.equal(monthYear(1405, 9), 'آذر ۱۴۰۵')
  assert.equal(monthYear(2026, 12, 'gregorian'), 'دسامبر ۲۰۲۶')
})
