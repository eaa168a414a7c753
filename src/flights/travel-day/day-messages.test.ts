import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInRules } from '#flights/travel-day/check-in-rules.ts'
import { dayHours } from '#flights/travel-day/day-hours.ts'
import { type DayMessage, dayMessages, isDue } from '#flights/travel-day/day-messages.ts'

const departsAt = Temporal.Instant.from('2026-12-03T20:00:00Z')
const turkish = { airline: 'TK', isInternational: true, isCharter: false, departsAt }
const mahan = { airline: 'W5', isInternational: false, isCharter: false, departsAt }
const zagros = { airline: 'ZV', isInternational: false, isCharter: true, departsAt }
const before = (at: Temporal.Instant | undefined) => at && at.until(departsAt).total('minutes')

test('hours are said by the airline’s own rule, and not at all where it publishes none', () => {
  const rows = [turkish, mahan, zagros].map((flight) => {
    const hours = dayHours(flight)
    const { checkInOpensAt, checkInClosesAt, leaveAt, presentAt, counterClosesAt } = hours
    return [checkInOpensAt, checkInClosesAt, leaveAt, presentAt, counterClosesAt].map(before)
  })
  assert.deepEqual(rows, [
    [1440, 90, 330, 180, 60],
    [undefined, undefined, 150, 60, 45],
    [undefined, undefined, 180, 90, undefined],
  ])
})

test('Turkish Airlines’ rule abroad is none for a flight that stays at home', () => {
  assert.equal(dayHours({ ...turkish, isInternational: false }).rule, undefined)
})

test('every rule has its source, and what opens closes after it and before the flight', () => {
  for (const { source, seen, online, counterCloses } of checkInRules) {
    assert.match(seen, /^20\d\d-\d\d$/)
    assert.ok(source.length > 10)
    assert.ok(online !== undefined || counterCloses !== undefined, source)
    if (online) assert.ok(online.opens > online.closes && online.closes > 0)
  }
})

// minutes before the flight: the first at which it is due, and the first at which it is not any more
const windows: readonly (readonly [DayMessage, number, number])[] = [
  ['check-in', 1440, 90],
  ['leave', 360, 180],
  ['gate', 1440, 0],
]
for (const [message, first, over] of windows)
  test(`${message} is told from ${first} to ${over} minutes before`, () => {
    const at = (minutes: number) =>
      isDue(message, dayHours(turkish), {
        now: departsAt.subtract({ seconds: minutes * 60 }),
        hasPlace: true,
      })
    assert.deepEqual([first + 1, first, over + 1, over].map(at), [false, true, true, false])
  })

test('no gate is told that nobody announced, and no check-in that nobody published', () => {
  const now = departsAt.subtract({ hours: 2 })
  assert.equal(isDue('gate', dayHours(turkish), { now, hasPlace: false }), false)
  assert.deepEqual(
    dayMessages.filter((message) => isDue(message, dayHours(mahan), { now, hasPlace: true })),
    ['leave', 'gate'],
  )
})
