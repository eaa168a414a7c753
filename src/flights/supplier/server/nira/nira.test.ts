import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { openNira } from '#flights/supplier/server/nira/nira.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import { type NiraSimulator, office, openNiraSimulator } from '#simulators/nira/server.ts'
import { aBooking, family } from '#testing/flights/suppliers/trial.ts'

let simulator: NiraSimulator
let nira: FlightSupplier
const date = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 20 })
const patience = (ms = 20_000) => ({ signal: AbortSignal.timeout(ms) })

before(async () => {
  simulator = await openNiraSimulator({ port: 0, slowSeconds: 2 })
  nira = openNira({
    baseUrl: simulator.url,
    officeUser: office.user,
    officePass: office.pass,
    airlines: ['QB', 'Y9', 'IV'],
    now: Temporal.Now.instant,
  })
})
after(() => simulator.close())

async function found(route: string, ms = 5000) {
  const [origin = '', destination = ''] = route.split('-')
  const place = (code: string) => ({ kind: 'CityCode', code }) as const
  const query = {
    directions: [{ origin: place(origin), destination: place(destination), date }],
    party: family,
  }
  const offers: SupplierOffer[] = []
  let isWhole = false
  for await (const part of nira.search(query, patience(ms))) {
    offers.push(...part.offers)
    isWhole ||= part.isComplete
  }
  return { offers, isWhole }
}

async function flight(number: number): Promise<SupplierOffer> {
  const { offers } = await found('THR-MHD')
  const offer = offers.find(({ directions }) => directions[0]?.[0]?.number === number)
  assert.ok(offer, String(number))
  return offer
}

async function heldOn(number: number) {
  const booking = aBooking(await flight(number), family)
  const outcome = await nira.hold(booking, patience())
  assert.equal(outcome.kind, 'done')
  assert.ok(outcome.kind === 'done')
  return { booking, order: outcome.value }
}

test('the cheapest class of each cabin with room for the party is offered', async () => {
  const { offers, isWhole } = await found('THR-MHD')
  assert.ok(isWhole)
  const classes = (number: number) =>
    offers
      .map(({ directions }) => directions[0]?.[0])
      .filter((one) => one?.number === number)
      .map((one) => one?.fareClass)
  assert.deepEqual(classes(1901), ['V'])
  assert.deepEqual(classes(6951), ['Y'], 'two seats of business are too few for three')
})

test('one airline’s ill host keeps the search from being whole, and hides no other’s flights', async () => {
  assert.equal((await found('THR-TBZ')).isWhole, false)
  const ill = await found('THR-IFN', 600)
  assert.deepEqual(ill, { offers: [], isWhole: false })
})

test('a class that closes between search and reservation is gone', async () => {
  const answer = await nira.hold(aBooking(await flight(1981), family), patience())
  assert.ok(answer.kind === 'rejected')
  assert.equal(answer.code, 'gone')
})

test('a price that rises with the first reservation is told at the second question, and paid after a yes alone', async () => {
  const { booking, order } = await heldOn(1986)
  const again = await nira.reprice({ offerRef: booking.offerRef, party: family, ref: order.ref }, patience())
  assert.ok(again.kind === 'done')
  assert.ok(again.value.total > booking.total)
  const issue = (agreed: typeof booking.total) => nira.issue({ ref: order.ref, booking, agreed }, patience())
  const dearer = await issue(booking.total)
  assert.equal(dearer.kind === 'rejected' && dearer.code, 'priceChanged', 'nobody agreed to that')
  assert.equal((await issue(again.value.total)).kind, 'done')
})

test('tickets whose names run together find their people', async () => {
  const { booking, order } = await heldOn(1987)
  const issued = await nira.issue({ ref: order.ref, booking, agreed: booking.total }, patience())
  assert.ok(issued.kind === 'done')
  assert.equal(issued.value.tickets.length, booking.travellers.length)
})

test('tickets that the host refuses are refused, and those whose answer it loses are unknown', async () => {
  const poor = await heldOn(1985)
  const refused = await nira.issue(
    { ref: poor.order.ref, booking: poor.booking, agreed: poor.booking.total },
    patience(),
  )
  assert.ok(refused.kind === 'rejected')
  assert.equal(refused.code, 'noCredit')
  const lost = await heldOn(1984)
  assert.equal(
    (await nira.issue({ ref: lost.order.ref, booking: lost.booking, agreed: lost.booking.total }, patience()))
      .kind,
    'unknown',
  )
})

test('rules in odd letters are read all the same', async () => {
  assert.deepEqual((await flight(1988)).rules, [
    { until: { daysBefore: 3, hour: 12 }, percent: 30 },
    { until: { hoursBefore: 3 }, percent: 40 },
    { percent: 50 },
  ])
})

test('a lost reservation is not mistaken for another of the same people', async () => {
  const first = await heldOn(1901)
  simulator.faults.order('reserve-lost', 1)
  const booking = aBooking(await flight(1901), family)
  assert.equal((await nira.hold(booking, patience())).kind, 'unknown')
  const answer = await nira.lookup({ ref: null, booking, others: [first.order.ref] }, patience())
  assert.ok(answer.kind === 'done' && answer.value !== null)
  assert.notEqual(answer.value.ref, first.order.ref)
})

test('an office that the host does not know is told so, in its words', async () => {
  const stranger = openNira({
    baseUrl: simulator.url,
    officeUser: 'NOBODY',
    officePass: 'no',
    airlines: ['QB'],
    now: Temporal.Now.instant,
  })
  const answer = await stranger.hold(aBooking(await flight(1901), family), patience())
  assert.ok(answer.kind === 'rejected')
  assert.equal(answer.code, 'auth')
})
