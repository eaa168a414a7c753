import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { shared } from '#money/shared.ts'
import { rateDifferenceEntry } from '#orders/entries.ts'
import { fallWords } from '#orders/foreign-words.ts'
import type { Order } from '#orders/order.ts'
import { type RateFall, rateFalls } from '#orders/rate-difference.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { foreignPricesOf } from '#orders/server/foreign-price.ts'
import { payersOf } from '#orders/server/money-back.ts'
import type { Room } from '#orders/server/room.ts'
import type { Posting } from '#wallet/ledger.ts'

/** By the rates of now, of the one who is about to be issued; rates are read before anything is locked. */
export async function rateFallsOf(
  { database, rates }: Pick<Room, 'database' | 'rates'>,
  order: Order,
): Promise<readonly RateFall[]> {
  const prices = await foreignPricesOf(database, order.orderId)
  return prices.length === 0 ? [] : rateFalls(order, prices, await rates())
}

interface Fallen {
  readonly order: Order
  readonly falls: readonly RateFall[]
}

/** In the transaction that issues it, so once: the order, its lines, the ledger and the news, or nothing. */
export async function giveRateDifference(room: Room, trx: Trx, { order, falls }: Fallen): Promise<void> {
  if (falls.length === 0) return
  const { orderId } = order
  const amount = sum(falls.map((fall) => fall.amount))
  await sql`update orders."order" set rate_difference = ${amount} where id = ${orderId}`.execute(trx)
  await written(trx, { order, falls }, room.clock.now())
  const backs = await backsOf(room, trx, { order, amount })
  await room.wallet.post(trx, rateDifferenceEntry(order, { backs, memo: falls.map(fallWords).join('؛ ') }))
  for (const { account, amount: back } of backs)
    await room.tell(trx, {
      order,
      amount: back,
      falls,
      ...(account.class === 'traveller-wallet'
        ? { happened: 'rate-fell', payerId: account.userId }
        : { happened: 'rate-fell-on-credit' }),
    })
}

async function written(trx: Trx, { order, falls }: Fallen, at: Temporal.Instant): Promise<void> {
  const rows = falls.map(
    (
      { charged, issued, amount },
      place,
    ) => sql`(${order.orderId}::uuid, ${place}, ${charged.currency}, ${charged.minor},
      ${charged.rialAUnit}, ${charged.setOn}::date, ${charged.source},
      ${issued.rialAUnit}, ${issued.setOn}::date, ${issued.source}, ${amount}, ${at})`,
  )
  await sql`
    insert into orders.rate_difference (order_id, place, currency, minor, charged_rial, charged_on, charged_source,
      issued_rial, issued_on, issued_source, amount, given_at)
    values ${sql.join(rows)}`.execute(trx)
}

/** To the credit it was bought on; to each who paid a share of it, by his share; otherwise to its owner's wallet. */
async function backsOf(
  room: Pick<Room, 'credits'>,
  trx: Trx,
  { order: { orderId, ownerId }, amount }: { readonly order: Order; readonly amount: Rial },
): Promise<readonly Posting[]> {
  const credit = await room.credits.payerOf(orderId, trx)
  if (credit !== undefined) return [{ account: credit, amount }]
  const payers = await all(
    trx,
    sql<{ userId: string; paid: number }>`
      select payer_id as "userId", sum(amount)::bigint as paid from orders.share_payment
      where order_id = ${orderId} and state = 'spent' group by payer_id order by payer_id`,
  )
  if (payers.length === 0) return [{ account: { class: 'traveller-wallet', userId: ownerId }, amount }]
  const parts = shared(
    amount,
    payers.map(({ paid }) => rial(paid)),
  )
  return payers.flatMap(({ userId }, place) => {
    const part = parts[place] ?? rial(0)
    return part > 0 ? [{ account: { class: 'traveller-wallet', userId }, amount: part }] : []
  })
}

/** Undefined where no rate had fallen. */
export async function rateDifferenceOf(
  room: Pick<Room, 'database' | 'credits'>,
  orderId: string,
): Promise<OrderDetails['rateDifference']> {
  const rows = await all(
    room.database,
    sql<RateFall & { at: Temporal.Instant }>`
      select jsonb_build_object('currency', currency, 'minor', minor, 'rialAUnit', charged_rial, 'setOn', charged_on,
          'source', charged_source) as charged,
        jsonb_build_object('currency', currency, 'rialAUnit', issued_rial, 'setOn', issued_on, 'source', issued_source) as issued,
        amount, given_at as at
      from orders.rate_difference where order_id = ${orderId} order by place`,
  )
  const [first] = rows
  if (first === undefined) return undefined
  return {
    amount: sum(rows.map(({ amount }) => rial(amount))),
    at: first.at.toString(),
    back: (await payersOf(room, [orderId])).get(orderId) ?? 'wallet',
    falls: rows.map(({ charged, issued }) => ({ charged, issued })),
  }
}
