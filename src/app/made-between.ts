import { clocks } from '#calendar/clocks.ts'
import type { OrdersMadeBetween } from '#funnel/server/recount.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Resellers } from '#resellers/server/resellers.ts'

/** Orders of a span, each with the marketplace its buyer came from: by a link that was opened so long before at most. */
export function madeBetween(
  orders: Pick<Orders, 'desk'>,
  resellers: Pick<Resellers, 'desk'>,
): OrdersMadeBetween {
  return async (from, until) => {
    const opened = from.subtract({ seconds: clocks.resellerSource })
    return orders.desk.made({ from, until, sources: await resellers.desk.ordersFrom(opened, until) })
  }
}
