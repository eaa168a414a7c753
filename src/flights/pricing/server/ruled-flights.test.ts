import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Proposal } from '#flights/proposal.ts'
import { FlightDetail, Results } from '#flights/responses.ts'
import { rial } from '#money/rial.ts'
import { buyingAt, flight, type Pick, reserveLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { aloneAbroad, costsTheSame, family } from '#testing/flights/prices.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())
afterEach(() => endRules(t))

const catalog = 'POST /api/flight-catalog'
const city = (code: string) => ({ code, kind: 'CityCode' as const })
const one = { adults: 1, children: 0, infants: 0 }
const roomy: Pick = (all) => all.toSorted((a, b) => b.seat - a.seat)[0]
const same =
  ({ proposalId: wanted }: Proposal): Pick =>
  (all) =>
    all.find(({ proposalId }) => proposalId === wanted)
const ruled = (price: number, ppm: number, amount = 0) =>
  Math.floor((price + Math.trunc((price * ppm) / 1_000_000) + amount) / 10) * 10

const listed = (from: string, to: string, more: object = {}) =>
  t.data(Results, `${catalog}/FlightCatalog/Available`, {
    origin: { code: from },
    destination: { code: to },
    dates: ['2026-12-03'],
    ...more,
  })

async function lowest(from: string, to: string, date = '2026-12-03') {
  const [origin, destination] = [city(from), city(to)]
  const { days } = await t.flights.calendar({ origin, destination, from: date, days: 1, ...one })
  return days[0]?.lowest
}

test('a rule makes the price of the list, its details, the order and the bank, and the books have it as ours', async () => {
  const before = await buying.search(family.party)
  const plain = await buying.issuedFamily(await t.user(), roomy)
  const ruleId = await ruleIn(t, { ppm: 30_000, amount: rial(200_000) })
  const now = await buying.search(family.party)
  const netOf = (id: string) => before.proposals.find(({ proposalId }) => proposalId === id)
  const known = now.proposals.filter(({ proposalId }) => netOf(proposalId) !== undefined)
  assert.ok(known.length > 20)
  for (const offer of known)
    assert.deepEqual(
      offer.prices.map(({ totalPrice }) => totalPrice),
      netOf(offer.proposalId)?.prices.map(({ totalPrice, paxType }) =>
        ruled(totalPrice, 30_000, paxType === 'Infant' ? 0 : 200_000),
      ),
    )
  const userId = await t.user()
  const made = await buying.issuedFamily(userId, same(plain.proposal))
  const amount = made.totalPrice - plain.totalPrice
  assert.ok(amount > 0)
  assert.equal(made.totalPrice, made.proposal.totalPrice)
  assert.deepEqual(await t.orders.pricing.ofOrder(made.orderId), [{ ruleId, amount, commission: 0 }])
  assert.equal(await revenueOf(made.orderId), (await revenueOf(plain.orderId)) + amount)
  const asked = { requestId: now.requestId, proposalId: plain.proposal.proposalId }
  const { itemisedPrices } = FlightDetail.parse(await t.flights.detail(asked))
  for (const { taxItems, baseFare, totalPrice } of itemisedPrices) {
    assert.equal(taxItems.at(-1)?.code, `PR${ruleId}`)
    assert.equal(baseFare + taxItems.reduce((sum, item) => sum + item.amount, 0), totalPrice)
  }
})

test('what comes back of a refunded ticket has the rule’s part in it, out of what we earned', async () => {
  const plain = await buying.issuedFamily(await t.user(), roomy)
  await ruleIn(t, { amount: rial(1_000_000) })
  const made = await buying.issuedFamily(await t.user(), same(plain.proposal))
  const [before, now] = await Promise.all([plain, made].map(({ orderId }) => termsOf(orderId)))
  for (const [place, item] of (now ?? []).entries()) {
    const was = before?.[place]
    const more = item.total - (was?.total ?? 0)
    assert.equal(item.supplierShare, was?.supplierShare)
    assert.equal(item.base, was?.base)
    assert.equal(more, place === 2 ? 0 : 1_000_000)
  }
})

async function termsOf(orderId: string) {
  const order = await t.orders.order(orderId)
  return (await t.orders.refundTermsOf(orderId, order?.ownerId ?? '')).items
}

test('a commission changes nothing the traveller reads or pays; the supplier is owed less, and less comes back from it', async () => {
  const before = await buying.search(family.party)
  const plain = await buying.issuedFamily(await t.user(), roomy)
  const ruleId = await ruleIn(t, { commissionPpm: 20_000 })
  const now = await buying.search(family.party)
  const priceIn = (found: typeof before, { proposalId: wanted }: Proposal) =>
    found.proposals.find(({ proposalId }) => proposalId === wanted)?.prices
  const known = now.proposals.filter((offer) => priceIn(before, offer) !== undefined)
  assert.ok(known.length > 20)
  for (const offer of known) assert.deepEqual(offer.prices, priceIn(before, offer))
  const userId = await t.user()
  const made = await buying.issuedFamily(userId, same(plain.proposal))
  assert.equal(made.totalPrice, plain.totalPrice)
  const [was, is] = await Promise.all([plain, made].map(({ orderId }) => termsOf(orderId)))
  const commission = (was ?? []).reduce((sum, { base }) => sum + Math.floor(base * 0.02), 0)
  assert.ok(commission > 0)
  assert.deepEqual(await t.orders.pricing.ofOrder(made.orderId), [{ ruleId, amount: 0, commission }])
  assert.equal(await revenueOf(made.orderId), (await revenueOf(plain.orderId)) + commission)
  for (const [place, { supplierShare, total, base }] of (is ?? []).entries()) {
    assert.equal(total, was?.[place]?.total)
    assert.equal((was?.[place]?.supplierShare ?? 0) - supplierShare, Math.floor(base * 0.02))
  }
  const told = JSON.stringify(
    await t.flights.detail({ requestId: now.requestId, proposalId: plain.proposal.proposalId }),
  )
  assert.doesNotMatch(told, /ommission/)
})

test('an airline’s new price is asked with the rule’s part that was promised', async () => {
  const plain = await dearer(await t.user())
  await ruleIn(t, { amount: rial(300_000) })
  const now = await dearer(await t.user())
  assert.deepEqual([now.old - plain.old, now.new - plain.new], [300_000, 300_000])
})

async function dearer(userId: string) {
  const { orderId } = await buying.submitted(userId, flight('W5 9997'))
  const captcha = { captchaId: 'c', captchaCode: '12345' }
  const told = await t.ask(reserveLine, { orderId, ...captcha }, userId)
  await t.orders.cancel(orderId, userId)
  return (told.data as { priceChange: { old: number; new: number } }).priceChange
}

test('the calendar’s price is the list’s where rules are of an airline, a route or days', async () => {
  const routes = [
    ['THR', 'MHD', '2026-12-03'],
    ['THR', 'SYZ', '2026-12-09'],
    ['THR', 'IST', '2026-12-03'],
  ] as const
  const airline = (await listed('THR', 'MHD')).proposals[0]?.flightGroups[0]?.marketingAirlineCode
  const plain = await Promise.all(routes.map(([from, to, date]) => lowest(from, to, date)))
  await ruleIn(t, { airline: airline ?? '', ppm: 200_000 })
  await ruleIn(t, { origin: 'THR', destination: 'IST', amount: rial(700_000) })
  await ruleIn(t, { daysFrom: 15, ppm: -50_000 })
  const dear: (number | null | undefined)[] = []
  for (const route of routes) {
    const [from, to, date] = route
    // before the day is made, and after
    const unmade = await lowest(from, to, date)
    const { proposals } = await listed(from, to, { dates: [date] })
    const open = proposals.filter(({ seat }) => seat > 0)
    assert.equal(open[0]?.totalPrice, Math.min(...open.map(({ totalPrice }) => totalPrice)))
    assert.equal(unmade, open[0]?.totalPrice, route.join())
    assert.equal(await lowest(from, to, date), open[0]?.totalPrice, route.join())
    dear.push(unmade)
  }
  assert.notDeepEqual(dear, plain)
})

const abroad = (flights: number) => (proposal: Proposal) =>
  proposal.seat > 0 && proposal.flightGroups.flatMap(({ flightLegs }) => flightLegs).length === flights

for (const [says, to, flights, travellers] of [
  ['a family at home', 'MHD', 1, family],
  ['somebody abroad on one flight', 'IST', 1, aloneAbroad],
  ['somebody abroad on two', 'FRA', 2, aloneAbroad],
] as const)
  test(`${says} pays what the list said, by two rules, though they end before the bank is asked`, async () => {
    await ruleIn(t, { ppm: 15_000, amount: rial(90_000) })
    await ruleIn(t, { origin: 'THR', ppm: -7_000 })
    const { requestId, proposals } = await listed('THR', to, travellers.party)
    const offer = proposals.find(abroad(flights))
    assert.ok(offer)
    await endRules(t)
    const chosen = { requestId, proposalId: offer.proposalId }
    const userId = await t.user()
    await costsTheSame(t, { chosen, listed: [offer] }, { ...travellers, userId })
  })

test('a moment that has been is never priced anew, and what is written stays', async () => {
  const now = t.house.clock.now()
  await assert.rejects(ruleIn(t, { ppm: 1, startsAt: now }), { code: 'RULE_TOO_SOON' })
  const id = await ruleIn(t, { ppm: 1000 })
  const change = (text: string) => sql.raw(text).execute(t.house.database)
  await assert.rejects(change(`update orders.price_rule set ppm = 2 where id = ${id}`))
  await assert.rejects(change(`delete from orders.price_rule where id = ${id}`))
  await assert.rejects(
    change(
      `insert into orders.price_rule_end (rule_id, ends_at, proposal, recorded_at) values (${id}, now(), 1, now())`,
    ),
  )
})

/** what we earned of an order, rial */
async function revenueOf(orderId: string): Promise<number> {
  const [row] = await all(
    t.house.database,
    sql<{ sum: number }>`
      select sum(posting.amount)::bigint as sum from wallet.posting join wallet.entry on entry.id = entry_id
      join wallet.account on account.id = account_id where order_id = ${orderId} and class = 'revenue'`,
  )
  return row?.sum ?? 0
}
