import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { phraseSearch } from '#flights/phrase/phrase-search.ts'
import { phraseOffers } from '#storefront/web/phrase-offers.server.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const today = Temporal.PlainDate.from('2026-11-21')

type Prices = Parameters<typeof phraseOffers>[0]

const askedIn = (phrase: string) => phraseSearch(phrase, { today, usualOrigin: 'THR' }).asked
const offersFor = (phrase: string, prices: Prices = t.flights) =>
  phraseOffers(prices, { asked: askedIn(phrase), now: t.house.clock.now(), patienceMs: 60_000 })

test('the day a sentence names comes first, with the price its results begin with, then cheaper days', async () => {
  const [named, ...others] = await offersFor('مشهد ۱۰ آذر دو نفر')
  assert.equal(named?.isAsked, true)
  assert.equal(named.path, '/plp?origin=THR&destination=MHD&date=2026-12-01&adults=2')
  const { proposals } = await t.flights.search({
    origin: { code: 'THR', kind: 'CityCode' },
    destination: { code: 'MHD', kind: 'CityCode' },
    flightType: 1,
    dates: ['2026-12-01'],
    adults: 2,
    children: 0,
    infants: 0,
  })
  const prices = proposals.flatMap(({ seat, cabinClass, totalPrice }) =>
    seat >= 2 && cabinClass === 1 ? [totalPrice / 2] : [],
  )
  assert.equal(named.lowest, Math.min(...prices))
  assert.equal(others.length, 2)
  assert.ok((others[0]?.lowest ?? 0) <= (others[1]?.lowest ?? 0))
})

test('without a day the three cheapest of a month are offered, with a return the whole trip', async () => {
  const cheapest = await offersFor('کیش')
  assert.equal(cheapest.length, 3)
  assert.ok(cheapest.every(({ isAsked, date }) => !isAsked && date > '2026-11-21'))
  const [trip] = await offersFor('مشهد ۱۰ آذر برگشت ۱۴ آذر')
  assert.equal(trip?.back, '2026-12-05')
  assert.match(trip?.path ?? '', /date=2026-12-01&back=2026-12-05/)
})

test('prices are asked once a sentence, and not at all for half a route or a party that may not travel', async () => {
  let asked = 0
  const counted: Prices = {
    calendarSoFar: (...wanted) => {
      asked++
      return t.flights.calendarSoFar(...wanted)
    },
    roundTripMatrix: (wanted) => {
      asked++
      return t.flights.roundTripMatrix(wanted)
    },
  }
  for (const phrase of ['', 'فردا دو نفر', 'تهران'])
    assert.deepEqual(await offersFor(phrase, counted), [], phrase)
  const crowd = { ...askedIn('کیش فردا'), party: { adults: 1, children: 0, infants: 3 } }
  assert.deepEqual(await phraseOffers(counted, { asked: crowd, now: t.house.clock.now() }), [])
  assert.equal(asked, 0)
  await offersFor('مشهد فردا', counted)
  assert.equal(asked, 1)
})

test('whoever types does not wait for prices that are late', async () => {
  const never = () => new Promise<never>(() => undefined)
  const asked = askedIn('مشهد فردا')
  const silent = { calendarSoFar: never, roundTripMatrix: never }
  assert.deepEqual(await phraseOffers(silent, { asked, now: t.house.clock.now(), patienceMs: 1 }), [])
})
