import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openAeroDataBox } from '#flights/facts/server/aerodatabox.ts'
import { recordsIn } from '#flights/facts/server/aerodatabox-response.ts'
import { type AeroDataBoxSimulator, openAeroDataBoxSimulator } from '#simulators/aerodatabox/server.ts'

let simulator: AeroDataBoxSimulator
before(async () => {
  simulator = await openAeroDataBoxSimulator({
    port: 0,
    slowMs: 400,
    now: () => Temporal.Instant.from('2026-11-21T06:00:00Z'),
    flown: (number) =>
      number === 'XX 404'
        ? []
        : [{ origin: 'OIII', destination: 'OIMM', departsHourUtc: 3, arrivesHourUtc: 4 }],
  })
})
beforeEach(() => simulator.faults.clear())
after(() => simulator.close())

const asked = (number = 'W5 1041', { apiKey = 'house-simulator-key', ms = 20_000 } = {}) =>
  openAeroDataBox({ baseUrl: simulator.url, apiKey }).delaysOf(number, AbortSignal.timeout(ms))

test('the figures of a number are landings and take-offs of ninety days, alike at every asking', async () => {
  const heard = await asked()
  assert.equal(heard.kind, 'told')
  if (heard.kind !== 'told') return
  assert.deepEqual(
    heard.records.map(({ movement, airport, hourUtc, from, until }) => ({
      movement,
      airport,
      hourUtc,
      from,
      until,
    })),
    [
      { movement: 'departure', airport: 'OIII', hourUtc: 3, from: '2026-08-23', until: '2026-11-21' },
      { movement: 'arrival', airport: 'OIMM', hourUtc: 4, from: '2026-08-23', until: '2026-11-21' },
    ],
  )
  for (const { flights, onTime } of heard.records) assert.ok(flights > 0 && onTime >= 0 && onTime <= flights)
  assert.deepEqual(await asked(), heard)
  assert.deepEqual(simulator.asked.slice(0, 1), ['W5 1041'])
})

test('a number that nobody follows has no figures, and neither has what is no number', async () => {
  assert.deepEqual(await asked('XX 404'), { kind: 'none' })
  assert.deepEqual(await asked('Mahan'), { kind: 'none' })
})

for (const [fault, heard] of [
  ['down', { kind: 'failed', why: 'status 502' }],
  ['error', { kind: 'failed', why: 'status 500' }],
  ['limited', { kind: 'failed', why: 'status 429' }],
  ['empty', { kind: 'none' }],
  ['garbage', { kind: 'failed', why: 'an answer that cannot be read' }],
  ['wrong-shape', { kind: 'failed', why: 'an answer that cannot be read' }],
] as const)
  test(`${fault} is ${heard.kind}`, async () => {
    simulator.faults.order(fault, 1)
    assert.deepEqual(await asked(), heard)
    assert.equal((await asked()).kind, 'told')
  })

test('who answers slowly is waited for, who never answers is given up', async () => {
  simulator.faults.order('slow', 1)
  assert.equal((await asked()).kind, 'told')
  simulator.faults.order('hang', 1)
  assert.deepEqual(await asked('W5 1041', { ms: 200 }), { kind: 'failed', why: 'no answer in time' })
})

test('a key that is not known is a failure, and is not repeated', async () => {
  assert.deepEqual(await asked('W5 1041', { apiKey: 'stolen' }), { kind: 'failed', why: 'status 401' })
})

const statistics = {
  airportIcao: 'KJFK',
  class: 'FlightAndHour',
  scheduledHourUtc: 16,
  medianDelay: '-00:08:00',
  delayPercentiles: [{ percentile: 5, delay: '-00:41:00' }],
  numConsideredFlights: 69,
  numFlightsDelayedBrackets: [
    { delayedTo: '-02:00:00', num: 0, percentage: 0 },
    { delayedFrom: '-00:30:00', delayedTo: '00:15:00', num: 50, percentage: 0.72 },
    { delayedFrom: '00:15:00', delayedTo: '00:30:00', num: 12, percentage: 0.17 },
    { delayedFrom: '00:30:00', num: 7, percentage: 0.1 },
  ],
  fromUtc: '2026-03-10 16:25',
  toUtc: '2026-06-08 16:25',
}
const answered = (changed: object) =>
  recordsIn(JSON.stringify({ number: 'DL 47', origins: null, destinations: [{ ...statistics, ...changed }] }))

test('an answer as it is documented is read; late begins at fifteen minutes', () => {
  assert.deepEqual(answered({}), [
    {
      airport: 'KJFK',
      movement: 'arrival',
      hourUtc: 16,
      flights: 69,
      onTime: 50,
      medianMinutes: -8,
      from: '2026-03-10',
      until: '2026-06-08',
    },
  ])
  assert.equal(answered({ scheduledHourUtc: undefined, class: 'Flight' })?.[0]?.hourUtc, null)
  assert.equal(answered({ medianDelay: '1.02:00:00' })?.[0]?.medianMinutes, 26 * 60)
})

test('figures that do not add up are left out, and so is a bracket that goes over the line', () => {
  const brackets = statistics.numFlightsDelayedBrackets
  assert.deepEqual(answered({ numConsideredFlights: 70 }), [])
  assert.deepEqual(
    answered({ numFlightsDelayedBrackets: [{ delayedFrom: '00:00:00', delayedTo: '00:30:00', num: 69 }] }),
    [],
  )
  assert.deepEqual(answered({ numFlightsDelayedBrackets: [...brackets, { num: -1 }] }), [])
  assert.deepEqual(answered({ medianDelay: 'eight' }), [])
  assert.deepEqual(answered({ toUtc: 'June' }), [])
  assert.deepEqual(answered({ numConsideredFlights: 0, numFlightsDelayedBrackets: [] }), [])
})
