import assert from 'node:assert/strict'
import { afterEach, beforeEach, suite, test } from 'node:test'
import { boards } from '#hotels/offered.ts'
import {
  aBooking,
  type HotelSupplierOnTrial,
  long,
  ordinary,
  quoted,
  short,
  value,
} from '#testing/hotels/suppliers/trial.ts'

/** What every adapter of a seller of hotels must keep, tried against its simulator; `open` gives a fresh one. */
export function hotelSupplierContract(name: string, open: () => Promise<HotelSupplierOnTrial>): void {
  void suite(`${name} keeps the contract of who sells hotels`, () => {
    let at: HotelSupplierOnTrial
    beforeEach(async () => {
      at = await open()
    })
    afterEach(() => at.close())
    searching(() => at)
    quoting(() => at)
    booking(() => at)
    losing(() => at)
    cancelling(() => at)
  })
}

type At = () => HotelSupplierOnTrial

function searching(at: At): void {
  void test('hotels are told whole: a name, a place on earth, hours, and what they cost at least', async () => {
    const { supplier, lodged, cityCode } = at()
    const found = value(await supplier.search({ ...lodged, cityCode }, long()))
    assert.ok(found.length > 0)
    assert.equal(new Set(found.map(({ hotel }) => hotel.ref)).size, found.length)
    for (const { hotel, cheapest } of found) {
      assert.ok(hotel.name.length > 1 && hotel.stars >= 0 && hotel.stars <= 5)
      assert.ok(Math.abs(hotel.latitude) <= 90 && Math.abs(hotel.longitude) <= 180)
      assert.match(`${hotel.checkInFrom} ${hotel.checkOutUntil}`, /^\d\d:\d\d \d\d:\d\d$/)
      assert.ok(Number.isSafeInteger(cheapest) && cheapest > 0 && cheapest % 10 === 0)
      const [first] = value(await supplier.rates({ ...lodged, hotelRef: hotel.ref }, long()))
      assert.equal(first?.total, cheapest, `${hotel.name}: its cheapest rate is what the list said`)
    }
  })

  void test('rates say their meals, their end, and in order of time what comes back, never more than was paid', async () => {
    const rate = await ordinary(at())
    assert.ok(boards.includes(rate.board))
    assert.ok(Temporal.Instant.compare(rate.expiresAt, Temporal.Now.instant()) > 0)
    for (const [place, { until, refund }] of rate.refunds.entries()) {
      assert.ok(refund >= 0 && refund <= rate.total)
      const before = rate.refunds[place - 1]
      assert.ok(before === undefined || Temporal.Instant.compare(before.until, until) < 0)
    }
    const told = (rate.foreign.minor * rate.foreign.rateRial) / 100
    assert.ok(rate.total >= told && rate.total - told < 10)
  })

  void test('where it does not sell it says so, and asks nobody', async () => {
    const { supplier, lodged, otherCity, cityCode } = at()
    assert.deepEqual([supplier.covers(cityCode), supplier.covers(otherCity)], [true, false])
    assert.equal((await supplier.search({ ...lodged, cityCode: otherCity }, long())).kind, 'rejected')
  })

  void test('a search that hangs ends with the caller’s patience; one that only reads is never unknown', async () => {
    const { supplier, lodged, cityCode } = at()
    for (const fault of ['search-hangs', 'search-garbage', 'search-down'] as const) {
      at().order(fault)
      const patience = fault === 'search-hangs' ? short() : long()
      const answer = await supplier.search({ ...lodged, cityCode }, patience)
      assert.equal(answer.kind, 'notSent', fault)
    }
  })
}

function quoting(at: At): void {
  void test('what is quoted costs what was shown, comes back as was shown, and has an end', async () => {
    const { rate, quote } = await quoted(at())
    assert.deepEqual([quote.total, quote.refunds.length], [rate.total, rate.refunds.length])
    assert.ok(Temporal.Instant.compare(quote.until, Temporal.Now.instant()) > 0)
  })

  void test('what was listed by one exchange rate is quoted by it, whatever the house has since', async () => {
    const rate = await ordinary(at())
    at().rates.enter({ currency: rate.foreign.currency, rialAUnit: 1_999_999, setOn: '2026-11-22' })
    const quote = value(await at().supplier.quote(rate, long()))
    assert.deepEqual([quote.total, quote.foreign, quote.refunds], [rate.total, rate.foreign, rate.refunds])
    const later = await ordinary(at())
    assert.deepEqual([later.foreign.rateRial, later.foreign.rateOn], [1_999_999, '2026-11-22'])
    assert.ok(later.total > rate.total)
  })

  void test('without a rate to sell by nothing is offered', async () => {
    const { supplier, lodged, cityCode, rates } = at()
    const { foreign } = await ordinary(at())
    rates.enter({ currency: foreign.currency, rialAUnit: foreign.rateRial, setOn: '2026-11-17' })
    rates.oldest = '2026-11-18'
    assert.deepEqual(value(await supplier.search({ ...lodged, cityCode }, long())), [])
  })

  void test('what is gone says that it is, and a dearer price is said', async () => {
    const rate = await ordinary(at())
    at().order('quote-gone')
    const gone = await at().supplier.quote(rate, long())
    assert.ok(gone.kind === 'rejected' && gone.code === 'gone')
    at().order('quote-dearer')
    assert.ok(value(await at().supplier.quote(rate, long())).total > rate.total)
    const none = await at().supplier.quote({ ...rate, ref: 'rat_nobody' }, long())
    assert.ok(none.kind === 'rejected' && none.code === 'gone')
  })
}

