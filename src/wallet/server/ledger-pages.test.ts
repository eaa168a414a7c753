import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestHouse } from '#testing/server/house.ts'
import { bank, dariush, moving, sampleData, sara, walletOf } from '#testing/wallet/wallet.ts'

const clearing = { class: 'gateway-clearing', owner: '1' } as const

test('an account in parts is one account, with the balance of all of them', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  await Promise.all(Array.from({ length: 12 }, (_, n) => post(moving(`gift ${n}`, 100))))
  await post(moving('other gift', 50, [bank, walletOf(dariush)]))
  await sql`insert into wallet.account (class, owner, part) select 'gateway-clearing', '1', part
    from generate_series(0, 3) part on conflict do nothing`.execute(house.database)
  assert.deepEqual(await wallet.ledger.balances(), [
    { class: 'gateway-clearing', accounts: 1, balance: -1250 },
    { class: 'traveller-wallet', accounts: 2, balance: 1250 },
  ])
})

test('lines come newest first, page after page, of a day and of a kind', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  const from = house.clock.now()
  await Promise.all(Array.from({ length: 7 }, (_, n) => post(moving(`gift ${n}`, 100 + n))))
  house.clock.advance({ hours: 24 })
  const until = house.clock.now()
  await post({ ...moving('taken', 5, [walletOf(sara), bank]), kind: 'adjusted' })
  const lines = (more: object = {}) => wallet.ledger.lines({ account: clearing, take: 50, ...more })
  const all = await lines()
  assert.deepEqual([all.length, all[0]?.amount, all[0]?.kind], [8, 5, 'adjusted'])
  assert.deepEqual(
    all,
    all.toSorted((one, other) => other.seq - one.seq),
  )
  assert.deepEqual(await lines({ take: 3 }), all.slice(0, 3))
  assert.deepEqual(await lines({ take: 3, before: all[2]?.seq }), all.slice(3, 6))
  assert.deepEqual(await lines({ kind: 'adjusted' }), all.slice(0, 1))
  assert.deepEqual(await lines({ from, until }), all.slice(1))
  assert.deepEqual(await lines({ from, until, kind: 'adjusted' }), [])
  assert.deepEqual(await lines({ from, until, take: 2, before: all[3]?.seq }), all.slice(4, 6))
  assert.deepEqual(await wallet.ledger.lines({ account: { ...clearing, owner: '2' }, take: 50 }), [])
})
