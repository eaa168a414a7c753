import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { life, mayBecome, type Status, statuses } from '#orders/life.ts'
import { openMarket } from '#testing/orders/market.ts'

test('the life of an order is the same in the rule and in the database', async () => {
  await using market = await openMarket()
  const kept = await all(
    market.house.database,
    sql<{ was: Status; becomes: Status }>`select was, becomes from orders.life`,
  )
  const ruled = statuses.flatMap((was) => life[was].map((becomes) => `${was} ${becomes}`))
  assert.deepEqual(kept.map(({ was, becomes }) => `${was} ${becomes}`).toSorted(), ruled.toSorted())
})

test('the database refuses every move that the rule does not know', async () => {
  await using market = await openMarket()
  const { house } = market
  for (const from of statuses)
    for (const to of statuses.filter((one) => one !== from)) {
      const { orderId } = await market.buy()
      const trial = house.database.transaction().execute(async (trx) => {
        await sql`alter table orders."order" disable trigger guarded`.execute(trx)
        await place(from)
        await chosen(trx, orderId, { from, to })
        await sql`alter table orders."order" enable trigger guarded`.execute(trx)
        await place(to)
        throw new Error('moved')
        async function place(status: Status) {
          const paid = !['created', 'submitted', 'approved', 'rejected', 'expired', 'cancelled'].includes(
            status,
          )
          const hasTicket = status === 'issued' || status === 'refunded'
          await sql`update orders."order" set status = ${status}, reference = ${hasTicket ? 'K7RM2Q' : null},
            refunded_at = ${status === 'refunded' ? house.clock.now() : null},
            paid_at = ${paid ? house.clock.now() : null} where id = ${orderId}`.execute(trx)
        }
      })
      await assert.rejects(
        trial,
        mayBecome(from, to) ? /^Error: moved$/ : /may not become/,
        `${from} to ${to}`,
      )
      await market.orders.cancel(orderId, (await market.orders.order(orderId))?.ownerId ?? '')
    }
})

/** The choice that such a move asks for; by its own rule it would not be there before an order. */
async function chosen(
  trx: Trx,
  orderId: string,
  { from, to }: { readonly from: Status; readonly to: Status },
): Promise<void> {
  if (from !== 'unissued' && to !== 'unissued') return
  await sql`alter table orders.choice disable trigger guarded`.execute(trx)
  await sql`
    insert into orders.choice (order_id, offered_at, until, ended_at, taken_by)
    select ${orderId}, now(), now() + interval '1 minute', ${to === 'unissued' ? sql`null` : sql`now()`},
      ${to === 'replaced' ? sql`(select id from orders."order" where id <> ${orderId} limit 1)` : sql`null`}`.execute(
    trx,
  )
}

test('an order becomes what its choice says, and a choice ends once, with an order of the same owner', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.pay(order)
  const { database, clock } = market.house
  const at = clock.now()
  const until = at.add({ minutes: 10 })
  const attack = (statement: RawBuilder<unknown>) => statement.execute(database)
  const opening = sql`insert into orders.choice (order_id, offered_at, until) values (${order.orderId}, ${at}, ${until})`
  await assert.rejects(attack(opening), /has no choice/)
  await attack(sql`update orders."order" set status = 'issuing' where id = ${order.orderId}`)
  await assert.rejects(attack(sql`update orders."order" set status = 'unissued'`), /does not say unissued/)
  await attack(opening)
  await attack(sql`update orders."order" set status = 'unissued'`)
  for (const end of ['failed', 'replaced'])
    await assert.rejects(attack(sql`update orders."order" set status = ${end}`), /does not say/)
  const taken = await market.bought()
  const takes = sql`update orders.choice set taken_by = ${taken.orderId}, ended_at = ${at}`
  await assert.rejects(attack(takes), /does not take the place/)
  await attack(sql`update orders.choice set ended_at = ${at}`)
  await assert.rejects(attack(takes), /ends once/)
  await assert.rejects(
    attack(sql`update orders."order" set status = 'replaced' where id = ${order.orderId}`),
    /does not say/,
  )
  await attack(sql`update orders."order" set status = 'failed' where id = ${order.orderId}`)
})

test('what was ordered, and its history, cannot be changed afterwards', async () => {
  await using market = await openMarket()
  await market.buy()
  const attack = (statement: string) => sql.raw(statement).execute(market.house.database)
  await assert.rejects(attack('update orders."order" set total = 1'), /without an agreement/)
  await assert.rejects(attack('update orders."order" set owner_id = gen_random_uuid()'), /does not change/)
  await assert.rejects(attack('delete from orders.history'), /facts/)
  await assert.rejects(attack(`update orders.history set status = 'paid'`), /facts/)
  await assert.rejects(attack('delete from orders."order"'), /facts|foreign key/)
})

test('how a paid order was paid cannot be changed afterwards', async () => {
  await using market = await openMarket()
  await market.pay(await market.bought())
  for (const part of ['discount', 'wallet_part'])
    await assert.rejects(
      sql.raw(`update orders."order" set ${part} = 10`).execute(market.house.database),
      /was paid does not change/,
    )
})
