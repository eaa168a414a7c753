import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { minus, type Rial, rial } from '#money/rial.ts'
import type { Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'

export interface RebookedTo {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: Status
  readonly leg: number
}

export interface Rebookings {
  readonly to: readonly RebookedTo[]
  readonly of: { readonly orderId: string; readonly orderNumber: string; readonly leg: number } | null
  readonly back: Rial
}

export async function rebookingsOf(trx: Trx, { orderId, credit }: Order): Promise<Rebookings> {
  const to = await all(
    trx,
    sql<RebookedTo>`
      select distinct made.id as "orderId", made.number as "orderNumber", made.status, rebooked.leg
      from orders.rebooked join orders."order" made on made.id = rebooked.order_id
      where of_order_id = ${orderId} order by rebooked.leg`,
  )
  const of = await maybe(
    trx,
    sql<{ orderId: string; orderNumber: string; leg: number; worth: number }>`
      select old.id as "orderId", old.number as "orderNumber", rebooking.leg, worth
      from orders.rebooking join orders."order" old on old.id = of_order_id where rebooking.order_id = ${orderId}`,
  )
  if (of === undefined) return { to, of: null, back: rial(0) }
  const { worth, ...old } = of
  return { to, of: old, back: minus(rial(worth), credit) }
}
