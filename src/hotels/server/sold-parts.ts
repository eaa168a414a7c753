import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { hotelOf, hotelView } from '#hotels/catalogue.ts'
import type { HotelView } from '#hotels/responses.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import { stayThing } from '#hotels/server/ruled-rooms.ts'
import type { Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import type { SoldPart } from '#orders/pricing/rule-trial.ts'
import { netOf } from '#orders/pricing/ruled-total.ts'

interface Row {
  readonly order_id: string
  readonly hotel_id: string
  readonly check_in: Temporal.PlainDate
  readonly supplier: string | null
  readonly shown: HotelView | null
  readonly total: Rial
  readonly price_rules: readonly RuleMade[]
}

/** Each room of these orders at its seller's price. */
export async function soldParts(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SoldPart[]>> {
  const rows = await all(
    database,
    sql<Row>`
      select r.order_id, stay.hotel_id, stay.check_in, there.supplier, there.shown, r.total, r.price_rules
      from hotels.rooms r join hotels.stays stay using (order_id) left join hotels.supplied_stays there using (order_id)
      where r.order_id = any(${orderIds}::uuid[])`,
  )
  const byOrder = Map.groupBy(rows, (row) => row.order_id)
  return new Map([...byOrder].map(([orderId, rooms]) => [orderId, rooms.map(partOf)]))
}

function partOf({ hotel_id, check_in, supplier, shown, total, price_rules: rules }: Row): SoldPart {
  const { cityCode } = shown ?? hotelView(hotelOf(hotel_id))
  const price = netOf({ total, rules })
  return {
    thing: stayThing(supplier ?? 'own', cityCode, check_in),
    prices: [{ price, base: supplier === null ? sharesOfRoom(price).base : price, count: 1, hasSeat: true }],
  }
}
