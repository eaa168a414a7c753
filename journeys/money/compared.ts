import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { bookFaults, openPrepayments, openShares, openWithdrawalsDue } from '#wallet/server/books.ts'
import { withdrawalFaults } from '#withdrawals/server/invariants.ts'
import type { Names } from './act.ts'
import type { Lane } from './house.ts'
import { dueBalances } from './invariants.ts'
import { type Life, timelineTexts } from './model.ts'
import { vouchers } from './vouchers.ts'
import { usedOf, userOf } from './world.ts'

interface Snapshot {
  readonly balances: Readonly<Record<string, number>>
  readonly orders: readonly object[]
  /** payments of each share */
  readonly shares: readonly (readonly string[])[]
  readonly refunds: readonly object[]
  readonly withdrawals: readonly object[]
  readonly codes: Readonly<Record<string, object>>
}

/** Compares the world's accounts, orders, refunds and codes in the database with the model. */
export async function assertSame({ lane: { house }, life, names }: Compared): Promise<void> {
  const expected = inModel(life, names)
  const found = await inDatabase(house.database, names, expected)
  assert.deepEqual(found, expected, `after\n${timelineTexts(life.story)}`)
}

interface Compared {
  readonly lane: Lane
  readonly life: Life
  readonly names: Names
}

const own = /^(?:traveller-wallet|prepayment|shares-held|rebooking|refunds-due|withdrawals-due|discounts) /

export function addShared(totals: Map<string, number>, { world }: Life): void {
  for (const [name, amount] of dueBalances(world))
    if (!own.test(name)) totals.set(name, (totals.get(name) ?? 0) + amount)
}

/** No broken invariants in the whole database, and shared accounts add up. */
export async function assertWell(
  { house, wallet }: Lane,
  now: Temporal.Instant,
  shared?: ReadonlyMap<string, number>,
) {
  const { database } = house
  assert.deepEqual(await bookFaults(database), [])
  const prepaid = await openPrepayments(database)
  assert.deepEqual(await orderFaults(database, { now, prepaid, shares: await openShares(database) }), [])
  assert.deepEqual(await withdrawalFaults(database, await openWithdrawalsDue(database)), [])
  for (const one of await wallet.explain(Temporal.PlainDate.from('2099-01-01')))
    assert.equal(one.unexplained, 0, `${one.class} is not explained`)
  if (shared === undefined) return
  const held = await balancesOf(database, [...shared.keys()])
  assert.deepEqual(held, Object.fromEntries(shared))
}

function inModel({ world }: Life, { users, orders, refunds, withdrawals, codeOf }: Names): Snapshot {
  const nameOf = new Map<string, string>([
    ...users.map((id, who) => [`traveller-wallet ${userOf(who)}`, `traveller-wallet ${id}`] as const),
    ...orders.map(({ orderId }, number) => [`prepayment order ${number}`, `prepayment ${orderId}`] as const),
    ...orders.map(({ orderId }, n) => [`shares-held order ${n}`, `shares-held ${orderId}`] as const),
    ...orders.map(({ orderId }, n) => [`rebooking order ${n}`, `rebooking ${orderId}`] as const),
    ...refunds.map((id, number) => [`refunds-due refund ${number}`, `refunds-due ${id}`] as const),
    ...withdrawals.map((id, n) => [`withdrawals-due withdrawal ${n}`, `withdrawals-due ${id}`] as const),
    ...vouchers.map(({ code }) => [`discounts ${code}`, `discounts ${codeOf(code)}`] as const),
  ])
  const due = dueBalances(world)
  const codes = vouchers.map(({ code }) => {
    const { uses: used, spent } = usedOf(world, code)
    return [codeOf(code), { used, spent }] as const
  })
  return {
    balances: Object.fromEntries([...nameOf].map(([model, real]) => [real, due.get(model) ?? 0])),
    orders: world.orders.map(({ status, total, discount, walletPart, credit, names }) => ({
      status,
      total,
      discount,
      walletPart,
      credit,
      names,
    })),
    shares: world.shares.map((share) =>
      world.sharePayments
        .filter((one) => one.share === share)
        .map(({ state, source }) => `${source} ${state}`)
        .toSorted(),
    ),
    withdrawals: world.withdrawals.map(({ state, made }) => ({ state, amount: made.amount })),
    refunds: world.refunds.map(({ state, paidInto, made }) => ({ state, paidInto, amount: made.amount })),
    codes: Object.fromEntries(codes),
  }
}

async function inDatabase(database: Database, names: Names, expected: Snapshot): Promise<Snapshot> {
  const orders = await all(
    database,
    sql<object>`
      select status, total, discount, wallet_part as "walletPart", credit, (
        select array_agg(first_name order by position) from orders.passenger where order_id = id) as names
      from unnest(${names.orders.map(({ orderId }) => orderId)}::uuid[]) with ordinality as one (id, turn)
      join orders."order" using (id) order by turn`,
  )
  const shares = await all(
    database,
    sql<{ payments: readonly string[] }>`
      select array(select source || ' ' || state from orders.share_payment where share_id = one.id order by 1) as payments
      from unnest(${names.shares.map(({ shareId }) => shareId)}::uuid[]) with ordinality as one (id, turn) order by turn`,
  )
  const refunds = await all(
    database,
    sql<object>`
      select state, paid_into as "paidInto", amount
      from unnest(${names.refunds}::uuid[]) with ordinality as one (id, turn)
      join refunds.request using (id) order by turn`,
  )
  const withdrawals = await all(
    database,
    sql<object>`
      select state, amount from unnest(${names.withdrawals}::uuid[]) with ordinality as one (id, turn)
      join withdrawals.request using (id) order by turn`,
  )
  const codes = await all(
    database,
    sql<{ code: string; used: number; spent: number }>`
      select code, used, spent from orders.voucher where code = any(${Object.keys(expected.codes)})`,
  )
  const unused = Object.keys(expected.codes).map((code) => [code, { used: 0, spent: 0 }] as const)
  return {
    balances: await balancesOf(database, Object.keys(expected.balances)),
    orders: [...orders],
    shares: shares.map(({ payments }) => payments),
    refunds: [...refunds],
    withdrawals: [...withdrawals],
    codes: Object.fromEntries([...unused, ...codes.map(({ code, ...of }) => [code, of] as const)]),
  }
}

async function balancesOf(database: Database, names: readonly string[]): Promise<Record<string, number>> {
  const rows = await all(
    database,
    sql<{ name: string; balance: number }>`
      select one.class || ' ' || one.owner as name, coalesce(sum(balance), 0)::bigint as balance
      from unnest(${names.map((name) => name.split(' ')[0])}::text[], ${names.map((name) => name.slice(name.indexOf(' ') + 1))}::text[])
        as one (class, owner)
      left join wallet.account using (class, owner) group by one.class, one.owner`,
  )
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]))
}
