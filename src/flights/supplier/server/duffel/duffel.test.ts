import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import type { DuffelFault } from '#simulators/duffel/weather.ts'
import {
  type DuffelStage,
  direction,
  flight,
  offersOf,
  openDuffelStage,
  patience,
} from '#testing/flights/suppliers/duffel/duffel.ts'
import { aBooking, family } from '#testing/flights/suppliers/trial.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

let at: DuffelStage
before(async () => {
  at = await openDuffelStage({ acceptedMs: 150 })
})
after(() => at.simulator.close())

const fate = async (number: number) => aBooking(await flight(at.duffel, number), family)
const holding = async (number: number) => {
  const booking = await fate(number)
  return { booking, outcome: await at.duffel.hold(booking, patience()) }
}
const one = { adults: 1, children: 0, infants: 0 }

test('journeys over a hub, and round trips, are one offer of one airline', async () => {
  const london = await offersOf(at.duffel, [direction('IKA-LHR'), direction('LHR-IKA', 20)])
  assert.ok(london.length > 0)
  for (const { directions } of london) {
    assert.equal(directions.length, 2)
    assert.equal(new Set(directions.flat().map(({ airline }) => airline)).size, 1)
  }
  const business = await offersOf(at.duffel, [direction('IKA-IST')], { cabin: 2 })
  assert.ok(
    business.length > 0 &&
      business.every(({ directions }) => directions.flat().every(({ cabin }) => cabin === 2)),
  )
})

test('many offers are read page by page, and told as they come', async () => {
  const directions = [direction('IKA-GYD'), direction('GYD-IKA', 14), direction('IKA-GYD', 16)]
  const pages: number[] = []
  for await (const { offers, isComplete } of at.duffel.search({ directions, party: one }, patience())) {
    assert.equal(isComplete, offers.length < 50)
    pages.push(offers.length)
  }
  assert.deepEqual(pages, [50, 50, 20])
})

test('each misfortune of an order is told apart', async () => {
  const cases = [
    [8181, 'rejected gone'],
    [8183, 'rejected gone'],
    [8184, 'unknown'],
    [8185, 'unknown'],
    [8186, 'unknown'],
    [8187, 'notSent'],
    [8188, 'rejected duplicate'],
    [8189, 'processing'],
    [8190, 'processing'],
    [8191, 'rejected notAllowed'],
  ] as const
  for (const [number, wanted] of cases) {
    const { outcome } = await holding(number)
    const told = outcome.kind === 'rejected' ? `${outcome.kind} ${outcome.code}` : outcome.kind
    assert.equal(told, wanted, String(number))
  }
})

test('500 after it was booked is looked up and never sent again; what was only accepted is found when it is made', async () => {
  for (const [number, isMade] of [
    [8185, true],
    [8189, true],
    [8190, false],
    [8186, false],
  ] as const) {
    const { booking } = await holding(number)
    await sleep(250)
    const found = await at.duffel.lookup({ ref: null, booking, others: [] }, patience())
    assert.equal(found.kind === 'done' && found.value !== null, isMade, String(number))
    await at.duffel.hold(booking, patience())
    const made = at.simulator.books.all().filter(({ metadata }) => metadata['key'] === booking.key)
    assert.equal(made.length, isMade ? 1 : 0, String(number))
  }
})

test('a dearer offer is held at what it costs now, and paid only after somebody was told so', async () => {
  const { booking, outcome } = await holding(8182)
  assert.ok(outcome.kind === 'done' && outcome.value.total > booking.total)
  if (outcome.kind !== 'done') return
  const { ref } = outcome.value
  const refused = await at.duffel.issue({ ref, booking, agreed: booking.total }, patience())
  assert.equal(refused.kind === 'rejected' && refused.code, 'priceChanged')
  const told = await at.duffel.reprice({ offerRef: booking.offerRef, party: family, ref }, patience())
  assert.equal(told.kind === 'done' && told.value.total, outcome.value.total)
  assert.equal((await at.duffel.issue({ ref, booking, agreed: booking.total }, patience())).kind, 'done')
})

test('a price that rises at the payment is not paid, and neither is what the balance does not cover', async () => {
  for (const [number, code] of [
    [8193, 'priceChanged'],
    [8192, 'noCredit'],
  ] as const) {
    const { booking, outcome } = await holding(number)
    assert.equal(outcome.kind, 'done')
    const ref = outcome.kind === 'done' ? outcome.value.ref : null
    for (const _ of [1, 2]) {
      const issued = await at.duffel.issue({ ref, booking, agreed: booking.total }, patience())
      assert.equal(issued.kind === 'rejected' && issued.code, code)
    }
    assert.deepEqual(at.simulator.books.order(ref ?? '')?.tickets, [])
  }
})