function booking(at: At): void {
  void test('a booking has a number for the desk, and is found again by its name and by our key', async () => {
    const order = aBooking((await quoted(at())).quote)
    const booked = value(await at().supplier.book(order, long()))
    assert.match(booked.reference, /^\S{4,}$/)
    for (const ref of [booked.ref, null])
      assert.deepEqual(value(await at().supplier.lookUp({ ref, key: order.key }, long())), booked)
  })

  void test('the same key never books twice', async () => {
    const order = aBooking((await quoted(at())).quote)
    const [first, again] = [await at().supplier.book(order, long()), await at().supplier.book(order, long())]
    assert.deepEqual(value(again), value(first))
    assert.equal(at().books().length, 1)
  })

  void test('what was never sent is not found', async () => {
    assert.equal(value(await at().supplier.lookUp({ ref: null, key: 'none' }, long())), null)
    assert.equal(value(await at().supplier.lookUp({ ref: 'bok_none', key: 'none' }, long())), null)
  })

  void test('names that the supplier does not take are refused, and nothing is booked', async () => {
    const order = aBooking((await quoted(at())).quote)
    for (const lastName of ['A'.repeat(at().supplier.caps.nameMaxLength + 1), 'محمدی', '']) {
      const answer = await at().supplier.book(
        { ...order, leaders: [{ firstName: 'SARA', lastName }] },
        long(),
      )
      assert.equal(answer.kind === 'rejected' && answer.code, 'paxInvalid')
    }
    assert.deepEqual(at().books(), [])
  })
}

function losing(at: At): void {
  void test('a booking whose answer is lost is unknown, is found by a look-up, and exists once', async () => {
    const order = aBooking((await quoted(at())).quote)
    at().order('book-lost')
    assert.equal((await at().supplier.book(order, long())).kind, 'unknown')
    assert.equal(at().books().length, 1, 'no second one was sent in silence')
    const found = value(await at().supplier.lookUp({ ref: null, key: order.key }, long()))
    assert.equal(found?.state, 'booked')
    assert.equal(value(await at().supplier.book(order, long())).ref, found?.ref)
    assert.equal(at().books().length, 1)
  })

  void test('what may have arrived is unknown, what surely has not is not', async () => {
    const order = aBooking((await quoted(at())).quote)
    for (const [fault, kind] of [
      ['book-busy', 'notSent'],
      ['book-garbage', 'unknown'],
    ] as const) {
      at().order(fault)
      assert.equal(
        (await at().supplier.book({ ...order, key: crypto.randomUUID() }, long())).kind,
        kind,
        fault,
      )
    }
    at().order('book-hangs')
    assert.equal((await at().supplier.book({ ...order, key: crypto.randomUUID() }, short())).kind, 'unknown')
    await at().close()
    assert.equal((await at().supplier.book({ ...order, key: crypto.randomUUID() }, long())).kind, 'notSent')
  })

  void test('nothing secret is repeated in what goes wrong', async () => {
    const order = aBooking((await quoted(at())).quote)
    at().order('book-lost')
    const told = JSON.stringify(await at().supplier.book(order, long()))
    for (const secret of at().secrets) assert.ok(!told.includes(secret))
  })
}

function cancelling(at: At): void {
  void test('a booking is given back once, and again without harm', async () => {
    const order = aBooking((await quoted(at())).quote)
    const { ref } = value(await at().supplier.book(order, long()))
    assert.equal(value(await at().supplier.cancel(ref, long())), 'cancelled')
    assert.equal(value(await at().supplier.cancel(ref, long())), 'cancelled')
    assert.deepEqual(at().books(), [{ ref, isCancelled: true }])
    assert.equal(value(await at().supplier.lookUp({ ref, key: order.key }, long()))?.state, 'cancelled')
  })

  void test('a cancellation whose answer is lost is unknown, and found', async () => {
    const order = aBooking((await quoted(at())).quote)
    const { ref } = value(await at().supplier.book(order, long()))
    at().order('cancel-lost')
    assert.equal((await at().supplier.cancel(ref, long())).kind, 'unknown')
    assert.equal(value(await at().supplier.lookUp({ ref, key: order.key }, long()))?.state, 'cancelled')
  })
}
