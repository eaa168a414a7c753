import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { plus, type Rial, rial, sum } from '#money/rial.ts'
import { clearingClasses, explained, type Movement } from '#wallet/explained.ts'

const day = (n: number) => Temporal.Instant.from('2026-11-01T00:00:00Z').add({ hours: 24 * n })
const captured = (n: number, amount: number): Movement => ({
  class: 'gateway-clearing',
  owner: '1',
  item: `day ${n}`,
  isClosing: false,
  since: day(n),
  amount: rial(-amount),
})
const settled = (amount: number): Movement => ({
  ...captured(9, 0),
  item: null,
  isClosing: true,
  amount: rial(amount),
})
const gateway = (movements: readonly Movement[]) => {
  const [found] = explained(movements).filter((one) => one.class === 'gateway-clearing')
  return { open: found?.items.map((one) => [one.item, one.amount]), unexplained: found?.unexplained }
}

test('a settlement closes the oldest captures first, and a part of the next', () => {
  assert.deepEqual(gateway([captured(2, 500), captured(1, 300), captured(3, 200), settled(450)]), {
    open: [
      ['day 2', -350],
      ['day 3', -200],
    ],
    unexplained: 0,
  })
})

test('what a gateway settled beyond all captures is explained by nobody', () => {
  assert.deepEqual(gateway([captured(1, 300), settled(310)]), { open: [], unexplained: 10 })
})

test('what the ledger does not say whose it is, is explained by nobody', () => {
  assert.deepEqual(gateway([captured(1, 300), { ...captured(2, 70), item: null }]), {
    open: [['day 1', -300]],
    unexplained: -70,
  })
})

test('one gateway does not settle for another', () => {
  const [found] = explained([captured(1, 300), { ...settled(300), owner: '2' }])
  assert.deepEqual([found?.items.length, found?.unexplained], [1, 300])
})

const movement: fc.Arbitrary<Movement> = fc.record({
  class: fc.constantFrom(...clearingClasses),
  owner: fc.constantFrom('1', '2'),
  item: fc.option(fc.constantFrom('a', 'b', 'c')),
  isClosing: fc.boolean(),
  since: fc.nat(30).map(day),
  amount: fc.integer({ min: -1e12, max: 1e12 }).map(rial),
})

test('a balance is always its open matters and what nobody explains; nothing is explained twice', () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 12 }), (movements) => {
      for (const { class: name, balance, items, unexplained } of explained(movements)) {
        const own = movements.filter((one) => one.class === name)
        assert.equal(balance, sum(own.map((one) => one.amount)))
        assert.equal(plus(sum(items.map((item) => item.amount)), unexplained), balance)
        for (const item of items) assert.notEqual(item.amount, 0)
      }
    }),
  )
})

test('a closing never turns what is open to the other side', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 8 })
  fc.assert(
    fc.property(amounts, fc.nat(1e10), (taken, closing) => {
      const { open, unexplained } = gateway([
        ...taken.map((amount, n) => captured(n, amount)),
        settled(closing),
      ])
      for (const [, amount] of open ?? []) assert.ok((amount as Rial) < 0)
      const all = taken.reduce((a, b) => a + b, 0)
      assert.equal(unexplained, Math.max(0, closing - all))
    }),
  )
})
