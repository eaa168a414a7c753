import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { amountFault, amountTexts, mostOf, withdrawalLimits } from '#withdrawals/limits.ts'

const { least, most } = withdrawalLimits

test('an amount is of the balance, not below the least and not above the most', () => {
  const cases: readonly (readonly [number | undefined, number, string | undefined])[] = [
    [undefined, most, amountTexts.missing],
    [least - 1, most, amountTexts.least],
    [0, 0, amountTexts.least],
    [least, least, undefined],
    [least + 1, least, amountTexts.balance],
    [most, most, undefined],
    [most + 1, 2 * most, amountTexts.most],
    [2 * most, most, amountTexts.balance],
  ]
  for (const [amount, balance, says] of cases) assert.equal(amountFault(amount, balance), says, `${amount}`)
})

test('all of it is the balance, or the most, or nothing', () => {
  assert.deepEqual(
    [least - 1, least, 777_770, most + 5].map((balance) => mostOf(rial(balance))),
    [undefined, least, 777_770, most],
  )
})
