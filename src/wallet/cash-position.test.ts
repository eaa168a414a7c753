import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { negative, plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import { backingOf, travellersClasses } from '#wallet/cash-position.ts'
import type { AccountClass } from '#wallet/ledger.ts'

const classes = [
  'traveller-wallet',
  'prepayment',
  'refunds-due',
  'withdrawals-due',
  'gateway-clearing',
  'payout-clearing',
  'bank',
  'supplier-payable',
  'supplier-receivable',
  'revenue',
  'discounts',
  'promotions',
] as const satisfies readonly AccountClass[]

test('whatever the ledger holds, what we owe travellers is what backs it, to the rial', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(rial)
  const flow = fc.tuple(fc.constantFrom(...classes), fc.constantFrom(...classes), amount)
  fc.assert(
    fc.property(fc.array(flow), (flows) => {
      const balances = new Map<AccountClass, Rial>()
      const add = (name: AccountClass, much: Rial) =>
        balances.set(name, plus(balances.get(name) ?? ZERO, much))
      for (const [from, to, much] of flows) {
        add(from, negative(much))
        add(to, much)
      }
      const { bank, gateways, suppliers, others } = backingOf(balances)
      const owed = sum(travellersClasses.map((name) => balances.get(name) ?? ZERO))
      assert.equal(owed, bank + gateways + suppliers - others)
    }),
  )
})

test('every class has its place: owed to us is held, what is not the travellers’ is taken off', () => {
  const of = (name: AccountClass, amount: number) => backingOf(new Map([[name, rial(amount)]]))
  const nothing = { bank: 0, gateways: 0, suppliers: 0, others: 0 }
  assert.deepEqual(of('bank', -7), { ...nothing, bank: 7 })
  assert.deepEqual(of('gateway-clearing', -7), { ...nothing, gateways: 7 })
  assert.deepEqual(of('supplier-receivable', -7), { ...nothing, suppliers: 7 })
  for (const name of ['supplier-payable', 'payout-clearing', 'revenue'] as const)
    assert.deepEqual(of(name, 7), { ...nothing, others: 7 })
  assert.deepEqual(of('discounts', -7), { ...nothing, others: -7 })
  for (const name of travellersClasses) assert.deepEqual(of(name, 7), nothing)
})
