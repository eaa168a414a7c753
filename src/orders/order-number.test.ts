import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { isOrderNumber, numberOf } from '#orders/order-number.ts'

const serial = fc.integer({ min: 1, max: 89_999_999 })

test('every order number is nine digits and proves itself', () => {
  fc.assert(fc.property(serial, (n) => isOrderNumber(numberOf(n))))
})

test('no two orders share a number', () => {
  const numbers = new Set(Array.from({ length: 100_000 }, (_, n) => numberOf(n + 1)))
  assert.equal(numbers.size, 100_000)
  fc.assert(fc.property(serial, serial, (a, b) => a === b || numberOf(a) !== numberOf(b)))
})

test('one digit misheard is noticed', () => {
  fc.assert(
    fc.property(serial, fc.nat(8), fc.integer({ min: 1, max: 9 }), (n, place, by) => {
      const number = numberOf(n)
      const wrong = (Number(number[place]) + by) % 10
      assert.ok(!isOrderNumber(number.slice(0, place) + wrong + number.slice(place + 1)))
    }),
  )
})

test('two neighbouring digits exchanged are noticed', () => {
  fc.assert(
    fc.property(serial, fc.nat(7), (n, place) => {
      const digits = Array.from(numberOf(n))
      const [a = '', b = ''] = digits.slice(place, place + 2)
      digits.splice(place, 2, b, a)
      assert.equal(isOrderNumber(digits.join('')), a === b)
    }),
  )
})
