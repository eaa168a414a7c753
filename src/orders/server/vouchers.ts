import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { type Rial, ZERO } from '#money/rial.ts'
import { isUnpaid } from '#orders/life.ts'
import { isOver, type Order } from '#orders/order.ts'
import { lockedOwn, type OrderRow, orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { isSplit } from '#orders/server/splits/record.ts'
import type { VoucherRequest, VoucherUse } from '#orders/server/voucher-provider.ts'
import { returnPart } from '#orders/server/wallet-part.ts'
import { codeOf } from '#orders/voucher.ts'
import { mayTry } from '#server/attempt-limits.ts'

/** Wrong codes before a pause: enough for typing errors, too few for guessing. */
const guesses = { most: 10, seconds: 600 }

export interface CodeTyped {
  readonly orderId: string
  readonly code: string
  readonly extra?: string | undefined
}

export async function applyVoucher(room: Room, typed: CodeTyped, userId: string): Promise<Order> {
  await ownRow(room.database, typed.orderId, userId)
  const now = room.clock.now()
  if (!(await mayTry(room.database, `voucher of ${userId}`, { limit: guesses, now })))
    throw refuse('TOO_MANY_CODES', { property: 'code' })
  return room.database.transaction().execute(async (trx) => {
    const order = await open(room, trx, { orderId: typed.orderId, userId })
    if (order.credit > 0) throw refuse('NO_CODE_HERE', { property: 'code' })
    const code = codeOf(typed.code)
    const had = await useOf(trx, order.orderId)
    if (had?.code === code) return order
    if (had !== undefined) throw refuse('VOUCHER_ALREADY', { property: 'code' })
    // lock order: accounts before vouchers, against deadlocks
    const free = await returnPart(room, trx, order)
    const { orderId, product, total } = free
    const asked = { orderId, userId, product, total, code, now, extra: typed.extra ?? null }
    return discounted(trx, free, await take(room, trx, asked))
  })
}

export function removeVoucher(room: Room, orderId: string, userId: string): Promise<Order> {
  return room.database.transaction().execute(async (trx) => {
    const order = await open(room, trx, { orderId, userId })
    return giveBackVoucher(room, trx, await returnPart(room, trx, order))
  })
}

export async function giveBackVoucher(room: Room, trx: Trx, order: Order): Promise<Order> {
  return (await giveBackUse(room, trx, order.orderId)) ? discounted(trx, order, ZERO) : order
}

/** Returns the use but keeps the order's record of payment, for refunded orders. */
export async function giveBackUse(room: Room, trx: Trx, orderId: string): Promise<boolean> {
  const use = await useOf(trx, orderId)
  if (use === undefined) return false
  await giveBack(room, trx, use)
  return true
}

async function giveBack(room: Room, trx: Trx, use: VoucherUse): Promise<void> {
  await sql`update orders.voucher_use set given_back_at = ${room.clock.now()}
    where order_id = ${use.orderId} and given_back_at is null`.execute(trx)
  await providerOf(room, use).giveBack(trx, use)
}

export async function revalued(
  room: Room,
  trx: Trx,
  { order, total }: { readonly order: Order; readonly total: Rial },
): Promise<Rial> {
  const use = await useOf(trx, order.orderId)
  if (use === undefined) return ZERO
  const discount = await providerOf(room, use).revalue(trx, use, total)
  if (discount > 0)
    await sql`update orders.voucher_use set discount = ${discount}
      where order_id = ${order.orderId} and given_back_at is null`.execute(trx)
  else await giveBack(room, trx, { ...use, discount })
  return discount
}

export async function useOf(trx: Trx, orderId: string): Promise<VoucherUse | undefined> {
  return maybe(
    trx,
    sql<VoucherUse>`
      select order_id as "orderId", user_id as "userId", provider, code, discount
      from orders.voucher_use where order_id = ${orderId} and given_back_at is null`,
  )
}

async function open(
  room: Room,
  trx: Trx,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<Order> {
  const order = await lockedOwn(trx, orderId, userId)
  if (!isUnpaid(order.status) || order.status === 'created') throw refusalAt(order.status)
  if (isOver(order, room.clock.now())) throw refuse('ORDER_EXPIRED')
  if (await isSplit(trx, orderId)) throw refuse('SPLIT_OPEN')
  return order
}

async function take(room: Room, trx: Trx, asked: VoucherRequest): Promise<Rial> {
  for (const provider of room.vouchers) {
    const answer = await provider.take(trx, asked)
    if ('discount' in answer) {
      await sql`
        insert into orders.voucher_use (order_id, provider, code, user_id, discount, provider_extra, taken_at)
        values (${asked.orderId}, ${provider.name}, ${asked.code}, ${asked.userId}, ${answer.discount},
          ${asked.extra}, ${asked.now})`.execute(trx)
      return answer.discount
    }
    if (answer.fault !== 'VOUCHER_UNKNOWN') throw refuse(answer.fault, { property: 'code' })
  }
  throw refuse('VOUCHER_UNKNOWN', { property: 'code' })
}

async function discounted(trx: Trx, { orderId }: Order, discount: Rial): Promise<Order> {
  const row = await maybe(
    trx,
    sql<OrderRow>`update orders."order" set discount = ${discount} where id = ${orderId} returning *`,
  )
  if (row === undefined) throw refuse('ORDER_NOT_FOUND')
  return orderOf(row)
}

function providerOf({ vouchers }: Room, use: VoucherUse) {
  const provider = vouchers.find(({ name }) => name === use.provider)
  if (provider === undefined) throw new Error(`nobody answers for vouchers of ${use.provider}`)
  return provider
}
