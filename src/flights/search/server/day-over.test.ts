import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Results } from '#flights/responses.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
  t.house.clock.set(Temporal.Instant.from('2026-11-21T20:45:00Z')) // 23:45 in Baghdad, 00:15 in Tehran
})
after(() => t[Symbol.asyncDispose]())

const available = 'POST /api/flight-catalog/FlightCatalog/Available'
const asked = (origin: string, destination: string, date: string) => ({
  origin: { code: origin },
  destination: { code: destination },
  dates: [date],
})

test('a day is over where one leaves from, not in Tehran', async () => {
  for (const [origin, destination] of [
    ['BGW', 'THR'],
    ['IST', 'THR'],
  ] as const) {
    const { proposals } = await t.data(Results, available, asked(origin, destination, '2026-11-21'))
    assert.deepEqual(proposals, [], 'nothing of the last minutes of a day is sold')
  }
})

test('what is over there is refused', async () => {
  for (const [origin, date] of [
    ['THR', '2026-11-21'],
    ['BGW', '2026-11-20'],
  ] as const) {
    const { status, codes } = await t.ask(available, asked(origin, 'MHD', date))
    assert.deepEqual([status, codes], [400, ['DATE_PAST']], origin)
  }
})
