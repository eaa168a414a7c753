import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { circles, productKinds, productNames, sources, withTypes } from './house-figures.ts'

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

test('a circle of types is found where both are no screens', () => {
  const types = (to: string) => [{ to, isType: true }]
  const graph = new Map([
    ['src/a/server/one.ts', types('src/a/server/two.ts')],
    ['src/a/server/two.ts', types('src/a/server/one.ts')],
    ['src/a/web/page.tsx', types('src/a/web/part.tsx')],
    ['src/a/web/part.tsx', types('src/a/web/page.tsx')],
  ])
  assert.deepEqual(circles(graph), [])
  assert.deepEqual(circles(withTypes(graph)), [['src/a/server/one.ts', 'src/a/server/two.ts']])
})

test('a product named outside of the products is found; one of its own room, or in their list, is not', () => {
  const texts = new Map([
    ['src/orders/a.ts', "if (product === 'visa') return"],
    ['src/orders/b.ts', '  hotel: {'],
    ['src/orders/c.ts', 'the hotel is far'],
    ['src/orders/web/e.tsx', '<Share product="flight" />'],
    ['src/orders/f.ts', "tour: 'tour'"],
    ['src/notifications/order-notifications.ts', "if (order.product === 'flight')"],
    ['src/hotels/d.ts', "kind: 'hotel'"],
    ['src/app/products.ts', "kind: 'hotel'"],
  ])
  assert.deepEqual(productNames(texts), [
    'src/orders/a.ts',
    'src/orders/b.ts',
    'src/orders/web/e.tsx',
    'src/orders/f.ts',
    'src/notifications/order-notifications.ts',
  ])
})

test('nobody but a product says its name', () => {
  const kinds = globSync('src/*/kind.ts').map((file) => /'(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1])
  assert.deepEqual(kinds.sort(), [...productKinds].sort())
  assert.deepEqual(productNames(sources()), [])
})
