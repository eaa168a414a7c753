import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Offer } from '#flights/supplier/server/duffel/offer-response.ts'
import { supplierOffer } from '#flights/supplier/server/duffel/offers.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { aRecordedOffer } from '#testing/flights/suppliers/duffel/responses.ts'

const read = (change: object = {}) =>
  supplierOffer(Offer.parse({ ...aRecordedOffer, ...change }), FIRST_RATES)

function readWith(change: object) {
  const [slice] = aRecordedOffer.slices
  const segments = slice?.segments.map((segment) => ({ ...segment, ...change }))
  return read({ slices: [{ ...slice, segments }] })?.directions[0]?.[0]
}

test('another airline that flies it is told by its code, and by its name where it has none', () => {
  const flownBy = (operating_carrier: object | null) => readWith({ operating_carrier })?.operator
  assert.equal(flownBy({ iata_code: 'BA', name: 'British Airways' }), null)
  assert.equal(flownBy({ iata_code: 'AA', name: 'American Airlines' }), 'AA')
  assert.equal(flownBy({ iata_code: null, name: 'BA Cityflyer' }), 'BA Cityflyer')
  assert.equal(flownBy({ iata_code: null, name: 'British Airways' }), null)
  assert.equal(flownBy(null), null)
})

test('where a flight lands on the way is told in its order, by code or by name', () => {
  const stops = [
    { id: 'sto_1', airport: { iata_code: 'BOS', city_name: 'Boston', name: 'Logan' }, duration: 'PT50M' },
    { id: 'sto_2', airport: { iata_code: null, city_name: 'Nowhere' } },
    { id: 'sto_3', airport: null },
  ]
  assert.deepEqual(readWith({ stops })?.stops, ['BOS', 'Nowhere'])
  assert.deepEqual(readWith({ stops: null })?.stops, [])
})

test('what an offer says of its rules is kept in its own words', () => {
  const owner = { ...aRecordedOffer.owner, conditions_of_carriage_url: 'https://www.example.com/carriage' }
  assert.deepEqual(read({ owner })?.ruleText?.split('\n'), [
    'refund_before_departure: allowed, penalty_amount: 10.00 USD',
    'LHR-JFK fare_brand_name: Basic',
    'LHR-JFK fare_basis_code: OXZ0RO',
    'conditions_of_carriage: https://www.example.com/carriage',
  ])
  const not = { refund_before_departure: { allowed: false }, change_before_departure: null }
  assert.match(read({ conditions: not })?.ruleText ?? '', /^refund_before_departure: not allowed$/m)
})
