import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { openTestHouse } from '#testing/server/house.ts'
import { bank, moving, sampleData } from '#testing/wallet/wallet.ts'
import type { Account } from '#wallet/ledger.ts'
import type { OwedOfOrder } from '#wallet/server/owed-to-suppliers.ts'

const payable: Account = { class: 'supplier-payable', product: 'flight' }
const receivable: Account = { class: 'supplier-receivable', product: 'flight' }

/** The house's clock goes on meanwhile. */
const hourOf = (at: Temporal.Instant) => at.toString().slice(0, 13)

const byOrder = (a: { readonly orderId: string }, b: { readonly orderId: string }) =>
  a.orderId.localeCompare(b.orderId)

async function opened() {
  const house = await openTestHouse()
  house.clock.set(Temporal.Instant.from('2026-11-21T08:00:00Z'))
  const room = await sampleData(house)
  const issued = (orderId: string, amount: number) =>
    room.post({ ...moving(`issued ${orderId}`, amount, [bank, payable]), kind: 'order-issued', orderId })
  const givenBack = (orderId: string, amount: number) =>
    room.post({ ...moving(`back ${orderId}`, amount, [receivable, bank]), kind: 'refund-agreed', orderId })
  const paid = (orderId: string, amount: number) =>
    house.database
      .transaction()
      .execute((trx) =>
        room.wallet.paySupplier(trx, { payout: 1, orderId, product: 'flight', amount: rial(amount) }),
      )
  const inOrder = (all: readonly OwedOfOrder[]) =>
    all.map(({ since, ...one }) => ({ ...one, since: since.toString() })).toSorted(byOrder)
  const owed = async () => {
    const all = await room.wallet.owedToSuppliers()
    assert.deepEqual(inOrder(await room.wallet.owedNow()), inOrder(all))
    return all.map((one) => [one.orderId, one.amount, hourOf(one.since)])
  }
  const counted = () =>
    all(
      house.database,
      sql<{ order_id: string; amount: number }>`select order_id, amount from wallet.owed_to_supplier`,
    )
  return { house, ...room, issued, givenBack, paid, owed, counted, [Symbol.asyncDispose]: house.close }
}

test('what is owed is the same before it is counted, after, and when orders are paid and given back since', async () => {
  await using room = await opened()
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  const begun = hourOf(room.house.clock.now())
  await room.issued(first, 900)
  await room.paid(first, 900)
  await room.issued(second, 500)
  assert.deepEqual(await room.owed(), [[second, 500, begun]])
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  assert.deepEqual(await room.counted(), [{ order_id: second, amount: 500 }])
  assert.deepEqual(await room.owed(), [[second, 500, begun]])
  const next = hourOf(room.house.clock.now())
  await room.issued(third, 300)
  await room.givenBack(second, 200)
  await room.givenBack(first, 600)
  const open = [
    [first, -600, begun],
    [second, 300, begun],
    [third, 300, next],
  ]
  assert.deepEqual(await room.owed(), open)
  await room.paid(second, 300)
  assert.deepEqual(
    await room.owed(),
    open.filter(([orderId]) => orderId !== second),
  )
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  assert.deepEqual(
    await room.owed(),
    open.filter(([orderId]) => orderId !== second),
  )
  assert.equal((await room.counted()).length, 2)
})

test('nothing of a day is counted while its last entries may be on their way', async () => {
  await using room = await opened()
  await room.issued(randomUUID(), 100)
  room.house.clock.set(Temporal.Instant.from('2026-11-21T20:35:00Z')) // five past midnight in Tehran
  await room.wallet.work.closeDay()
  assert.deepEqual(await room.counted(), [])
  room.house.clock.advance({ minutes: 10 })
  await Promise.all([room.wallet.work.closeDay(), room.wallet.work.closeDay()])
  assert.equal((await room.counted()).length, 1)
})

test('what is remembered of a day goes on with what is posted, also late, and is read anew after the next count', async () => {
  await using room = await opened()
  const [first, second, third, settled] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const begun = hourOf(room.house.clock.now())
  await room.issued(settled, 700)
  await room.paid(settled, 700)
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  const next = room.house.clock.now()
  await room.issued(first, 900)
  await room.givenBack(settled, 50)
  const owed = [
    [settled, -50, begun],
    [first, 900, hourOf(next)],
  ]
  assert.deepEqual(await room.owed(), owed)
  room.house.clock.advance({ minutes: 25 })
  assert.deepEqual(await Promise.all([room.owed(), room.owed()]), [owed, owed])
  // an entry of a moment ago is still on its way
  const late = room.house.clock.now().subtract({ minutes: 8 })
  room.house.clock.set(late)
  await room.issued(second, 400)
  room.house.clock.set(late.add({ minutes: 8 }))
  assert.deepEqual(await room.owed(), [...owed, [second, 400, hourOf(late)]])
  room.house.clock.advance({ minutes: 25 })
  await room.paid(first, 900)
  await room.givenBack(first, 100)
  const later = [
    [settled, -50, begun],
    [first, -100, hourOf(next)],
    [second, 400, hourOf(late)],
  ]
  assert.deepEqual(await room.owed(), later)
  room.house.clock.advance({ minutes: 25 })
  assert.deepEqual(await room.owed(), later)
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  await room.issued(third, 300)
  assert.deepEqual(await room.owed(), [...later, [third, 300, hourOf(room.house.clock.now())]])
})
