import assert from 'node:assert/strict'
import { afterEach, beforeEach, suite, test } from 'node:test'
import { offerFaults } from '#flights/supplier/offer-faults.ts'
import { partsOf } from '#flights/supplier/parts.ts'
import { totalFor } from '#flights/supplier/total.ts'
import { sum } from '#money/rial.ts'
import { bags } from '#testing/flights/suppliers/contract-bags.ts'
import { changeOffers } from '#testing/flights/suppliers/contract-change-offers.ts'
import { changes } from '#testing/flights/suppliers/contract-changes.ts'
import { laterBags } from '#testing/flights/suppliers/contract-later-bags.ts'
import { rates } from '#testing/flights/suppliers/contract-rates.ts'
import { seats } from '#testing/flights/suppliers/contract-seats.ts'
import { goingWrong, issuing } from '#testing/flights/suppliers/contract-tickets.ts'
import { type At, found, held, long, ordinary, short, value } from '#testing/flights/suppliers/questions.ts'
import { aBooking, type SupplierOnTrial } from '#testing/flights/suppliers/trial.ts'

export function supplierContract(name: string, open: () => Promise<SupplierOnTrial>): void {
  void suite(`${name} keeps the suppliers' contract`, () => {
    let at: SupplierOnTrial
    beforeEach(async () => {
      at = await open()
    })
    afterEach(() => at.close())
    searching(() => at)
    holding(() => at)
    rates(() => at)
    bags(() => at)
    seats(() => at)
    laterBags(() => at)
    issuing(() => at)
    changes(() => at)
    changeOffers(() => at)
    goingWrong(() => at)
  })
}

function searching(at: At): void {
  void test('offers are of the directions asked for, can be shown as they stand, and end once', async () => {
    const { offers, completed } = await found(at())
    assert.ok(offers.length > 0)
    assert.equal(completed, 1)
    const refs = new Set(offers.map(({ ref }) => ref))
    assert.equal(refs.size, offers.length)
    for (const offer of offers)
      assert.deepEqual(offerFaults(offer, at().query, Temporal.Now.instant()), [], offer.ref)
  })

  void test('no rial of a price is lost, whole, by tax and by flight', async () => {
    for (const offer of (await found(at())).offers) {
      const parts = partsOf(offer)
      for (const price of offer.prices) {
        const shares = parts.map((part) => part.prices.find(({ paxType }) => paxType === price.paxType))
        assert.equal(sum(shares.map((share) => share?.total ?? price.total)), price.total)
        assert.equal(sum(shares.map((share) => share?.base ?? price.base)), price.base)
      }
      if (offer.foreign === null) continue
      const told = (offer.foreign.minor * offer.foreign.rateRial) / 100
      const short = totalFor(offer.prices, at().query.party) - told
      assert.ok(short >= 0 && short < 10_000, `${offer.ref}: ${short} rial beside what was told`)
    }
  })

  void test('what is asked again costs what was shown, unless the supplier says so', async () => {
    const offer = await ordinary(at())
    const asked = { offerRef: offer.ref, party: at().query.party, ref: null }
    const again = await at().supplier.reprice(asked, long())
    assert.equal(again.kind, 'done')
    assert.equal(value(again).total, totalFor(offer.prices, at().query.party))
  })

  void test('a search that hangs ends with the caller’s patience, and never says it is complete', async () => {
    at().order('search-hangs')
    const begun = performance.now()
    const { completed } = await found(at(), short())
    assert.ok(performance.now() - begun < 10_000)
    assert.equal(completed, 0)
  })

  for (const fault of ['search-garbage', 'search-down'] as const)
    void test(`${fault}: nothing is offered and nothing breaks`, async () => {
      at().order(fault)
      const { completed } = await found(at())
      assert.equal(completed, 0)
    })
}

function holding(at: At): void {
  void test('a hold has a code, a price and all its people, and is found again', async () => {
    const { booking, order } = await held(at())
    assert.equal(order.state, 'held')
    assert.match(order.pnr, /^[A-Z0-9]{4,8}$/)
    assert.equal(order.total, booking.total)
    const again = await at().supplier.lookup({ ref: order.ref, booking, others: [] }, long())
    assert.equal(value(again)?.state, 'held')
    assert.equal((await at().books()).length, 1)
  })

  void test('the same key never takes twice', async () => {
    const { booking, order } = await held(at())
    const again = value(await at().supplier.hold(booking, long()))
    assert.equal(again.ref, order.ref)
    assert.equal((await at().books()).length, 1)
  })

  void test('a hold whose answer is lost is unknown, is found by a look-up, and exists once', async () => {
    const booking = aBooking(await ordinary(at()), at().query.party)
    at().order('hold-lost')
    const lost = await at().supplier.hold(booking, long())
    assert.equal(lost.kind, 'unknown')
    assert.equal((await at().books()).length, 1, 'no second one was sent in silence')
    const order = value(await at().supplier.lookup({ ref: null, booking, others: [] }, long()))
    assert.equal(order?.state, 'held')
    const again = value(await at().supplier.hold(booking, long()))
    assert.equal(again.ref, order?.ref)
    assert.equal((await at().books()).length, 1)
    const others = await at().supplier.lookup({ ref: null, booking, others: [again.ref] }, long())
    if (at().supplier.caps.lookup === 'list')
      assert.equal(value(others), null, 'another order’s is not taken')
  })

  void test('what was never sent is not found', async () => {
    const booking = aBooking(await ordinary(at()), at().query.party)
    assert.equal(value(await at().supplier.lookup({ ref: null, booking, others: [] }, long())), null)
  })

  void test('a hold is given back once, and again without harm', async () => {
    const { order, booking } = await held(at())
    assert.equal((await at().supplier.release(order.ref, long())).kind, 'done')
    assert.equal((await at().supplier.release(order.ref, long())).kind, 'done')
    const [kept] = await at().books()
    assert.equal(kept?.state, 'cancelled')
    const late = await at().supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long())
    assert.equal(late.kind, 'rejected')
    assert.equal((await at().books())[0]?.tickets, 0)
  })

  void test('names that the supplier does not take are refused, and nothing is taken', async () => {
    const offer = await ordinary(at())
    const booking = aBooking(offer, at().query.party)
    const [first, ...others] = booking.travellers
    assert.ok(first)
    const { nameMaxLength, names } = at().supplier.caps
    for (const lastName of ['A'.repeat(nameMaxLength + 1), ...(names === 'latin' ? ['محمدی'] : [])]) {
      const wrong = { ...booking, travellers: [{ ...first, lastName }, ...others] }
      const answer = await at().supplier.hold(wrong, long())
      assert.equal(answer.kind === 'rejected' && answer.code, 'paxInvalid')
    }
    assert.deepEqual(await at().books(), [])
  })
}
