import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { ProductFace } from '#orders/face.ts'
import { labelsFor } from '#orders/labels.ts'
import { isUnpaid, type Status } from '#orders/life.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { agreedTo } from '#orders/server/agreed-to.ts'
import { latestChange } from '#orders/server/approve.ts'
import { boughtRows } from '#orders/server/bought-rows.ts'
import { correctionSteps } from '#orders/server/corrections/correction-steps.ts'
import { extrasOf } from '#orders/server/extras.ts'
import { foreignPricesOf } from '#orders/server/foreign-price.ts'
import { passengersOf } from '#orders/server/order-contents.ts'
import { priceChangeView, sumOf } from '#orders/server/order-sum.ts'
import { passengerOnOrder } from '#orders/server/passenger-rows.ts'
import { rateDifferenceOf } from '#orders/server/rate-difference.ts'
import { orderOf, ownRow } from '#orders/server/record.ts'
import { faceOf, type Room } from '#orders/server/room.ts'
import { listed } from '#orders/server/row-views.ts'

type Detailed = Pick<
  Room,
  'database' | 'wallet' | 'promises' | 'money' | 'credits' | 'products' | 'sites' | 'deskEditions'
>

export async function detailsOf(
  room: Detailed,
  {
    userId,
    orderId,
    now,
  }: { readonly userId: string; readonly orderId: string; readonly now: Temporal.Instant },
): Promise<OrderDetails> {
  const { database, wallet, promises } = room
  const row = await ownRow(database, orderId, userId)
  const isLive = isUnpaid(row.status) && Temporal.Instant.compare(now, row.hold_expires_at) < 0
  const order = orderOf(row)
  const bought = await boughtRows(room, [row])
  const change = await latestChange(database, order)
  const money = await wallet.moneyOf(orderId)
  const rateDifference = order.rateDifference > 0 ? await rateDifferenceOf(room, orderId) : undefined
  return {
    ...listed(row, bought(row)),
    isWithdrawn: row.status === 'cancelled' && row.reason !== null,
    contact: { phoneNumber: row.contact_phone, email: row.contact_email },
    passengers: (await passengersOf(database, orderId)).map(passengerOnOrder),
    extras: await extrasOf(database, orderId),
    timeline: await timelineOf(database, orderId, {
      face: faceOf(room, row.product),
      back: bought(row).moneyBack,
    }),
    money: money.map(({ kind, says, amount, at }) => ({ kind, says, amount, at: at.toString() })),
    sum: await sumOf(room, order),
    priceChange: change && priceChangeView(change),
    foreignPrices: [...(await foreignPricesOf(database, orderId))],
    ...(rateDifference && { rateDifference }),
    support: await supportFor(promises, orderId),
    terms: await agreedTo(room, row),
    allowed: {
      pay: isLive && row.status === 'approved',
      cancel: isUnpaid(row.status),
      ticket: row.status === 'issued',
    },
  }
}

async function supportFor(promises: Room['promises'], orderId: string): Promise<OrderDetails['support']> {
  const watched = await promises.of('issue-watched', orderId)
  if (watched === undefined || watched.missedAt === null || watched.keptAt !== null) return null
  const task = (await promises.tasks()).find((one) => one.orderId === orderId)
  return task === undefined ? null : { number: task.number, since: task.since.toString() }
}

async function timelineOf(
  database: Database,
  orderId: string,
  { face, back }: { readonly face: ProductFace; readonly back: OrderDetails['moneyBack'] },
): Promise<OrderDetails['timeline']> {
  const rows = await all(
    database,
    sql<{ status: Status; at: Temporal.Instant }>`
      select status, at from orders.history where order_id = ${orderId} order by id`,
  )
  const moves = rows.map(({ status, at }) => ({
    status,
    says: labelsFor(face, status, back).says,
    at: at.toString(),
  }))
  return [...moves, ...(await correctionSteps(database, orderId))]
}
