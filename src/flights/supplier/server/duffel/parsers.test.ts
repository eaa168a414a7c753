import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { amountOf, pricesFor } from '#flights/supplier/server/duffel/amounts.ts'
import { rulesIn } from '#flights/supplier/server/duffel/conditions.ts'
import { codeOf } from '#flights/supplier/server/duffel/errors.ts'
import { kindOf, Offer, offersOn } from '#flights/supplier/server/duffel/offer-response.ts'
import { supplierOffer } from '#flights/supplier/server/duffel/offers.ts'
import { isDearer, OneOrder, supplierOrder } from '#flights/supplier/server/duffel/order-response.ts'
import { peopleFor } from '#flights/supplier/server/duffel/people.ts'
import { totalFor } from '#flights/supplier/total.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { minorIn } from '#suppliers/foreign-amount.ts'
import { errorIn } from '#suppliers/server/suppliers.ts'
import { aRecordedOffer, aRecordedOrder } from '#testing/flights/suppliers/duffel/responses.ts'
import { aBooking } from '#testing/flights/suppliers/trial.ts'

const read = (change: object = {}) =>
  supplierOffer(Offer.parse({ ...aRecordedOffer, ...change }), FIRST_RATES)

test('an offer as Duffel’s documents write one is sold as it stands', () => {
  const offer = read()
  assert.ok(offer)
  const [first] = offer.directions[0] ?? []
  assert.deepEqual(
    { ...first, departsLocal: first?.departsLocal.toString(), arrivesLocal: first?.arrivesLocal.toString() },
    {
      airline: 'BA',
      number: 1234,
      aircraft: 'Airbus Industries A380',
      origin: 'LHR',
      destination: 'JFK',
      departsLocal: '2026-12-13T16:38:02',
      arrivesLocal: '2026-12-13T18:38:02',
      cabin: 1,
      fareClass: 'O',
      baggage: { cabinKg: 7, checked: { unit: 'Pc', value: 1 } },
      operator: null,
      stops: [],
    },
  )
  assert.equal(offer.foreign?.minor, 4500)
  assert.equal(totalFor(offer.prices, { adults: 1, children: 0, infants: 0 }), 45 * 1_250_000)
  assert.deepEqual(offer.rules, [{ percent: 34 }])
})

test('what cannot be read, and what the house has no rate for, is not sold', () => {
  const wrong = [
    { total_currency: 'GBP' },
    { total_amount: '45.001' },
    { total_amount: '-45.00' },
    { total_amount: '0.00' },
    { base_amount: '99.00' },
    { expires_at: 'tomorrow' },
    { slices: [{ segments: [] }] },
    { passengers: [{ id: 'pas_1', type: 'child' }] },
  ]
  for (const change of wrong) assert.equal(read(change), undefined, JSON.stringify(change))
  const page = { data: [{ ...aRecordedOffer, slices: 'none' }, aRecordedOffer, 'nothing'], meta: null }
  assert.equal(offersOn(page).length, 1)
})

test('what each traveller pays adds up to all of it, and to less than fifty tomans more', () => {
  fc.assert(
    fc.property(
      fc.record({
        total: fc.integer({ min: 1, max: 5_000_000 }),
        basePart: fc.integer({ min: 0, max: 100 }),
        adults: fc.integer({ min: 1, max: 9 }),
        children: fc.integer({ min: 0, max: 4 }),
        infants: fc.integer({ min: 0, max: 4 }),
        rialAUnit: fc.integer({ min: 1, max: 5_000_000 }),
      }),
      ({ total, basePart, rialAUnit, ...party }) => {
        const amounts = { total, base: Math.floor((total * basePart) / 100) }
        const prices = pricesFor(amounts, { rialAUnit }, party)
        const told = (total * rialAUnit) / 100
        const more = totalFor(prices, party) - told
        assert.ok(more >= 0 && more < 500, String(more))
        for (const { base, taxes, total: each, commission } of prices) {
          assert.equal(base + taxes.reduce((sum, { amount }) => sum + amount, 0), each)
          assert.equal(commission, 0, 'Duffel leaves nothing to who sells')
          assert.ok(base >= 0 && taxes.every(({ amount }) => amount > 0))
        }
      },
    ),
  )
})

test('amounts are exact, and go back as they came', () => {
  for (const [text, minor] of [
    ['450.00', 45_000],
    ['0.5', 50],
    ['90', 9000],
    ['90.', undefined],
    ['1e3', undefined],
    ['', undefined],
  ] as const)
    assert.equal(minorIn(text), minor, text)
  fc.assert(fc.property(fc.nat(), (minor) => assert.equal(minorIn(amountOf(minor)), minor)))
})

