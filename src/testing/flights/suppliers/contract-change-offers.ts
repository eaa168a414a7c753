import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { ChangeOffer } from '#flights/supplier/change-offer.ts'
import type { OrderThere } from '#flights/supplier/later-bags.ts'
import type { Booking } from '#flights/supplier/order.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import { minus, plus, ZERO } from '#money/rial.ts'
import { type At, held, long, value } from '#testing/flights/suppliers/questions.ts'

type Changer = FlightSupplier & Required<Pick<FlightSupplier, 'changeOffers'>>

/** Skipped for suppliers that change no issued order. */
export function changeOffers(at: At): void {
  told(at)
  confirmed(at)
  leftOrGivenBack(at)
}

function told(at: At): void {
  void test('another day is told for an issued order alone, each flight with what it costs in all', async () => {
    const { supplier, query } = at()
    if (!changes(supplier)) return
    const date = laterThan(at())
    const { booking, order } = await held(at())
    const early = await supplier.changeOffers({ ref: order.ref, booking, date }, long())
    assert.equal(early.kind, 'rejected', 'nothing of a hold is changed')
    const there = await issued(at())
    const offers = value(await supplier.changeOffers({ ...there, date }, long()))
    assert.ok(offers.length > 0)
    for (const { flights, penalty, difference } of offers) {
      const [first, last] = [flights[0], flights.at(-1)]
      assert.ok(first)
      assert.ok(first.departsLocal.toPlainDate().equals(date))
      assert.deepEqual(
        [first.origin, last?.destination],
        [query.directions[0]?.origin.code, query.directions[0]?.destination.code],
      )
      assert.ok(Number.isSafeInteger(difference) && (penalty ?? 0) >= 0)
    }
    const standing = value(
      await supplier.lookup({ ref: there.ref, booking: there.booking, others: [] }, long()),
    )
    assert.deepEqual(standing?.tickets, there.tickets, 'asking changes nothing')
  })
}

function confirmed(at: At): void {
  void test('a change that is held binds nothing; issued, everybody has a ticket, once, on the same order', async () => {
    const { supplier } = at()
    if (!changes(supplier)) return
    const { there, booking } = await wanted(at(), supplier)
    const pending = value(await supplier.hold(booking, long()))
    assert.equal(pending.state, 'held')
    assert.equal(value(await supplier.hold(booking, long())).ref, pending.ref)
    const lookedUp = await supplier.lookup({ ref: pending.ref, booking, others: [] }, long())
    assert.equal(value(lookedUp)?.state, 'held')
    const asked = { ref: pending.ref, booking, agreed: booking.total }
    const made = value(await supplier.issue(asked, long()))
    assert.deepEqual([made.state, made.ref], ['issued', there.ref])
    assert.deepEqual(
      made.tickets.map(({ passenger }) => passenger),
      booking.travellers.map((_, place) => place),
    )
    assert.deepEqual(value(await supplier.issue(asked, long())).tickets, made.tickets)
  })

  void test('a confirmation whose answer is lost is unknown, and is found without a second one', async () => {
    const { supplier } = at()
    if (!changes(supplier)) return
    const { there, booking } = await wanted(at(), supplier)
    const { ref } = value(await supplier.hold(booking, long()))
    at().loseChange?.()
    assert.equal((await supplier.issue({ ref, booking, agreed: booking.total }, long())).kind, 'unknown')
    const lookedUp = value(await supplier.lookup({ ref, booking, others: [] }, long()))
    assert.deepEqual([lookedUp?.state, lookedUp?.ref], ['issued', there.ref])
  })
}

function leftOrGivenBack(at: At): void {
  void test('a change that is not wanted after all leaves its order as it was', async () => {
    const { supplier } = at()
    if (!changes(supplier)) return
    const { there, booking } = await wanted(at(), supplier)
    const { ref } = value(await supplier.hold(booking, long()))
    value(await supplier.release(ref, long()))
    const standing = value(
      await supplier.lookup({ ref: there.ref, booking: there.booking, others: [] }, long()),
    )
    assert.deepEqual([standing?.state, standing?.tickets], ['issued', there.tickets])
  })

  void test('what was changed goes back whole, for no more than its flights were', async () => {
    const { supplier } = at()
    if (!changes(supplier)) return
    const { booking } = await wanted(at(), supplier)
    const pending = value(await supplier.hold(booking, long()))
    const { ref } = value(await supplier.issue({ ref: pending.ref, booking, agreed: booking.total }, long()))
    const back = { ref, booking, passengers: booking.travellers.map((_, place) => place) }
    const quote = value(await supplier.refundQuote(back, long()))
    assert.ok(quote.refund !== null && quote.refund <= booking.total)
    assert.deepEqual(value(await supplier.refund(back, long())), quote)
  })
}

function changes(supplier: FlightSupplier): supplier is Changer {
  return supplier.changeOffers !== undefined
}

function laterThan({ query }: ReturnType<At>): Temporal.PlainDate {
  const [direction] = query.directions
  assert.ok(direction)
  return direction.date.add({ days: 2 })
}

async function issued(at: ReturnType<At>) {
  const { booking, order } = await held(at)
  const { ref, tickets } = value(
    await at.supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long()),
  )
  return { ref, booking, tickets }
}

async function wanted(at: ReturnType<At>, supplier: Changer) {
  const there = await issued(at)
  const [offer] = value(await supplier.changeOffers({ ...there, date: laterThan(at) }, long()))
  assert.ok(offer)
  return { there, offer, booking: bookingOf(there, offer) }
}

function bookingOf({ ref, booking }: OrderThere, { ref: offerRef, ...costs }: ChangeOffer): Booking {
  const total = plus(minus(booking.total, costs.penalty ?? ZERO), costs.difference)
  return { ...booking, key: randomUUID(), offerRef, total, changeOf: ref }
}
