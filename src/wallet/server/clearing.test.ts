import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { negative, rial } from '#money/rial.ts'
import { openTestHouse } from '#testing/server/house.ts'
import { bank, sampleData, sara, walletOf } from '#testing/wallet/wallet.ts'
import { dayOf } from '#wallet/days.ts'
import type { Account, Entry } from '#wallet/ledger.ts'
import { bookFaults, totalsByClass } from '#wallet/server/books.ts'

const receivable: Account = { class: 'supplier-receivable', product: 'flight' }
const payable: Account = { class: 'supplier-payable', product: 'flight' }

function story(owed = 900) {
  const [orderId, refundId, attemptId] = [randomUUID(), randomUUID(), randomUUID()]
  const prepayment: Account = { class: 'prepayment', orderId }
  const due: Account = { class: 'refunds-due', refundId }
  const revenue: Account = { class: 'revenue', product: 'flight' }
  const entry = (kind: Entry['kind'], flows: readonly (readonly [Account, number])[]): Entry => ({
    key: `${kind} ${orderId}`,
    kind,
    memo: kind,
    orderId,
    postings: flows.map(([account, amount]) => ({ account, amount: rial(amount) })),
  })
  return {
    orderId,
    refundId,
    paid: {
      ...entry('order-paid', [
        [bank, -1000],
        [prepayment, 1000],
      ]),
      attemptId,
    },
    issued: entry('order-issued', [
      [prepayment, -1000],
      [payable, owed],
      [revenue, 1000 - owed],
    ]),
    agreed: {
      ...entry('refund-agreed', [
        [receivable, -900],
        [revenue, -100],
        [due, 1000],
      ]),
      refundId,
    },
    sent: {
      ...entry('refund-sent', [
        [due, -1000],
        [{ class: 'payout-clearing', providerId: 'payout' }, 1000],
      ]),
      refundId,
    },
  }
}

async function opened() {
  const house = await openTestHouse()
  house.clock.set(Temporal.Instant.from('2026-11-21T08:00:00Z'))
  const room = await sampleData(house)
  const today = dayOf(house.clock.now())
  const open = async (day = today) =>
    Object.fromEntries(
      (await room.wallet.explain(day)).map((one) => {
        assert.equal(one.unexplained, 0, one.class)
        return [one.class, one.items.map((item) => [item.item, item.amount])]
      }),
    )
  const settled = (settlement: Parameters<typeof room.wallet.settled>[1]) =>
    house.database.transaction().execute((trx) => room.wallet.settled(trx, settlement))
  return { house, ...room, today, open, settled, [Symbol.asyncDispose]: house.close }
}

test('at each step of an order what lies between is explained to the rial', async () => {
  await using room = await opened()
  const { orderId, refundId, paid, issued, agreed, sent } = story()
  const nothing = {
    'payout-clearing': [],
    prepayment: [],
    'refunds-due': [],
    'withdrawals-due': [],
    'supplier-receivable': [],
    rebooking: [],
    'agency-receivable': [],
    'shares-held': [],
  }
  const captured = { 'gateway-clearing': [[room.today.toString(), -1000]] }
  await room.post(paid)
  assert.deepEqual(await room.open(), { ...nothing, ...captured, prepayment: [[orderId, 1000]] })
  await room.post(issued)
  assert.deepEqual(await room.open(), { ...nothing, ...captured })
  await room.post(agreed)
  const owing = { 'supplier-receivable': [[refundId, -900]] }
  assert.deepEqual(await room.open(), {
    ...nothing,
    ...captured,
    ...owing,
    'refunds-due': [[refundId, 1000]],
  })
  await room.post(sent)
  assert.deepEqual(await room.open(), {
    ...nothing,
    ...captured,
    ...owing,
    'payout-clearing': [[refundId, 1000]],
  })
  await room.settled({ gatewayId: 1, amount: rial(1000), reference: 'a' })
  await room.settled({ providerId: 'payout', amount: rial(1000), reference: 'b' })
  await room.wallet.work.closeDay()
  assert.deepEqual(await room.open(), { ...nothing, 'gateway-clearing': [] })
  assert.deepEqual(await bookFaults(room.house.database), [])
})

test('a day is explained as it ended, whatever came later', async () => {
  await using room = await opened()
  const { orderId, paid, issued } = story()
  await room.post(paid)
  room.house.clock.advance({ hours: 24 })
  await room.post(issued)
  assert.deepEqual((await room.open()).prepayment, [[orderId, 1000]])
  assert.deepEqual((await room.open(room.today.add({ days: 1 }))).prepayment, [])
})

