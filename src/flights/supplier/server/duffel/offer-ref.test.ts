import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountsIn } from '#flights/supplier/server/duffel/amounts.ts'
import { displayedIn, isOrderId, refOf } from '#flights/supplier/server/duffel/offer-ref.ts'
import { Offer } from '#flights/supplier/server/duffel/offer-response.ts'
import { supplierOffer } from '#flights/supplier/server/duffel/offers.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { aRecordedOffer } from '#testing/flights/suppliers/duffel/responses.ts'

test('an offer’s name carries what it cost, and no name puts anything else into an address', () => {
  const amounts = amountsIn({ total_amount: '45.00', total_currency: 'USD' })
  assert.ok(amounts)
  const listed = { id: 'off_00009htYpSCXrwaB9DnUm0', currency: 'USD', total: 4500 } as const
  const rate = { ...FIRST_RATES.USD, rialAUnit: 1_310_000 }
  assert.deepEqual(displayedIn(refOf(listed.id, amounts, rate)), { ...listed, rialAUnit: 1_310_000 })
  assert.deepEqual(displayedIn(`${listed.id}~USD~4500`), { ...listed, rialAUnit: 1_250_000 })
  for (const ref of [
    'off_1~USD~1~0',
    'off_1~USD~1~',
    'off_1~USD~1~2/..',
    'off_1',
    'off_1/../x~USD~1',
    'ord_1~USD~1',
    'off_1~XXX~1',
    '',
  ])
    assert.equal(displayedIn(ref), undefined)
  assert.ok(isOrderId('ord_00009hthhsUZ8W4LxQgkjo'))
  assert.ok(!isOrderId('ord_1/actions') && !isOrderId('off_1'))
})

test('an offer in a currency without a rate to sell by is left out, and a penalty in one is asked for later', () => {
  const { USD, AED } = FIRST_RATES
  const offer = Offer.parse({ ...aRecordedOffer, total_currency: 'AED' })
  assert.equal(supplierOffer(offer, { USD }), undefined)
  assert.equal(supplierOffer(offer, { AED })?.rules, 'onRequest')
  assert.deepEqual(supplierOffer(offer, { AED })?.foreign, {
    currency: 'AED',
    minor: 4500,
    rateRial: 340_368,
    rateOn: '2026-11-21',
    rateSource: 'نرخ خود ما',
  })
})
