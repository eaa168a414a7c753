import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHoursOf, openNow } from '#help/open-hours.ts'

const everyDay = { open: '09:00-24:00' }
const shorter = { open: '09:00-24:00', openDaysOff: '10:00-14:00' }
const closed = { open: '09:00-17:30', openDaysOff: 'closed' }

/** by Baghdad; 27 November 2026 is a Friday */
const cases = [
  [everyDay, '2026-11-23T09:00', true, 'الان باز است، تا ساعت ۲۴:۰۰'],
  [everyDay, '2026-11-23T08:59', false, 'الان بسته است؛ ساعت ۰۹:۰۰ برمی‌گردیم'],
  [everyDay, '2026-11-23T23:59', true, 'الان باز است، تا ساعت ۲۴:۰۰'],
  [everyDay, '2026-11-24T00:00', false, 'الان بسته است؛ ساعت ۰۹:۰۰ برمی‌گردیم'],
  [everyDay, '2026-11-27T12:00', true, 'الان باز است، تا ساعت ۲۴:۰۰'],
  [shorter, '2026-11-27T14:00', false, 'الان بسته است؛ فردا ساعت ۰۹:۰۰ برمی‌گردیم'],
  [shorter, '2026-11-27T13:59', true, 'الان باز است، تا ساعت ۱۴:۰۰'],
  [closed, '2026-11-26T17:30', false, 'الان بسته است؛ شنبه ۷ آذر، ساعت ۰۹:۰۰ برمی‌گردیم'],
  [closed, '2027-03-20T20:00', false, 'الان بسته است؛ پنجشنبه ۵ فروردین، ساعت ۰۹:۰۰ برمی‌گردیم'],
] as const

for (const [given, at, isOpen, words] of cases)
  test(`${given.open}, on days off ${'openDaysOff' in given ? given.openDaysOff : 'too'}: at ${at} ${isOpen ? 'open' : 'closed'}`, () => {
    const hours = openHoursOf(given)
    assert.ok(hours)
    const now = Temporal.ZonedDateTime.from(`${at}[Asia/Baghdad]`).toInstant()
    assert.deepEqual(openNow(hours, now), { isOpen, words })
  })

test('where the operator says no hours nothing is claimed', () => {
  assert.equal(openHoursOf({}), undefined)
  assert.equal(openHoursOf({ openDaysOff: 'closed' }), undefined)
})