test('a settlement told twice is written once, and one of nothing is a bug', async () => {
  await using room = await opened()
  await room.post(story().paid)
  const settlement = { gatewayId: 1, amount: rial(600), reference: 'TX-1' }
  assert.deepEqual([await room.settled(settlement), await room.settled(settlement)], [true, false])
  assert.deepEqual((await room.open())['gateway-clearing'], [[room.today.toString(), -400]])
  assert.equal((await totalsByClass(room.house.database)).get('bank'), -600)
  await assert.rejects(room.settled({ ...settlement, amount: rial(0), reference: 'TX-2' }), RangeError)
})

test('what a supplier owes us is kept back from what we owe it, as far as it reaches, once a day', async () => {
  await using room = await opened()
  const [first, second] = [story(), story(200)]
  for (const entry of [first.paid, first.issued, first.agreed]) await room.post(entry)
  await Promise.all([room.wallet.work.closeDay(), room.wallet.work.closeDay()])
  assert.deepEqual((await room.open())['supplier-receivable'], [])
  for (const entry of [second.paid, second.issued, second.agreed]) await room.post(entry)
  await room.wallet.work.closeDay()
  assert.deepEqual((await room.open())['supplier-receivable'], [[second.refundId, -900]])
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay() // no more than 200 is payable
  assert.equal((await totalsByClass(room.house.database)).get('supplier-receivable'), -700)
})

const reports = (room: Awaited<ReturnType<typeof opened>>) =>
  all(
    room.house.database,
    sql<{ day: Temporal.PlainDate; class: string; balance: number; unexplained: number; items: unknown[] }>`
      select day, class, balance, unexplained, items from wallet.report order by day, class`,
  )
const toldLines = (room: Awaited<ReturnType<typeof opened>>) =>
  room.house.logged.map((line) => JSON.parse(line)).filter((line) => line.msg === 'wallet.report')

test('a day is reported once after it ended, with its open matters', async () => {
  await using room = await opened()
  const { orderId, paid } = story()
  await room.post(paid)
  room.house.clock.advance({ hours: 24 })
  await Promise.all([room.wallet.work.closeDay(), room.wallet.work.closeDay()])
  await room.wallet.work.closeDay()
  const rows = await reports(room)
  assert.equal(rows.length, 9)
  const prepayment = rows.find((row) => row.class === 'prepayment')
  assert.deepEqual(
    [prepayment?.day.toString(), prepayment?.balance, prepayment?.unexplained],
    [room.today.toString(), 1000, 0],
  )
  assert.deepEqual(
    prepayment?.items.map((item) => (item as { item: string }).item),
    [orderId],
  )
  assert.deepEqual(
    toldLines(room).map((line) => line.level),
    [30],
  )
  await assert.rejects(sql`update wallet.report set unexplained = 0`.execute(room.house.database), /facts/)
})

test('money that nobody can explain is said aloud', async () => {
  await using room = await opened()
  const nobodys: Entry = {
    key: 'nobody',
    kind: 'topped-up',
    memo: '',
    postings: [
      { account: bank, amount: negative(rial(70)) },
      { account: walletOf(sara), amount: rial(70) },
    ],
  }
  await room.post(nobodys)
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  const [line] = toldLines(room)
  assert.deepEqual([line.level, line.unexplained], [50, { 'gateway-clearing': -70 }])
})

test('after its report a day is carried on, and nothing is built on a report that leaves money unexplained', async () => {
  await using room = await opened()
  const [first, second] = [story(), story()]
  await room.post(first.paid)
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  const next = room.today.add({ days: 1 })
  for (const entry of [first.issued, second.paid]) await room.post(entry)
  const open = await room.open(next)
  assert.deepEqual(open.prepayment, [[second.orderId, 1000]])
  assert.deepEqual(open['gateway-clearing'], [
    [room.today.toString(), -1000],
    [next.toString(), -1000],
  ])
  await room.settled({ gatewayId: 1, amount: rial(1200), reference: 'a' })
  assert.deepEqual((await room.open(next))['gateway-clearing'], [[next.toString(), -800]])
  await sql`insert into wallet.report (day, class, balance, unexplained, items, at)
    select ${next}, class, 0, 1, '[]', at from wallet.report`.execute(room.house.database)
  assert.deepEqual((await room.open(next.add({ days: 1 })))['gateway-clearing'], [[next.toString(), -800]])
})

test('a day is closed however many entries there are: the limits of a page are not its', async () => {
  await using room = await opened()
  await room.post(story().paid)
  await sql`
    create function wallet.in_a_hurry() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') <> '10min' then raise exception 'in a hurry'; end if;
      return new;
    end $$;
    create trigger in_a_hurry before insert on wallet.report for each row execute function wallet.in_a_hurry();
    create trigger in_a_hurry before insert on wallet.owed_counted for each row execute function wallet.in_a_hurry();`.execute(
    room.house.database,
  )
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  assert.equal((await reports(room)).length, 9)
})
