import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { openTestHouse } from '#testing/server/house.ts'
import { bank, dariush, moving, sampleData, sara, walletOf } from '#testing/wallet/wallet.ts'
import type { Entry } from '#wallet/ledger.ts'
import { bookFaults, totalsByClass } from '#wallet/server/books.ts'

test('money given to a wallet is its balance, and the books agree', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  assert.equal(await wallet.balanceOf(sara), 0)
  assert.equal(await post(moving('a', 28_900_000)), true)
  assert.equal(await wallet.balanceOf(sara), 28_900_000)
  assert.deepEqual(await bookFaults(house.database), [])
  assert.deepEqual(
    await totalsByClass(house.database),
    new Map([
      ['gateway-clearing', -28_900_000],
      ['traveller-wallet', 28_900_000],
    ]),
  )
})

test('an entry posted twice, or twenty times at once, is written once', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  const written = await Promise.all(Array.from({ length: 20 }, () => post(moving('once', 1000))))
  assert.equal(written.filter(Boolean).length, 1)
  assert.equal(await post(moving('once', 1000)), false)
  assert.equal(await wallet.balanceOf(sara), 1000)
})

test('a wallet never falls below zero, even when a hundred spend it at once', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  await post(moving('gift', 1000))
  const tries = Array.from({ length: 100 }, (_, n) => post(moving(`spend ${n}`, 300, [walletOf(sara), bank])))
  const spent = await Promise.allSettled(tries)
  const refused = spent.filter((one) => one.status === 'rejected')
  assert.equal(spent.length - refused.length, 3)
  for (const one of refused) assert.equal(one.reason.code, 'INSUFFICIENT_BALANCE')
  assert.equal(await wallet.balanceOf(sara), 100)
  assert.deepEqual(await bookFaults(house.database), [])
})

test('neither a prepayment nor a refund that is due is ever overdrawn; what is ours to give may be', async () => {
  await using house = await openTestHouse()
  const { post } = await sampleData(house)
  const id = '00000000-0000-4000-8000-000000000001'
  for (const held of [
    { class: 'prepayment', orderId: id } as const,
    { class: 'refunds-due', refundId: id } as const,
  ]) {
    await post(moving(`into ${held.class}`, 100, [bank, held]))
    await assert.rejects(post(moving(`out of ${held.class}`, 101, [held, walletOf(sara)])), {
      code: 'INSUFFICIENT_BALANCE',
    })
  }
  assert.equal(
    await post(moving('gift', 50, [{ class: 'promotions', campaign: 'nowruz' }, walletOf(sara)])),
    true,
  )
  assert.equal(await post(moving('voucher', 50, [{ class: 'discounts', code: 'A' }, walletOf(sara)])), true)
  assert.deepEqual(await bookFaults(house.database), [])
})

test('entries that cross between two wallets do not wait for each other for ever', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  await post(moving('to sara', 1_000_000))
  await post(moving('to dariush', 1_000_000, [bank, walletOf(dariush)]))
  const there = [walletOf(sara), walletOf(dariush)] as const
  const back = [walletOf(dariush), walletOf(sara)] as const
  await Promise.all(
    Array.from({ length: 60 }, (_, n) => post(moving(`cross ${n}`, 10, n % 2 === 0 ? there : back))),
  )
  assert.equal(await wallet.balanceOf(sara), 1_000_000)
  assert.deepEqual(await bookFaults(house.database), [])
})

test('a purchase does not wait for one that holds a part of a busy account', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  await post(moving('first', 10))
  await house.database.transaction().execute(async (trx) => {
    for (let held = 0; held < 5; held++) {
      await wallet.post(trx, moving(`holding ${held}`, 10, [bank, walletOf(dariush)]))
      // with a single partition this would deadlock
      await post(moving(`passing ${held}`, 10))
    }
  })
  assert.deepEqual([await wallet.balanceOf(sara), await wallet.balanceOf(dariush)], [60, 50])
  assert.equal((await totalsByClass(house.database)).get('gateway-clearing'), -110)
  assert.deepEqual(await bookFaults(house.database), [])
})

test('postings of several entries in one statement move every balance', async () => {
  await using house = await openTestHouse()
  const { post, wallet } = await sampleData(house)
  await post(moving('open', 100))
  await sql`
    with entries as (
      insert into wallet.entry (key, kind, memo, at) select 'by hand ' || n, 'topped-up', '', now() from generate_series(1, 3) n
      returning id),
    accounts as (
      select min(id) filter (where class = 'gateway-clearing') as bank, min(id) filter (where class = 'traveller-wallet') as sara
      from wallet.account)
    insert into wallet.posting (entry_id, account_id, amount)
    select id, account, amount from entries, accounts, lateral (values (bank, -7), (sara, 7)) as flow (account, amount)`.execute(
    house.database,
  )
  assert.equal(await wallet.balanceOf(sara), 121)
  assert.deepEqual(await bookFaults(house.database), [])
})

