import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrivalOf } from '#withdrawals/arrival.ts'

const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Asia/Tehran]`).toInstant()

// 2026-11-25 is a Wednesday
const cases: readonly (readonly [string, string, string])[] = [
  ['2026-11-25T08:00', 'on a workday', '2026-11-25T13:45'],
  ['2026-11-25T09:15', 'at the last minute for the next cycle', '2026-11-25T13:45'],
  ['2026-11-25T09:16', 'a minute too late for it', '2026-11-25T18:45'],
  ['2026-11-25T23:30', 'late in the evening, before a Thursday', '2026-11-26T10:45'],
  ['2026-11-26T20:00', 'on Thursday evening: on Friday only the night’s cycle', '2026-11-28T03:45'],
  ['2026-11-27T12:00', 'on a Friday', '2026-11-28T10:45'],
  ['2027-03-19T12:00', 'on a Friday before two days off, 29 Esfand and Nowruz', '2027-03-21T03:45'],
  ['2027-03-20T23:30', 'on 29 Esfand: the days of Nowruz have one cycle each', '2027-03-22T03:45'],
]

for (const [made, when, due] of cases)
  test(`what is asked for ${when} is there by ${due}`, () => {
    const { sendAt, dueAt } = arrivalOf(at(made))
    assert.equal(sendAt.toString(), at(made).add({ minutes: 30 }).toString())
    assert.equal(dueAt.toString(), at(due).toString())
  })

test('it is never there before it can be, and a month of asking finds a cycle each time', () => {
  for (let hour = 0; hour < 31 * 24; hour += 1) {
    const made = at('2027-03-05T00:10').add({ hours: hour })
    const { sendAt, dueAt } = arrivalOf(made)
    const hours = sendAt.until(dueAt).total('hours')
    assert.ok(hours > 1 && hours < 50, `${made}: ${hours}`)
  }
})
