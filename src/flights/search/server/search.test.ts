import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as z from 'zod/mini'
import { FareRules, FlightDetail, Results, RouteRules } from '#flights/responses.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const catalog = 'POST /api/flight-catalog'
const available = `${catalog}/FlightCatalog/Available`
const tehran = { code: 'THR' }
const mashhad = { code: 'MHD' }
const toMashhad = { origin: tehran, destination: mashhad, dates: ['2026-12-03'], adults: 1 }

const search = (more: object = {}) => t.data(Results, available, { ...toMashhad, ...more })
async function chosen() {
  const { requestId, proposals } = await search({ children: 1, infants: 1 })
  return { requestId, proposalId: proposals[0]?.proposalId ?? '' }
}

test('Tehran to Mashhad has many offers, cheapest first and sold-out ones last', async () => {
  const { proposals, searchedAt, validUntil } = await search()
  assert.ok(proposals.length > 50)
  const buyable = proposals.filter(({ seat }) => seat > 0).map(({ totalPrice }) => totalPrice)
  assert.deepEqual(
    buyable,
    buyable.toSorted((a, b) => a - b),
  )
  const gone = proposals.findIndex(({ seat }) => seat === 0)
  assert.ok(
    gone === -1 || proposals.slice(gone).every(({ seat, lastPrice }) => seat === 0 && lastPrice !== null),
  )
  assert.equal(Date.parse(validUntil) - Date.parse(searchedAt), 15 * 60 * 1000)
})

test('a party pays for each of its own, and only fares with room for all of it are sold to it', async () => {
  const { proposals } = await search({ adults: 2, children: 1, infants: 1 })
  for (const { seat, totalPrice, prices } of proposals) {
    assert.ok(seat === 0 || seat >= 3)
    assert.equal(
      totalPrice,
      prices.reduce((sum, price) => sum + price.totalPrice * price.count, 0),
    )
    assert.deepEqual(
      prices.map(({ paxType, count }) => [paxType, count]),
      [
        ['Adult', 2],
        ['Child', 1],
        ['Infant', 1],
      ],
    )
  }
})

test('the same flight at several sellers has one hash', async () => {
  const { proposals } = await search()
  const byHash = Map.groupBy(proposals, ({ hash }) => hash)
  assert.ok([...byHash.values()].some((same) => same.length > 2))
  for (const same of byHash.values())
    assert.equal(new Set(same.map(({ flightGroups }) => flightGroups[0]?.flightNumber)).size, 1)
})

test('two who ask for a day at once find one day', async () => {
  const dates = ['2027-01-05']
  const [one, other] = await Promise.all([search({ dates }), search({ dates })])
  assert.deepEqual(one.proposals, other.proposals)
})

test('only one cabin when one is asked for', async () => {
  const { proposals } = await search({ cabinClass: 2 })
  assert.ok(proposals.length > 0 && proposals.every(({ cabinClass }) => cabinClass === 2))
})

test('where nobody flies directly, journeys with a change are shown', async () => {
  const { proposals } = await search({ origin: { code: 'AZD' }, destination: { code: 'OMH' } })
  assert.ok(proposals.length > 20 && proposals.length <= 300)
  for (const { flightGroups, totalDurationMinutes } of proposals) {
    const [group] = flightGroups
    const [first, last] = [group?.flightLegs[0], group?.flightLegs.at(-1)]
    assert.deepEqual([first?.origin, last?.destination], ['AZD', 'OMH'])
    assert.equal(group?.connections.length, (group?.flightLegs.length ?? 0) - 1)
    assert.ok(group?.connections.every(({ minutes }) => minutes >= 45 && minutes <= 720))
    assert.ok(totalDurationMinutes <= 2160)
  }
})

