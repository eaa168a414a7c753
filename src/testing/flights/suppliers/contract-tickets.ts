import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '#suppliers/outcome.ts'
import { type At, found, held, long, ordinary, short, value } from '#testing/flights/suppliers/questions.ts'
import { aBooking } from '#testing/flights/suppliers/trial.ts'

export function issuing(at: At): void {
  void test('everybody gets a ticket, once', async () => {
    const { booking, order } = await held(at())
    const issued = value(
      await at().supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long()),
    )
    assert.equal(issued.state, 'issued')
    assert.deepEqual(
      issued.tickets.map(({ passenger }) => passenger),
      booking.travellers.map((_, passenger) => passenger),
    )
    assert.equal(new Set(issued.tickets.map(({ number }) => number)).size, booking.travellers.length)
    const again = value(await at().supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long()))
    assert.deepEqual(again.tickets, issued.tickets)
    assert.equal((await at().books())[0]?.tickets, booking.travellers.length)
  })

  void test('tickets whose answer is lost are found, and not issued twice', async () => {
    const { booking, order } = await held(at())
    at().order('issue-lost')
    assert.equal(
      (await at().supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long())).kind,
      'unknown',
    )
    const foundAgain = value(await at().supplier.lookup({ ref: order.ref, booking, others: [] }, long()))
    assert.equal(foundAgain?.state, 'issued')
    const again = value(await at().supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long()))
    assert.deepEqual(again.tickets, foundAgain?.tickets)
    assert.equal((await at().books())[0]?.tickets, booking.travellers.length)
  })

  void test('tickets are given back by the supplier’s own unit, once', async () => {
    const { booking, order } = await held(at())
    value(await at().supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long()))
    const all = booking.travellers.map((_, passenger) => passenger)
    const passengers = at().supplier.caps.refundUnit === 'order' ? all : [0]
    const asked = { ref: order.ref, booking, passengers }
    if (at().supplier.caps.refund !== 'online') {
      assert.notEqual((await at().supplier.refund(asked, long())).kind, 'done')
      return
    }
    const quote = value(await at().supplier.refundQuote(asked, long()))
    assert.equal((await at().books())[0]?.refunded, 0, 'a quote gives nothing back')
    const { refund, penalty } = value(await at().supplier.refund(asked, long()))
    assert.ok((refund ?? 0) >= 0 && (penalty ?? 0) >= 0)
    assert.deepEqual([quote.refund, quote.penalty], [refund, penalty])
    assert.equal((await at().books())[0]?.refunded, passengers.length)
    value(await at().supplier.refund(asked, long()))
    assert.equal((await at().books())[0]?.refunded, passengers.length)
  })
}

/** Rejection, silence and "not sent" differ. */
export function goingWrong(at: At): void {
  void test('a no is told apart from silence, and from what never left', async () => {
    const { refused, supplier, query } = at()
    const { offers } = await found(at())
    const wrong = refused(offers)
    assert.ok(wrong, 'the simulator has an offer that it refuses')
    const no = await supplier.hold(aBooking(wrong, query.party), long())
    assert.equal(no.kind, 'rejected')
    const offer = await ordinary(at())
    at().order('hold-garbage')
    assert.equal((await supplier.hold(aBooking(offer, query.party), long())).kind, 'unknown')
    const none = await supplier.hold(aBooking(offer, query.party), { signal: AbortSignal.abort() })
    assert.equal(none.kind, 'notSent')
    await at().close()
    const away = await supplier.hold(aBooking(offer, query.party), long())
    assert.equal(away.kind, 'notSent')
    assert.equal((await found(at())).completed, 0)
  })

  void test('a hold that hangs ends as unknown with the caller’s patience', async () => {
    const booking = aBooking(await ordinary(at()), at().query.party)
    at().order('hold-hangs')
    const begun = performance.now()
    assert.equal((await at().supplier.hold(booking, short())).kind, 'unknown')
    assert.ok(performance.now() - begun < 10_000)
  })

  void test('what the supplier says of itself never carries our credentials', async () => {
    const booking = aBooking(await ordinary(at()), at().query.party)
    const told: Outcome<unknown>[] = []
    for (const fault of ['hold-garbage', 'hold-lost'] as const) {
      at().order(fault)
      told.push(await at().supplier.hold({ ...booking, key: fault }, long()))
    }
    for (const secret of at().secrets) assert.ok(!JSON.stringify(told).includes(secret))
  })
}
