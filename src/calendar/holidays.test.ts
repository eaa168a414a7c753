import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LUNAR_HOLIDAYS } from '#calendar/holiday-table.ts'
import { holidayOf, holidaysOn, isDayOff, isFriday, occasionOf } from '#calendar/holidays.ts'
import { fromJalali } from '#calendar/jalali.ts'

test('Nowruz, the thirteenth and the other solar holidays are certain in any year', () => {
  for (const [month, day] of [
    [1, 1],
    [1, 4],
    [1, 13],
    [3, 14],
    [11, 22],
    [12, 29],
  ] as const) {
    for (const year of [1400, 1405, 1406, 1420]) {
      assert.equal(holidayOf(fromJalali(year, month, day))?.approximate, false)
    }
  }
  assert.equal(holidayOf(fromJalali(1403, 12, 30))?.approximate, false)
})

test('a lunar holiday is flagged, since the moon may move it', () => {
  assert.deepEqual(holidayOf(fromJalali(1405, 4, 4)), { name: 'عاشورای حسینی', approximate: true })
})

test('a day may be a holiday twice', () => {
  assert.deepEqual(
    holidaysOn(fromJalali(1405, 3, 14)).map(({ name }) => name),
    ['رحلت امام خمینی', 'عید غدیر خم'],
  )
})

test('each lunar holiday lies within a day of where the tabular Islamic calendar puts it', () => {
  for (const [year, rows] of Object.entries(LUNAR_HOLIDAYS)) {
    for (const [month, day, name, [lunarMonth, lunarDay]] of rows) {
      const date = fromJalali(Number(year), month, day)
      const tabular = date.withCalendar('islamic-civil').with({ month: lunarMonth, day: lunarDay })
      assert.ok(Math.abs(date.until(tabular.withCalendar('iso8601')).days) <= 1, `${name} ${year}`)
    }
  }
})

test('1405 has the twenty-five days of its official calendar', () => {
  const first = fromJalali(1405, 1, 1)
  const days = Array.from({ length: 365 }, (_, index) => first.add({ days: index }))
  const holidays = days.filter((date) => holidayOf(date))
  assert.equal(holidays.length, 25)
  assert.equal(holidays.filter(isFriday).length, 3)
  assert.equal(holidays.filter((date) => date.dayOfWeek === 4).length, 6)
})

test('Friday is off, Thursday is not', () => {
  assert.ok(isDayOff(fromJalali(1405, 9, 13)))
  assert.ok(!isDayOff(fromJalali(1405, 9, 12)))
  assert.ok(isDayOff(fromJalali(1405, 11, 22)))
})

test('people travel for Yalda, Nowruz and the last Tuesday of the year', () => {
  assert.equal(occasionOf(fromJalali(1405, 9, 30)), 'شب یلدا')
  assert.equal(occasionOf(fromJalali(1406, 1, 1)), 'نوروز')
  assert.equal(occasionOf(fromJalali(1403, 12, 28)), 'چهارشنبه‌سوری')
  assert.equal(occasionOf(Temporal.PlainDate.from('2026-03-17')), 'چهارشنبه‌سوری')
  assert.equal(occasionOf(fromJalali(1405, 9, 12)), undefined)
})

test('the fire is lit once a year, on a Tuesday, before the last Wednesday', () => {
  for (let year = 1395; year < 1440; year++) {
    const esfand = Array.from({ length: 29 }, (_, index) => fromJalali(year, 12, index + 1))
    const evenings = esfand.filter((date) => occasionOf(date) === 'چهارشنبه‌سوری')
    assert.deepEqual(
      evenings.map((date) => date.dayOfWeek),
      [2],
      String(year),
    )
    assert.ok(evenings[0] && evenings[0].add({ days: 8 }).withCalendar('persian').year === year + 1)
  }
})
