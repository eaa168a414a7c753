import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHoursOf } from '#help/open-hours.ts'
import { answerBy } from '#support/answer-time.ts'

const zone = 'Asia/Baghdad'
const everyDay = { open: '09:00-24:00', zone } as const
const closed = { open: '09:00-17:30', openDaysOff: 'closed', zone } as const

/** by Baghdad; 27 November 2026 is a Friday */
const cases = [
  [everyDay, '2026-11-23T10:00', '2026-11-23T10:30'],
  [everyDay, '2026-11-23T23:50', '2026-11-24T09:20'],
  [everyDay, '2026-11-24T00:00', '2026-11-24T09:30'],
  [closed, '2026-11-26T17:20', '2026-11-28T09:20'],
  [closed, '2026-11-27T12:00', '2026-11-28T09:30'],
  [closed, '2027-03-20T20:00', '2027-03-25T09:30'],
  [{ open: '09:00-09:20', zone }, '2026-11-23T09:00', '2026-11-24T09:10'],
] as const

for (const [given, asked, answered] of cases)
  test(`${given.open}: who asks at ${asked} is answered by ${answered}`, () => {
    const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Asia/Baghdad]`).toInstant()
    assert.equal(answerBy(openHoursOf(given), at(asked))?.toString(), at(answered).toString())
  })

test('where the operator says no hours no time is promised', () => {
  assert.equal(answerBy(undefined, Temporal.Instant.from('2026-11-23T10:00Z')), undefined)
})
