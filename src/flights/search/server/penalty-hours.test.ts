import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { FlightDetail, Results } from '#flights/responses.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { formattedUntil } from '#web/ui/flight/penalty-moments.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

test('the hours of a penalty are those of the airport each direction leaves from: noon in Istanbul is noon', async () => {
  const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', {
    flightType: 2,
    origin: { code: 'THR' },
    destination: { code: 'IST' },
    dates: ['2026-12-10', '2026-12-17'],
  })
  const { requestId, proposals } = Results.parse(told.data)
  const details = await Promise.all(
    proposals.slice(0, 5).map(async ({ proposalId }) => {
      const detail = await t.ask('POST /api/flight-catalog/FlightCatalog/FlightDetail', {
        requestId,
        proposalId,
      })
      return FlightDetail.parse(detail.data)
    }),
  )
  const cities = details.map(({ legRules }) => legRules.map(({ cityName }) => cityName))
  assert.ok(cities.every(([out, back]) => out === 'تهران' && back === 'استانبول'))
  const noons = details
    .flatMap(({ legRules }) => legRules)
    .flatMap(({ steps, timeZone }) =>
      steps
        .filter(({ label }) => label.includes('ساعت ۱۲'))
        .map((step) => [timeZone, formattedUntil(step, timeZone)] as const),
    )
  assert.ok(noons.some(([zone]) => zone === 'Europe/Istanbul'))
  for (const [, says] of noons) assert.match(says, /ساعت ۱۲ ظهر$/)
})
