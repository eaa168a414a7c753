import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import { shareReturnedEntry } from '#orders/entries.ts'
import { orderOf, rowOf } from '#orders/server/record.ts'
import type { Room } from '#orders/server/room.ts'
import { announce } from '#server/bus.ts'

interface Returning {
  readonly id: string
  readonly orderId: string
  readonly gatewayId: number
  readonly payerId: string
  readonly amount: Rial
  readonly paidAt: Temporal.Instant
  /** how often its bank was asked before */
  readonly asked: number
}

/** longer than every timeout; after silence a bank is asked ever more seldom */
const leaseSeconds = 45
const seldomMinutes = 60

/** Gives back what goes back, of one order or of all; each payment by one at a time. Harmless when run again. */
export async function giveBackShares(room: Room, orderId?: string): Promise<void> {
  const now = room.clock.now()
  const due = await all(
    room.database,
    sql<{ id: string }>`select id from orders.share_payment
      where state = 'returning' and (leased_until is null or leased_until <= ${now})
        and (${orderId ?? null}::uuid is null or order_id = ${orderId ?? null}) order by paid_at limit 200`,
  )
  for (const { id } of due) await tolerant(room, id)
}

/** One that fails must not keep the others from their money. */
async function tolerant(room: Room, id: string): Promise<void> {
  try {
    await giveBack(room, id)
  } catch (error) {
    room.log.error({ err: error, attemptId: id }, 'share.not-returned')
  }
}

async function giveBack(room: Room, id: string): Promise<void> {
  const mine = await leased(room, id)
  if (mine === undefined) return
  const became = await room.giveBackToCard(id, mine.asked > 0)
  if (became === 'unknown') return later(room, mine)
  await room.database.transaction().execute((trx) => went(room, trx, { mine, became }))
  room.log.info({ orderId: mine.orderId, attemptId: id, became }, 'share.returned')
}

/** The promise is given with the first asking: whoever is not paid back by then is a task of the desk. */
async function leased(room: Room, id: string): Promise<Returning | undefined> {
  const now = room.clock.now()
  return room.database.transaction().execute(async (trx) => {
    const row = await maybe(
      trx,
      sql<Omit<Returning, 'amount'> & { amount: number }>`
        update orders.share_payment set leased_until = ${now.add({ seconds: leaseSeconds })}, asked = asked + 1
        where id = ${id} and state = 'returning' and (leased_until is null or leased_until <= ${now})
        returning id, order_id as "orderId", gateway_id as "gatewayId", payer_id as "payerId", amount, paid_at as "paidAt",
          asked - 1 as asked`,
    )
    if (row === undefined) return undefined
    const { orderId } = row
    await room.promises.give(trx, { kind: 'share-returned', subject: id, orderId, at: now })
    return { ...row, amount: rial(row.amount) }
  })
}

async function later(room: Room, { id, asked }: Returning): Promise<void> {
  const until = room.clock.now().add({ minutes: Math.min(seldomMinutes, 2 ** Math.min(asked, 10)) })
  await sql`update orders.share_payment set leased_until = ${until} where id = ${id}`.execute(room.database)
}

interface Gone {
  readonly mine: Returning
  readonly became: 'reversed' | 'credited'
}

async function went(room: Room, trx: Trx, { mine, became }: Gone): Promise<void> {
  const { id, orderId } = mine
  const first = await maybe(
    trx,
    sql`update orders.share_payment set state = ${became}, leased_until = null
      where id = ${id} and state = 'returning' returning id`,
  )
  if (first === undefined) return
  await room.wallet.post(trx, shareReturnedEntry(mine, became))
  await room.promises.keep(trx, 'share-returned', id)
  await announce(trx, { topic: 'shares', orderId })
  if (became === 'credited') await told(room, trx, mine)
}

/** Whoever has it in his wallet now, be it the payer or the order's owner. */
async function told(room: Room, trx: Trx, { orderId, payerId, amount }: Returning): Promise<void> {
  const row = await rowOf(trx, orderId)
  if (row === undefined) throw new Error(`a share came back of order ${orderId}, which is not ours`)
  await room.tell(trx, { order: orderOf(row), amount, payerId, happened: 'share-in-wallet' })
}

/** Of an order that was paid in shares and not issued: what gateways took for it goes back. Rial. */
export async function unspend(trx: Trx, orderId: string): Promise<Rial> {
  const { taken } = await one(
    trx,
    sql<{ taken: number }>`
      with unspent as (
        update orders.share_payment set state = case source when 'gateway' then 'returning' else 'credited' end
        where order_id = ${orderId} and state = 'spent' returning amount, source)
      select coalesce(sum(amount) filter (where source = 'gateway'), 0)::bigint as taken from unspent`,
  )
  return rial(taken)
}
