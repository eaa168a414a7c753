import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { Results } from '#flights/responses.ts'
import { type AvailableRequest, type Offers, resellerCalls } from '#resellers/calls.ts'
import { serveEntries } from '#resellers/server/entries.ts'
import { openResellers } from '#resellers/server/resellers.ts'
import { resellerHandlers } from '#resellers/server/routes.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
  const resellers = openResellers(t.house, t.flights, t.orders)
  t.house.mount({ calls: resellerCalls, answers: resellerHandlers(resellers) })
  serveEntries(t.house.app, resellers)
  t.house.app.get('/visa-home', async () => 'the page itself')
})
after(() => t[Symbol.asyncDispose]())

const key = 'house-simulator-marketplace'
const toMashhad = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'], adults: 2 }

async function feed(asked: object = toMashhad, headers: Record<string, string> = { 'x-reseller-key': key }) {
  return t.house.app.inject({
    method: 'POST',
    url: '/api/resellers/safarbin/Search',
    headers,
    payload: asked,
  })
}

async function offers(): Promise<Offers['offers']> {
  const answer = await feed()
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: Offers }>().data.offers
}

const numberIn = (link: string) => new URL(link).searchParams.get('safarmarketId') ?? ''
const behind = (safarmarketId: string) =>
  t.ask('POST /api/flight-catalog/SafarMarket/GetAvailableRequest', { safarmarketId })

test('a marketplace gets what a traveller who searches gets, each with a link of its own', async () => {
  const { data } = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', toMashhad)
  const found = Results.parse(data)
  const told = await offers()
  assert.deepEqual(
    told.map(({ proposalId, totalPrice }) => [proposalId, totalPrice]),
    found.proposals.map(({ proposalId, totalPrice }) => [proposalId, totalPrice]),
  )
  assert.equal(new Set(told.map(({ link }) => link)).size, told.length)
  assert.ok(told.every(({ link }) => new URL(link).pathname === '/plp'))
})

test('whoever does not know the key is told nothing', async () => {
  for (const headers of [{}, { 'x-reseller-key': 'another key of some length' }] as Record<string, string>[])
    assert.equal((await feed(toMashhad, headers)).statusCode, 401)
})

test('the search and the price behind a link are what was told; twenty minutes later the price is old', async () => {
  const [offer] = await offers()
  assert.ok(offer)
  const number = numberIn(offer.link)
  const fresh = (await behind(number)).data as AvailableRequest
  assert.equal(fresh.resellerName, 'سفربین')
  assert.deepEqual([fresh.proposalId, fresh.totalPrice], [offer.proposalId, offer.totalPrice])
  assert.deepEqual(fresh.availableRequest.dates, toMashhad.dates)
  assert.equal(fresh.availableRequest.adults, 2)
  assert.equal(fresh.isOutdated, false)
  t.house.clock.advance({ minutes: 20 })
  assert.equal(((await behind(number)).data as AvailableRequest).isOutdated, true)
})

test('an address that is none, or a number with something after it, leads to the page as without it', async () => {
  const [offer] = await offers()
  const number = numberIn(offer?.link ?? '')
  assert.equal((await t.house.app.inject(`/visa-home?safarmarketId=${number}`)).statusCode, 302)
  assert.equal((await t.house.app.inject(`/visa-home?safarmarketId=${number}.x`)).body, 'the page itself')
  for (const url of ['//', '///x', '//?safarmarketId=x']) {
    const passed = await entered(url)
    assert.equal(passed, undefined, url)
  }
})

async function entered(url: string): Promise<unknown> {
  let hook: ((request: object, reply: object) => Promise<unknown>) | undefined
  const app = { addHook: (_name: string, one: typeof hook) => void (hook = one) }
  serveEntries(app as never, { quotedBy: () => undefined, came: async () => undefined })
  return hook?.({ url, method: 'GET' }, {})
}

test('a number that was changed anywhere is nobody’s', async () => {
  const [offer] = await offers()
  const number = numberIn(offer?.link ?? '')
  await fc.assert(
    fc.asyncProperty(fc.nat(number.length - 1), fc.constantFrom(...'AQgw_-9'), async (at, letter) => {
      const changed = number.slice(0, at) + letter + number.slice(at + 1)
      // the last character of a signature has unused bits
      fc.pre(changed !== number && number[at] !== '.' && at < number.length - 1)
      assert.equal((await behind(changed)).status, 404)
    }),
    { numRuns: 60 },
  )
})

test('with a number of ours every page leads to the results of its search; with any other it opens', async () => {
  const [offer] = await offers()
  const number = numberIn(offer?.link ?? '')
  const led = await t.house.app.inject(`/visa-home?safarmarketId=${number}`)
  assert.equal(led.statusCode, 302)
  const to = new URL(String(led.headers['location']), 'http://any')
  assert.equal(to.pathname, '/plp')
  assert.equal(to.searchParams.get('date'), '2026-12-03')
  assert.equal(to.searchParams.get('safarmarketId'), number)
  assert.equal((await t.house.app.inject('/visa-home?safarmarketId=whatever')).body, 'the page itself')
})
