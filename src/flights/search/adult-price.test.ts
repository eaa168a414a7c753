import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adultPrice } from '#flights/search/adult-price.ts'

const of = (paxType: 'Adult' | 'Child', totalPrice: number) => ({
  paxType,
  count: 1,
  baseFare: totalPrice,
  taxes: 0,
  totalPrice,
})
const family = { prices: [of('Child', 60), of('Adult', 100)], totalPrice: 160, lastPrice: null }

test('travellers compare by what one adult pays, whoever comes along', () => {
  assert.equal(adultPrice(family), 100)
})

test('a sold-out ticket is remembered by its last price', () => {
  assert.equal(adultPrice({ ...family, lastPrice: 120 }), 120)
})
