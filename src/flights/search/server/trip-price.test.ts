import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { AvailableBody } from '#flights/requests.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const [tehran, istanbul, dubai] = ['THR', 'IST', 'DXB'].map((code) => ({ code }))
const trips = {
  'a round trip': { flightType: 2, destination: istanbul, dates: ['2026-12-03', '2026-12-06'] },
  'a round trip that leaves hardly time to stay': {
    flightType: 2,
    destination: istanbul,
    dates: ['2026-12-03', '2026-12-03'],
  },
  'a journey of three legs': {
    flightType: 3,
    destination: istanbul,
    dates: ['2026-12-03'],
    legs: [
      { origin: tehran, destination: istanbul, date: '2026-12-03' },
      { origin: istanbul, destination: dubai, date: '2026-12-04' },
      { origin: dubai, destination: tehran, date: '2026-12-06' },
    ],
  },
}

for (const [name, who] of Object.entries({
  'in business': { cabinClass: 2 },
  'of a family': { adults: 2, children: 1, infants: 1 },
  'of a family in business': { adults: 2, children: 1, cabinClass: 2 },
}))
  test(`the price of a round trip ${name} is the lowest adult price of its results`, async () => {
    const asked = AvailableBody.parse({ origin: tehran, ...trips['a round trip'], ...who })
    const { proposals } = await t.flights.search(asked)
    const lowest = Math.min(...proposals.filter(({ seat }) => seat > 0).map(adultPrice))
    assert.equal(await t.flights.tripPrice(asked), lowest)
  })

for (const [name, trip] of Object.entries(trips))
  test(`the price of ${name} is the lowest of its results`, async () => {
    const asked = AvailableBody.parse({ origin: tehran, ...trip })
    const { proposals } = await t.flights.search(asked)
    assert.equal(await t.flights.tripPrice(asked), proposals[0]?.totalPrice)
  })

test('a trip that begins before today or ends after a year has no price', async () => {
  const on = (...dates: string[]) =>
    AvailableBody.parse({ origin: tehran, destination: istanbul, flightType: 2, dates })
  assert.equal(await t.flights.tripPrice(on('2026-11-20', '2026-12-06')), null)
  assert.equal(await t.flights.tripPrice(on('2026-12-03', '2027-12-06')), null)
})

test('nobody waits for the price of a day whose schedule is not laid out', async () => {
  await using another = await openTestFlights()
  const dates = ['2027-03-03', '2027-03-06']
  const asked = AvailableBody.parse({ origin: tehran, destination: istanbul, flightType: 2, dates })
  assert.equal(await another.flights.tripPrice(asked), null)
})
