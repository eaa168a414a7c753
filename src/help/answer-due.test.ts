import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerDue } from '#help/answer-due.ts'
import { callSlots } from '#help/call-slots.ts'
import { openHoursOf } from '#help/open-hours.ts'

const zone = 'Asia/Tehran'
const everyDay = openHoursOf({ open: '09:00-24:00', zone })
const closed = openHoursOf({ open: '09:00-17:30', openDaysOff: 'closed', zone })
const short = openHoursOf({ open: '09:00-17:30', openDaysOff: '10:00-12:00', zone })
const inBaghdad = openHoursOf({ open: '09:00-24:00', zone: 'Asia/Baghdad' })

const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
const local = (instant: Temporal.Instant) =>
  instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** 27 November 2026 is a Friday; 21 to 24 March 2027 are Nowruz, 20 March the day of oil, 25 March a Thursday. */
const dues = [
  [everyDay, '2026-11-23T10:00', '2026-11-23T14:00'],
  [everyDay, '2026-11-23T23:30', '2026-11-24T12:30'],
  [everyDay, '2026-11-24T00:00', '2026-11-24T13:00'],
  [inBaghdad, '2026-11-24T00:15', '2026-11-24T13:15'],
  [closed, '2026-11-26T16:30', '2026-11-28T12:00'],
  [closed, '2026-11-27T12:00', '2026-11-28T13:00'],
  [short, '2026-11-26T16:30', '2026-11-28T10:00'],
  [closed, '2027-03-20T09:00', '2027-03-25T13:00'],
  [undefined, '2026-11-27T12:00', '2026-11-28T12:00'],
] as const

for (const [hours, written, due] of dues)
  test(`${JSON.stringify(hours)}: who writes at ${written} is answered by ${due}`, () => {
    assert.equal(local(answerDue(hours, at(written))), due)
  })

test('calls are offered on half hours of the next three open days, an hour ahead at least', () => {
  assert.ok(closed)
  const slots = callSlots(closed, at('2026-11-25T15:40')).map(local)
  assert.deepEqual(slots.slice(0, 3), ['2026-11-25T17:00', '2026-11-26T09:00', '2026-11-26T09:30'])
  assert.equal(slots.at(-1), '2026-11-28T17:00')
  assert.ok(!slots.some((slot) => slot.startsWith('2026-11-27')))
})

test('where no hour of today is left the next open days are offered; in Nowruz those after it', () => {
  assert.ok(everyDay && closed)
  assert.equal(callSlots(everyDay, at('2026-11-23T23:30')).map(local)[0], '2026-11-24T09:00')
  assert.equal(callSlots(everyDay, at('2026-11-23T22:30')).map(local)[0], '2026-11-23T23:30')
  assert.equal(callSlots(closed, at('2027-03-20T09:00')).map(local)[0], '2027-03-25T09:00')
})
