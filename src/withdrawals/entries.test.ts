import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial, sum } from '#money/rial.ts'
import { type Entry, isBalanced } from '#wallet/ledger.ts'
import { arrivedEntry, cancelledEntry, requestedEntry, returnedEntry } from '#withdrawals/entries.ts'

const made = { withdrawalId: 'w', userId: 'sara', number: '6123', amount: rial(700_000) }

const lives: readonly (readonly [string, readonly Entry[], Readonly<Record<string, number>>])[] = [
  ['on its way', [requestedEntry(made)], { 'traveller-wallet': -700_000, 'withdrawals-due': 700_000 }],
  ['cancelled', [requestedEntry(made), cancelledEntry(made)], {}],
  [
    'arrived',
    [requestedEntry(made), arrivedEntry(made, 'vandar')],
    { 'traveller-wallet': -700_000, 'payout-clearing': 700_000 },
  ],
  ['returned on its way', [requestedEntry(made), returnedEntry(made, 'sent')], {}],
  [
    'returned after it had arrived',
    [requestedEntry(made), arrivedEntry(made, 'vandar'), returnedEntry(made, { arrivedBy: 'vandar' })],
    {},
  ],
]

for (const [name, entries, left] of lives)
  test(`a withdrawal that is ${name} leaves its money where it is, and nowhere else`, () => {
    assert.ok(entries.every(({ postings }) => isBalanced(postings)))
    assert.equal(new Set(entries.map(({ key }) => key)).size, entries.length)
    const postings = Map.groupBy(
      entries.flatMap((entry) => entry.postings),
      ({ account }) => account.class,
    )
    const totals = [...postings].map(([name, own]) => [name, sum(own.map(({ amount }) => amount))] as const)
    assert.deepEqual(Object.fromEntries(totals.filter(([, total]) => total !== 0)), left)
  })