test('what cannot be held is bought and issued at once, and never for more than was agreed', async () => {
  const booking = await fate(8191)
  const cheap = { ...booking, total: (booking.total - 1) as typeof booking.total }
  const refused = await at.duffel.issue({ ref: null, booking: cheap, agreed: cheap.total }, patience())
  assert.equal(refused.kind === 'rejected' && refused.code, 'priceChanged')
  const bought = await at.duffel.issue({ ref: null, booking, agreed: booking.total }, patience())
  assert.equal(bought.kind === 'done' && bought.value.state, 'issued')
  assert.equal(bought.kind === 'done' && bought.value.tickets.length, 4)
})

test('two travellers may choose the same offer: the second gets the same flight anew', async () => {
  const offer = await flight(at.duffel, 8008)
  const [first, second] = [aBooking(offer, family), aBooking(offer, family)]
  const held = [await at.duffel.hold(first, patience()), await at.duffel.hold(second, patience())]
  const orders = held.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.value] : []))
  assert.equal(new Set(orders.map(({ ref }) => ref)).size, 2)
  assert.deepEqual(
    orders.map(({ total }) => total),
    [first.total, first.total],
  )
})

test('a refund is of the whole order, and says what the airline kept', async () => {
  const offers = await offersOf(at.duffel, [direction('IKA-GYD')])
  const flex = offers.find(
    ({ directions, rules }) =>
      directions[0]?.[0]?.number === 8008 &&
      rules !== 'onRequest' &&
      (rules[0]?.percent ?? 100) < 100 &&
      directions[0]?.[0]?.cabin === 1,
  )
  assert.ok(flex)
  const booking = aBooking(flex, family)
  const held = await at.duffel.hold(booking, patience())
  const ref = held.kind === 'done' ? held.value.ref : ''
  await at.duffel.issue({ ref, booking, agreed: booking.total }, patience())
  const some = await at.duffel.refund({ ref, booking, passengers: [0] }, patience())
  assert.equal(some.kind === 'rejected' && some.code, 'notAllowed')
  const all = await at.duffel.refund({ ref, booking, passengers: [0, 1, 2, 3] }, patience())
  // sixty dollars for each of three seats
  assert.ok(all.kind === 'done' && all.value.isSettled)
  const { refund, penalty } = all.value
  assert.equal((refund ?? 0) + (penalty ?? 0), booking.total)
  // rounding each price to whole tomans adds a little
  const over = (penalty ?? 0) - 180 * 1_250_000
  assert.ok(over >= 0 && over < 500, String(over))
  const again = await at.duffel.refund({ ref, booking, passengers: [0, 1, 2, 3] }, patience())
  assert.deepEqual(again, all)
})

test('by status: 500 and 502 may have done it, 503, 504 and 429 have not', async () => {
  const cases = [
    ['order-error', 'unknown'],
    ['order-down', 'unknown'],
    ['order-busy', 'notSent'],
    ['order-timeout', 'notSent'],
    ['order-limited', 'notSent'],
    ['offer-down', 'notSent'],
    ['offer-hang', 'notSent'],
  ] as const satisfies readonly (readonly [DuffelFault, string])[]
  const before = at.simulator.books.all().length
  for (const [fault, kind] of cases) {
    const booking = await fate(8008)
    at.simulator.faults.order(fault, 1)
    const outcome = await at.duffel.hold(booking, patience(fault === 'offer-hang' ? 200 : 20_000))
    assert.equal(outcome.kind, kind, fault)
    if (fault === 'order-limited')
      assert.ok(outcome.kind === 'notSent' && outcome.retryAfterMs > 20_000 && outcome.retryAfterMs <= 30_000)
  }
  assert.equal(at.simulator.books.all().length, before)
})

test('a token that is not known is told apart', async () => {
  const stranger = openDuffel({
    baseUrl: at.simulator.url,
    token: 'other',
    email: 'a@b.co',
    now: Temporal.Now.instant,
    rates: firstRates.onSale,
  })
  const answer = await stranger.lookup({ ref: null, booking: await fate(8008), others: [] }, patience())
  assert.equal(answer.kind === 'rejected' && answer.code, 'auth')
})

test('who flies it, where it lands, and the airline’s rules come with an offer', async () => {
  const codeshare = (await offersOf(at.duffel, [direction('IKA-DXB')], { party: one })).find(
    ({ directions }) => directions[0]?.[0]?.number === 972,
  )
  assert.equal(codeshare?.directions[0]?.[0]?.operator, 'FZ')
  assert.match(codeshare?.ruleText ?? '', /IKA-DXB fare_brand_name: .+\n.*\nconditions_of_carriage: https:/)
  const bangkok = await offersOf(at.duffel, [direction('IST-BKK')], { party: one })
  assert.deepEqual(
    bangkok[0]?.directions[0]?.map(({ stops }) => stops),
    [['DXB']],
  )
})

test('a hold that ends early says when', async () => {
  const { outcome } = await holding(8195)
  assert.ok(outcome.kind === 'done' && outcome.value.holdUntil !== null)
  const minutes = Temporal.Now.instant().until(outcome.value.holdUntil).total('minutes')
  assert.ok(minutes > 8 && minutes <= 9, `${minutes} minutes`)
})