test('what does not balance is not written', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  const lopsided: Entry = { ...moving('bad', 1), postings: [{ account: walletOf(sara), amount: rial(5) }] }
  await assert.rejects(post(lopsided), /does not balance/)
  assert.equal(await wallet.balanceOf(sara), 0)
})

test('the database keeps the books even from statements that go round the door', async (t) => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  await post(moving('a', 500))
  const attack = (name: string, statement: string, says: RegExp) =>
    t.test(name, () => assert.rejects(sql.raw(statement).execute(house.database), says))
  await attack('an entry is not changed', `update wallet.entry set memo = 'x'`, /facts/)
  await attack('a posting is not changed', `update wallet.posting set amount = amount * 2`, /facts/)
  await attack('a posting is not deleted', `delete from wallet.posting`, /facts/)
  await attack('the ledger is not emptied', `truncate wallet.posting, wallet.entry cascade`, /facts/)
  await attack('an account is not deleted', `delete from wallet.account`, /facts/)
  await attack(
    'a balance is not written by hand',
    `update wallet.account set balance = 1e9`,
    /postings alone/,
  )
  await attack(
    'an account is not born rich',
    `insert into wallet.account (class, owner, balance) values ('revenue', 'x', 5)`,
    /postings alone/,
  )
  await attack('a closed entry takes no more postings', afterwards, /closed/)
  await attack('half an entry does not commit', oneLegged, /does not balance/)
  await attack(
    'an entry without postings does not commit',
    `insert into wallet.entry (key, kind, memo, at) values ('empty', 'order-paid', '', now())`,
    /does not balance/,
  )
  assert.equal(await wallet.balanceOf(sara), 500)
  assert.deepEqual(await bookFaults(house.database), [])
})

const afterwards = `
  with late as (insert into wallet.account (class, owner) values ('revenue', 'late') returning id)
  insert into wallet.posting select (select max(id) from wallet.entry), id, 5 from late`

const oneLegged = `
  with entry as (insert into wallet.entry (key, kind, memo, at) values ('half', 'order-paid', '', now()) returning id)
  insert into wallet.posting select id, (select min(id) from wallet.account), -5 from entry`

test('the books notice what triggers failed to stop', async () => {
  await using house = await openTestHouse()
  const { post } = await sampleData(house)
  await post(moving('a', 500))
  await house.database.transaction().execute(async (trx: Trx) => {
    await sql`set local session_replication_role = replica`.execute(trx) // no triggers: as a careless restore would
    await sql`update wallet.posting set amount = 400 where amount > 0`.execute(trx)
  })
  const laws = (await bookFaults(house.database)).map((fault) => fault.law)
  assert.deepEqual(laws.toSorted(), ['balance-is-sum-of-postings', 'entry-sums-to-zero'])
})

test('a traveller reads the balance and the movements of the own wallet, newest first', async () => {
  await using house = await openTestHouse()
  const { post, ask } = await sampleData(house)
  await post(moving('a', 500))
  await post(moving('b', 200, [walletOf(sara), bank]))
  await post(moving('c', 9000, [bank, walletOf(dariush)]))
  const balance = await ask(sara, '/api/wallet/wallet/CurrentUserBalance?type=Cache')
  assert.deepEqual(balance.body, { data: { type: 'Cache', balance: 300 } })
  const { body } = await ask(sara, '/api/wallet/WalletFlows/GetCurrentUserWalletFlows')
  assert.equal(body.data.total, 2)
  assert.deepEqual(
    body.data.flows.map((flow: { amount: number; balance: number }) => [flow.amount, flow.balance]),
    [
      [-200, 300],
      [500, 500],
    ],
  )
  const second = await ask(sara, '/api/wallet/WalletFlows/GetCurrentUserWalletFlows?page=2&take=1')
  assert.deepEqual(
    second.body.data.flows.map((flow: { balance: number }) => flow.balance),
    [500],
  )
})

test('a guest has no wallet, and a page that is no number is refused in Persian', async () => {
  await using house = await openTestHouse()
  const { ask } = await sampleData(house)
  assert.equal((await ask(undefined, '/api/wallet/wallet/CurrentUserBalance')).status, 401)
  const wrong = await ask(sara, '/api/wallet/WalletFlows/GetCurrentUserWalletFlows?page=first')
  assert.equal(wrong.status, 400)
  assert.match(wrong.body.meta.errors[0].errors[0], /صفحه/)
})

test('no entry is written when the transaction that told it is undone', async () => {
  await using house = await openTestHouse()
  const { wallet } = await sampleData(house)
  const undone = house.database.transaction().execute(async (trx) => {
    await wallet.post(trx, moving('a', 500))
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.equal(await wallet.isPosted(house.database, 'a'), undefined)
  const { count } = await one(house.database, sql<{ count: number }>`select count(*) from wallet.entry`)
  assert.equal(count, 0)
})
