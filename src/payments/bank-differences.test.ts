import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { rial, sum } from '#money/rial.ts'
import { type BankTransfer, bankDifferences, type GatewayTransfer } from '#payments/bank-differences.ts'

const on = (day: number) => Temporal.PlainDate.from({ year: 2026, month: 11, day })
const sent = (net: number, day: number, reference: string | null = null): GatewayTransfer => ({
  gatewayId: 1,
  day: on(day),
  reference,
  net: rial(net),
})
const came = (amount: number, day: number, reference: string): BankTransfer => ({
  day: on(day),
  reference,
  amount: rial(amount),
})

test('what was sent and came is no difference, by number or by amount', () => {
  assert.deepEqual(
    bankDifferences([sent(500, 3, '82'), sent(70, 4)], [came(500, 2, '82'), came(70, 5, 'x')]),
    [],
  )
})

test('another amount under the same number, what did not come and what nobody announced are said', () => {
  const [first, second] = [sent(500, 3, '82'), sent(70, 4)]
  const [other, stranger] = [came(400, 3, '82'), came(71, 5, 'x')]
  assert.deepEqual(bankDifferences([first, second], [other, stranger]), [
    { kind: 'other-amount', sent: first, came: other },
    { kind: 'not-arrived', sent: second },
    { kind: 'not-announced', came: stranger },
  ])
})

test('money does not come before it is sent; of equal ones the oldest is met first', () => {
  const late = sent(70, 6)
  assert.equal(bankDifferences([late], [came(70, 5, 'x')]).length, 2)
  const again = sent(70, 4)
  assert.deepEqual(bankDifferences([late, again], [came(70, 6, 'x')]), [{ kind: 'not-arrived', sent: late }])
})

test('whatever comes, nothing is lost: what was sent less what did not come is what came less what was not announced', () => {
  const day = fc.integer({ min: 1, max: 28 })
  const amount = fc.integer({ min: 1, max: 4 })
  const number = fc.constantFrom('a', 'b', null)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, day, number)),
      fc.uniqueArray(fc.tuple(amount, day, fc.constantFrom('a', 'b', 'c', 'd')), {
        selector: ([, on, name]) => `${on} ${name}`,
      }),
      (out, into) => {
        const told = out.map(([net, on, name]) => sent(net, on, name))
        const stated = into.map(([net, on, name]) => came(net, on, name))
        const found = bankDifferences(told, stated)
        const missing = found.map((one) => (one.kind === 'not-announced' ? rial(0) : one.sent.net))
        const extra = found.map((one) => (one.kind === 'not-arrived' ? rial(0) : one.came.amount))
        assert.equal(
          sum(told.map(({ net }) => net)) - sum(missing),
          sum(stated.map((one) => one.amount)) - sum(extra),
        )
      },
    ),
  )
})