const refused: readonly [says: string, body: object, code: string][] = [
  [
    'a way back before the way out',
    { flightType: 2, dates: ['2026-12-05', '2026-12-03'] },
    'RETURN_BEFORE_DEPARTURE',
  ],
  ['a round trip without a way back', { flightType: 2 }, 'VALIDATION'],
  ['one way with two dates', { dates: ['2026-12-03', '2026-12-05'] }, 'VALIDATION'],
  ['many legs of which none is given', { flightType: 3 }, 'VALIDATION'],
  ['a place nobody flies to', { destination: { code: 'LIM' } }, 'NOT_FLOWN'],
  [
    'legs that go backwards in time',
    {
      flightType: 3,
      legs: [
        { origin: tehran, destination: { code: 'IST' }, date: '2026-12-08' },
        { origin: { code: 'IST' }, destination: tehran, date: '2026-12-05' },
      ],
    },
    'DATES_BACKWARDS',
  ],
  [
    'a leg that goes nowhere',
    {
      flightType: 3,
      legs: [
        { origin: tehran, destination: { code: 'IST' }, date: '2026-12-08' },
        { origin: { code: 'IST' }, destination: { code: 'IST' }, date: '2026-12-09' },
      ],
    },
    'SAME_PLACE',
  ],
  [
    'seven legs',
    {
      flightType: 3,
      legs: Array.from({ length: 7 }, () => ({
        origin: tehran,
        destination: { code: 'IST' },
        date: '2026-12-08',
      })),
    },
    'VALIDATION',
  ],
  ['a way back in more than a year', { flightType: 2, dates: ['2026-12-05', '2027-12-03'] }, 'DATE_TOO_FAR'],
  ['a place nobody knows', { destination: { code: 'QQQ' } }, 'PLACE_UNKNOWN'],
  ['from Tehran to its own airport', { destination: { code: 'IKA', kind: 'AirportCode' } }, 'SAME_PLACE'],
  ['yesterday', { dates: ['2026-11-20'] }, 'DATE_PAST'],
  ['in more than a year', { dates: ['2027-11-22'] }, 'DATE_TOO_FAR'],
  ['infants without enough adults', { infants: 2 }, 'VALIDATION'],
  ['ten persons', { adults: 8, children: 2 }, 'VALIDATION'],
  ['children alone', { adults: 0, children: 1 }, 'VALIDATION'],
  ['no date', { dates: [] }, 'VALIDATION'],
]
for (const [says, body, code] of refused)
  test(`${says}: refused in Persian`, async () => {
    const told = await t.ask(available, { ...toMashhad, ...body })
    assert.equal(told.status, 400)
    assert.deepEqual(told.codes, [code])
    assert.match(told.text, /[\u0600-\u06ff]{3}/)
  })

test('a chosen proposal shows its route, itemised taxes, baggage and penalties in rial', async () => {
  const detail = await t.data(FlightDetail, `${catalog}/FlightCatalog/FlightDetail`, await chosen())
  const { flightProposal, itemisedPrices, fareRules } = detail
  assert.equal(flightProposal.flightGroups[0]?.flightLegs[0]?.originName, 'فرودگاه مهرآباد')
  assert.deepEqual(detail.party, { adults: 1, children: 1, infants: 1 })
  for (const { baseFare, taxes, totalPrice, taxItems } of itemisedPrices) {
    assert.equal(baseFare + taxes, totalPrice)
    assert.equal(
      taxItems.reduce((sum, { amount }) => sum + amount, 0),
      taxes,
    )
  }
  for (const { penalty, refund } of fareRules.steps) assert.equal(penalty + refund, flightProposal.totalPrice)
  assert.equal(
    flightProposal.refund.percentNow,
    fareRules.steps.find(({ state }) => state === 'now')?.percent,
  )
})

test('the card, the form and the list are told the same', async () => {
  const asked = await chosen()
  const told = await Promise.all(
    [
      `${catalog}/FlightCatalog/FlightDetail`,
      `${catalog}/FlightCatalog/GetPlpProposalDetails`,
      'POST /api/flight-reservation/Proposals/GetFlightDetails',
    ].map((line) => t.data(FlightDetail, line, asked)),
  )
  assert.deepEqual(told[0], told[1])
  assert.deepEqual(told[0], told[2])
})

test('fare rules and route rules are given on their own', async () => {
  const asked = await chosen()
  const fare = await t.data(FareRules, 'POST /api/flight-reservation/FareRules/GetFareRules', asked)
  assert.ok(fare.sentences.includes('تأخیر یا تعجیل بیش از ۲ ساعت: استرداد بدون جریمه.'))
  assert.match(fare.effectiveFrom, /^\d{4}-\d{2}-\d{2}$/)
  const route = await t.data(RouteRules, 'POST /api/flight-reservation/FareRules/GetRouteRules', asked)
  assert.ok(route.rules.length >= 5)
})

test('what a search did not show cannot be chosen out of it', async () => {
  const { proposalId } = await chosen()
  const { requestId } = await search({ destination: { code: 'KIH' } })
  const told = await t.ask(`${catalog}/FlightCatalog/FlightDetail`, { requestId, proposalId })
  assert.deepEqual([told.status, told.codes], [404, ['PROPOSAL_NOT_FOUND']])
})

test('after fifteen minutes results are outdated', async () => {
  const asked = await chosen()
  t.house.clock.advance({ minutes: 16 })
  const told = await t.ask(`${catalog}/FlightCatalog/FlightDetail`, asked)
  t.house.clock.advance({ minutes: -16 })
  assert.deepEqual([told.status, told.codes], [409, ['RESULTS_OUTDATED']])
})

test('a journey is domestic or international', async () => {
  const line = `${catalog}/FlightCatalog/GetProductTypeByAvailableRequest`
  const kind = z.object({ productType: z.string() })
  assert.deepEqual(await t.data(kind, line, { origin: tehran, destination: mashhad }), {
    productType: 'DomesticFlight',
  })
  assert.deepEqual(await t.data(kind, line, { origin: tehran, destination: { code: 'IST' } }), {
    productType: 'InternationalFlight',
  })
  const legs = [
    { origin: tehran, destination: mashhad },
    { origin: mashhad, destination: { code: 'DXB' } },
  ]
  assert.deepEqual(await t.data(kind, line, { origin: tehran, destination: mashhad, legs }), {
    productType: 'InternationalFlight',
  })
})
