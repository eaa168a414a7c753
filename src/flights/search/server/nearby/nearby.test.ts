import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NearbyAirports } from '#flights/choosing/choosing-response.ts'
import { Results } from '#flights/responses.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const catalog = 'POST /api/flight-catalog/FlightCatalog'
const mashhad = { code: 'MHD' }
const fromSari = { origin: { code: 'SRY' }, destination: mashhad, date: '2026-12-05' }

async function airportsNear(asked: object): Promise<NearbyAirports['airports']> {
  const told = await t.ask(`${catalog}/NearbyAirports`, asked)
  assert.equal(told.status, 200, told.text)
  return NearbyAirports.parse(told.data).airports
}

async function totals(asked: object): Promise<readonly number[]> {
  const told = await t.ask(`${catalog}/Available`, asked)
  return Results.parse(told.data).proposals.map(({ totalPrice }) => totalPrice)
}

for (const [who, party] of [
  ['one adult', { adults: 1 }],
  ['three adults', { adults: 3 }],
  ['a family', { adults: 2, children: 1, infants: 1 }],
] as const)
  test(`airports near either end are told with their distance and what they cost ${who}`, async () => {
    const asked = { ...fromSari, ...party }
    const airports = await airportsNear(asked)
    const gorgan = airports.find(({ code }) => code === 'GBT')
    assert.deepEqual([gorgan?.end, gorgan?.km], ['origin', 112])
    assert.ok(airports.some(({ end }) => end === 'destination'))
    assert.ok(airports.some(({ total }) => total !== null))
    for (const { end, km, code, total, each } of airports) {
      assert.ok(km <= 250)
      if (total === null) continue
      const found = await totals({
        ...asked,
        [end]: { code, kind: 'AirportCode' },
        dates: [asked.date],
      })
      // the cheapest for adults need not be the cheapest with a child, but it is in the list
      if (who === 'a family') assert.ok(found.includes(total))
      else assert.equal(total, found[0])
      if (who !== 'a family') assert.equal(each, total / party.adults)
    }
  })

test('airports near either end cost what their list of one cabin does', async () => {
  const asked = { ...fromSari, adults: 2, cabinClass: 2 }
  const airports = await airportsNear(asked)
  assert.ok(airports.some(({ total }) => total !== null))
  for (const { end, code, total } of airports) {
    const found = await totals({ ...asked, [end]: { code, kind: 'AirportCode' }, dates: [asked.date] })
    assert.equal(total, found[0] ?? null)
  }
})

test('by a nearby airport the way there and the way back are told together', async () => {
  const asked = { ...fromSari, back: '2026-12-08' }
  const gorgan = (await airportsNear(asked)).find(({ code }) => code === 'GBT')
  const by = { code: 'GBT', kind: 'AirportCode' }
  const [there = 0] = await totals({ origin: by, destination: mashhad, dates: [asked.date] })
  const [back = 0] = await totals({ origin: mashhad, destination: by, dates: [asked.back] })
  assert.equal(gorgan?.total, there + back)
})

test('a party that may not travel is told so', async () => {
  const told = await t.ask(`${catalog}/NearbyAirports`, { ...fromSari, adults: 1, infants: 2 })
  assert.equal(told.status, 400)
})
