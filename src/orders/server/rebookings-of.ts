import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { minus, type Rial, rial } from '#money/rial.ts'
import type { Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import type { RebookingReason } from '#orders/rebooking.ts'

export interface RebookedTo {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: Status
  readonly leg: number
  readonly passengers: readonly number[]
}

export interface RebookedFrom {
  readonly orderId: string
  readonly orderNumber: string
  readonly leg: number
  readonly passengers: readonly number[]
  readonly reason: RebookingReason
  /** rial, kept of the old tickets */
  readonly penalty: Rial
}

export interface Rebookings {
  readonly to: readonly RebookedTo[]
  readonly of: RebookedFrom | null
  readonly back: Rial
}

export async function rebookingsOf(trx: Trx, { orderId, credit }: Order): Promise<Rebookings> {
  const to = await all(
    trx,
    sql<RebookedTo>`
      select made.id as "orderId", made.number as "orderNumber", made.status, rebooked.leg,
        jsonb_agg(passenger order by passenger) as passengers
      from orders.rebooked join orders."order" made on made.id = rebooked.order_id
      where of_order_id = ${orderId} group by made.id, rebooked.leg order by rebooked.leg, made.serial`,
  )
  const of = await maybe(
    trx,
    sql<RebookedFrom & { worth: Rial }>`
      select old.id as "orderId", old.number as "orderNumber", rebooking.leg, worth, rebooking.reason, penalty,
        (select coalesce(jsonb_agg(passenger order by passenger), '[]') from orders.rebooked
          where rebooked.order_id = rebooking.order_id) as passengers
      from orders.rebooking join orders."order" old on old.id = of_order_id where rebooking.order_id = ${orderId}`,
  )
  if (of === undefined) return { to, of: null, back: rial(0) }
  const { worth, ...old } = of
  return { to, of: old, back: minus(worth, credit) }
}
