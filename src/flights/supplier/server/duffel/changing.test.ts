import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, test } from 'node:test'
import type { ChangeOffer } from '#flights/supplier/change-offer.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { Booking } from '#flights/supplier/order.ts'
import { changeIn, refOfChange } from '#flights/supplier/server/duffel/change-ref.ts'
import { changeAmount } from '#flights/supplier/server/duffel/change-response.ts'
import { soldIn } from '#flights/supplier/server/duffel/order-response.ts'
import { minus, plus, rial, ZERO } from '#money/rial.ts'
import {
  type DuffelStage,
  direction,
  offersOf,
  openDuffelStage,
  patience,
} from '#testing/flights/suppliers/duffel/duffel.ts'
import { value } from '#testing/flights/suppliers/questions.ts'
import { aBooking } from '#testing/flights/suppliers/trial.ts'

let at: DuffelStage
before(async () => {
  at = await openDuffelStage()
})
afterEach(() => at.simulator.faults.clear())
after(() => at.simulator.close())

const one = { adults: 1, children: 0, infants: 0 }
/** Duffel's dollar, first rate */
const dollar = 1_250_000

async function issued(routes: readonly string[], isWanted: (offer: SupplierOffer) => boolean = () => true) {
  const directions = routes.map((route, nth) => direction(route, 12 + 8 * nth))
  const offer = (await offersOf(at.duffel, directions, { party: one })).find(isWanted)
  assert.ok(offer)
  const booking = aBooking(offer, one)
  const { ref: held } = value(await at.duffel.hold(booking, patience()))
  const { ref, tickets } = value(
    await at.duffel.issue({ ref: held, booking, agreed: booking.total }, patience()),
  )
  return { ref, booking, tickets }
}

type There = Awaited<ReturnType<typeof issued>>

const asked = (there: Pick<There, 'ref' | 'booking'>, days = 14) =>
  at.duffel.changeOffers?.({ ...there, date: direction('IKA-GYD', days).date }, patience()) ??
  assert.fail('it changes orders')

const bookingFor = (
  { ref, booking }: There,
  { ref: offerRef, penalty, difference }: ChangeOffer,
): Booking => ({
  ...booking,
  key: randomUUID(),
  offerRef,
  changeOf: ref,
  total: plus(minus(booking.total, penalty ?? ZERO), difference),
})

async function pending() {
  const there = await issued(['IKA-GYD'])
  const [offer] = value(await asked(there))
  assert.ok(offer)
  const booking = bookingFor(there, offer)
  const { ref } = value(await at.duffel.hold(booking, patience()))
  return {
    there,
    booking,
    confirm: () => at.duffel.issue({ ref, booking, agreed: booking.total }, patience()),
  }
}

const standing = async ({ ref, booking }: There) =>
  value(await at.duffel.lookup({ ref, booking, others: [] }, patience()))

test('what it costs is reckoned by the rate of now, what comes back and the penalty by the one it was sold at', async () => {
  const there = await issued(['IKA-GYD'], ({ directions }) => directions[0]?.[0]?.cabin === 1)
  const before = there.booking.total / dollar
  for (const days of [13, 14, 15, 16, 17]) {
    for (const { difference, penalty, ref } of value(await asked(there, days))) {
      const view = changeIn(ref)
      assert.ok(view)
      assert.equal(penalty, 75 * dollar)
      assert.equal(difference, (view.change * dollar) / 100)
      assert.equal(view.total, Math.round(before * 100) + view.change - 7500)
    }
  }
})

test('fares that are not changed, two directions, and orders of others are refused', async () => {
  const value_ = await issued(['IKA-DXB'], ({ directions }) => directions[0]?.[0]?.airline === 'FZ')
  const both = await issued(['IKA-GYD', 'GYD-IKA'])
  for (const there of [value_, both]) {
    const told = await asked(there)
    assert.equal(told.kind === 'rejected' && told.code, 'notAllowed')
  }
  const mine = await issued(['IKA-GYD'])
  const [only] = mine.booking.travellers
  assert.ok(only)
  const others = { ...mine.booking, travellers: [{ ...only, lastName: 'Other' }] }
  const told = await asked({ ref: mine.ref, booking: others })
  assert.equal(told.kind === 'rejected' && told.code, 'paxInvalid')
  assert.equal((await asked({ ...mine, ref: '../orders' })).kind, 'rejected')
})

test('each misfortune of a confirmation is told apart, and the old tickets stand', async () => {
  const cases = [
    ['change-refused', 'gone'],
    ['change-expired', 'expired'],
    ['change-dearer', 'priceChanged'],
  ] as const
  for (const [fault, code] of cases) {
    const { there, confirm } = await pending()
    at.simulator.faults.order(fault, 1)
    const told = await confirm()
    assert.equal(told.kind === 'rejected' && told.code, code, fault)
    assert.deepEqual((await standing(there))?.tickets, there.tickets)
  }
  for (const [fault, kind] of [
    ['change-confirm-busy', 'notSent'],
    ['change-confirm-down', 'unknown'],
    ['change-read-lost', 'notSent'],
  ] as const) {
    const { there, confirm } = await pending()
    at.simulator.faults.order(fault, 1)
    assert.equal((await confirm()).kind, kind, fault)
    assert.deepEqual((await standing(there))?.tickets, there.tickets)
  }
})

test('a pending change whose answer is lost was never sent: it binds nobody', async () => {
  const there = await issued(['IKA-GYD'])
  const [offer] = value(await asked(there))
  assert.ok(offer)
  at.simulator.faults.order('change-pending-lost', 1)
  const booking = bookingFor(there, offer)
  assert.equal((await at.duffel.hold(booking, patience())).kind, 'notSent')
  assert.equal(value(await at.duffel.hold(booking, patience())).state, 'held')
})

test('a price that moved before it is pending is refused', async () => {
  const there = await issued(['IKA-GYD'])
  const [offer] = value(await asked(there))
  const view = changeIn(offer?.ref ?? '')
  assert.ok(offer && view)
  const ref = refOfChange({ ...view, change: view.change - 100 })
  const told = await at.duffel.hold(bookingFor(there, { ...offer, ref }), patience())
  assert.equal(told.kind === 'rejected' && told.code, 'priceChanged')
})

test('what comes back as a voucher is not offered, and amounts are read with their sign', () => {
  const said = (change_total_amount: string, refund_to: string | null = null, code = 'USD') =>
    changeAmount({ change_total_amount, change_total_currency: code, refund_to })
  assert.deepEqual(said('30.50'), { currency: 'USD', minor: 3050 })
  assert.deepEqual(said('-30.50', 'original_form_of_payment'), { currency: 'USD', minor: -3050 })
  assert.deepEqual(said('-0.00'), { currency: 'USD', minor: 0 })
  for (const unreadable of [said('-30.50', 'voucher'), said('-30.50'), said('1.234'), said('1', null, 'XXX')])
    assert.equal(unreadable, undefined)
})

test('changed flights go back by what was paid for them', () => {
  const offerRef = refOfChange({
    id: 'oco_1',
    orderId: 'ord_1',
    currency: 'USD',
    change: -500,
    total: 10_000,
  })
  assert.deepEqual(soldIn({ offerRef, total: rial(120_000_000) }), {
    id: 'oco_1',
    currency: 'USD',
    total: 10_000,
    rialAUnit: 1_200_000,
  })
  assert.equal(changeIn('oco_1~ord_1~USD~-500~0'), undefined)
})