test('conditions become a share of the base fare, never less than what is kept', () => {
  const amounts = { currency: 'USD', base: 30_000, total: 36_000 } as const
  const rules = (refund: object | null) =>
    rulesIn({ refund_before_departure: refund as never }, amounts, FIRST_RATES)
  assert.equal(rules(null), 'onRequest')
  assert.equal(rulesIn(null, amounts, FIRST_RATES), 'onRequest')
  assert.deepEqual(rules({ allowed: false }), [{ percent: 100 }])
  assert.equal(rules({ allowed: true, penalty_amount: null }), 'onRequest')
  assert.equal(rules({ allowed: true, penalty_amount: '40.00', penalty_currency: 'GBP' }), 'onRequest')
  assert.deepEqual(rules({ allowed: true, penalty_amount: '0.00', penalty_currency: 'USD' }), [
    { percent: 0 },
  ])
  assert.deepEqual(rules({ allowed: true, penalty_amount: '40.00', penalty_currency: 'USD' }), [
    { percent: 14 },
  ])
  assert.deepEqual(rules({ allowed: true, penalty_amount: '400.00', penalty_currency: 'USD' }), [
    { percent: 100 },
  ])
})

test('an order is held until it is paid, and issued when everybody has a ticket', () => {
  const offer = read()
  assert.ok(offer)
  const booking = aBooking(offer, { adults: 1, children: 0, infants: 0 })
  const order = (change: object = {}) => OneOrder.parse({ data: { ...aRecordedOrder, ...change } }).data
  assert.deepEqual(supplierOrder(order(), booking), {
    ref: 'ord_00009hthhsUZ8W4LxQgkjo',
    pnr: 'RZPNX8',
    state: 'issued',
    holdUntil: null,
    tickets: [{ passenger: 0, number: '1252106312810', state: 'open' }],
    total: booking.total,
  })
  const awaiting = { awaiting_payment: true, payment_required_by: '2026-12-01T10:00:00Z' }
  const held = supplierOrder(order({ documents: [], payment_status: awaiting }), booking)
  assert.deepEqual([held.state, held.holdUntil?.toString()], ['held', '2026-12-01T10:00:00Z'])
  assert.equal(supplierOrder(order({ documents: [] }), booking).state, 'held')
  assert.equal(supplierOrder(order({ cancelled_at: '2026-11-30T10:00:00Z' }), booking).state, 'cancelled')
  const others = [{ id: 'pas_9', given_name: 'Amelia', family_name: 'Earhart', born_on: '1987-07-24' }]
  assert.deepEqual(supplierOrder(order({ passengers: others }), booking).tickets, [])
})

test('what an order costs is held against what the traveller was told', () => {
  const order = (told: string | undefined) =>
    OneOrder.parse({ data: { ...aRecordedOrder, metadata: told === undefined ? {} : { told } } }).data
  assert.deepEqual(
    ['4500', '4499', '4600', undefined, 'much'].map((told) => isDearer(order(told))),
    [false, true, false, false, false],
  )
})

test('infants sit with adults, everybody has the offer’s name for his kind, and a passport says its country in two letters', () => {
  const offer = read()
  assert.ok(offer)
  const asked = {
    supported_passenger_identity_document_types: ['passport'],
    passengers: [
      { id: 'pas_1', type: 'adult' },
      { id: 'pas_2', type: 'adult' },
      { id: 'pas_3', age: 8 },
      { id: 'pas_4', age: 1 },
    ],
  }
  const booking = aBooking(
    {
      ...offer,
      prices: [
        ...offer.prices,
        ...(['Child', 'Infant'] as const).map((paxType) => ({ ...offer.prices[0], paxType })),
      ] as never,
    },
    { adults: 2, children: 1, infants: 1 },
  )
  const people = peopleFor(asked, booking, 'tickets@example.com') as readonly Record<string, unknown>[]
  assert.deepEqual(
    people.map(({ id, infant_passenger_id: infant }) => [id, infant]),
    [
      ['pas_1', 'pas_4'],
      ['pas_2', undefined],
      ['pas_3', undefined],
      ['pas_4', undefined],
    ],
  )
  const [first] = people
  assert.deepEqual(first?.['identity_documents'], [
    {
      type: 'passport',
      unique_identifier: 'P12345670',
      issuing_country_code: 'IR',
      expires_on: '2031-01-01',
    },
  ])
  assert.deepEqual(
    [first?.['phone_number'], first?.['email'], first?.['title']],
    ['+989123456789', 'tickets@example.com', 'ms'],
  )
  assert.equal(peopleFor({ ...asked, passengers: asked.passengers.slice(1) }, booking, 'a@b.co'), undefined)
  assert.deepEqual(
    [
      { id: 'a', type: 'infant_without_seat' },
      { id: 'b', age: 11 },
      { id: 'c', age: 12 },
    ].map(kindOf),
    ['infant', 'child', 'adult'],
  )
})

test('errors are told by their codes, and repeat nothing of what was sent', () => {
  const error = errorIn({
    errors: [
      {
        type: 'validation_error',
        code: 'invalid_phone_number',
        title: 'Invalid',
        message: '+98912… is wrong',
      },
    ],
  })
  assert.deepEqual(error, { code: 'invalid_phone_number', words: 'invalid_phone_number: Invalid' })
  assert.equal(errorIn('<html>'), undefined)
  for (const [code, wanted] of [
    ['offer_no_longer_available', 'gone'],
    ['offer_expired', 'expired'],
    ['price_changed', 'priceChanged'],
    ['duplicate_booking', 'duplicate'],
    ['insufficient_balance', 'noCredit'],
    ['invalid_phone_number', 'paxInvalid'],
    ['airline_internal', 'other'],
  ] as const)
    assert.equal(codeOf(code), wanted)
})
