import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circles, productNames } from './house-figures.ts'

const value = (...to: string[]) => to.map((one) => ({ to: one, isType: false }))

test('a circle of imports is found whole, a type import makes none', () => {
  const graph = new Map([
    ['a', value('b')],
    ['b', value('c')],
    ['c', value('a', 'd')],
    ['d', value()],
    ['e', [{ to: 'f', isType: true }]],
    ['f', value('e')],
  ])
  assert.deepEqual(circles(graph), [['a', 'b', 'c']])
})

test('a product named outside of the products is found; one of its own room is not', () => {
  const texts = new Map([
    ['src/orders/a.ts', "if (product === 'visa') return"],
    ['src/orders/b.ts', '  hotel: {'],
    ['src/orders/c.ts', 'the hotel is far'],
    ['src/hotels/d.ts', "kind: 'hotel'"],
  ])
  assert.deepEqual(productNames(texts), ['src/orders/a.ts', 'src/orders/b.ts'])
})
