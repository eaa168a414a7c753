import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { type At, found, long, ordinary, value } from '#testing/flights/suppliers/questions.ts'
import type { SupplierOnTrial } from '#testing/flights/suppliers/trial.ts'
import { aBooking } from '#testing/flights/suppliers/trial.ts'
import type { TestRates } from '#testing/money/selling-rates.ts'

/** Of suppliers that ask foreign money: an offer keeps the rate it was listed at. */
export function rates(at: At): void {
  void test('what was listed by one rate is asked, held, issued and given back by it', async () => {
    const book = at().rates
    if (book === undefined) return
    const [offer, newer] = await listedTwice(at(), book)
    const { supplier, query } = at()
    const again = { offerRef: offer.ref, party: query.party, ref: null }
    const booking = aBooking(offer, query.party)
    assert.equal(value(await supplier.reprice(again, long())).total, booking.total)
    const { ref, total } = value(await supplier.hold(booking, long()))
    assert.equal(total, booking.total)
    assert.equal(value(await supplier.reprice({ ...again, ref }, long())).total, booking.total)
    const there = value(await supplier.lookup({ ref, booking, others: [] }, long()))
    assert.equal(there?.total, booking.total)
    const issued = value(await supplier.issue({ ref, booking, agreed: booking.total }, long()))
    assert.equal(issued.total, booking.total)
    const passengers = booking.travellers.map((_, passenger) => passenger)
    const back = value(await supplier.refund({ ref, booking, passengers }, long()))
    assert.ok(back.refund !== null && back.penalty !== null && back.refund > 0)
    assert.equal(back.refund + back.penalty, booking.total, 'never more than was paid')
    assert.ok(aBooking(newer, query.party).total > booking.total)
  })

  void test('without a rate to sell by nothing is offered', async () => {
    const book = at().rates
    const { foreign } = await ordinary(at())
    if (book === undefined || foreign === null) return
    book.enter({ currency: foreign.currency, rialAUnit: foreign.rateRial, setOn: '2026-11-17' })
    book.oldest = '2026-11-18'
    assert.deepEqual((await found(at())).offers, [])
  })
}

/** One that can be given back, by the rate of the house and by a dearer one. */
async function listedTwice(at: SupplierOnTrial, book: TestRates) {
  const offer = await refundable(at)
  const currency = offer.foreign?.currency ?? 'USD'
  book.enter({ currency, rialAUnit: (offer.foreign?.rateRial ?? 0) * 2, setOn: '2026-11-22' })
  return [offer, await refundable(at)] as const
}

async function refundable(at: SupplierOnTrial): Promise<SupplierOffer> {
  const flight = flightOf(await ordinary(at))
  const offer = (await found(at)).offers.find(
    (one) => flightOf(one) === flight && one.rules !== 'onRequest' && one.rules[0]?.percent !== 100,
  )
  if (offer === undefined) throw new Error('nothing can be given back')
  return offer
}

function flightOf({ directions }: SupplierOffer): string {
  return JSON.stringify(directions.flat().map(({ airline, number }) => `${airline} ${number}`))
}
