import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { Booking } from '#experiences/server/bookings.ts'
import { experienceThing } from '#experiences/server/ruled-experiences.ts'
import { plus, rial } from '#money/rial.ts'
import type { SoldPart, SoldPrice } from '#orders/pricing/rule-trial.ts'
import { commissionByRules, netOf } from '#orders/pricing/ruled-total.ts'

type Row = Pick<Booking, 'orderId' | 'supplier' | 'sold' | 'total' | 'supplierShare' | 'rules'>

/** Each unit of these orders at its supplier's price, or all of a booking. */
export async function soldParts(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SoldPart[]>> {
  const rows = await all(
    database,
    sql<Row>`
      select order_id as "orderId", supplier, sold, total, supplier_share as "supplierShare", price_rules as rules
      from experiences.booking where order_id = any(${orderIds}::uuid[]) and supplier is not null`,
  )
  return new Map(rows.map((row) => [row.orderId, [partOf(row)]]))
}

function partOf(row: Row): SoldPart {
  const beginsOn = Temporal.PlainDateTime.from(row.sold.startsLocal).toPlainDate()
  return { thing: experienceThing(row.supplier, row.sold.cityCode, beginsOn), prices: pricesOf(row) }
}

function pricesOf({ sold, total, supplierShare, rules }: Row): readonly SoldPrice[] {
  const all = {
    price: netOf({ total, rules }),
    base: plus(supplierShare, commissionByRules(rules)),
    count: 1,
    hasSeat: true,
  }
  const each = sold.units.flatMap(({ own, each: price, kind, count }): SoldPrice[] => {
    if (price === null) return []
    // of before there were rules: the supplier's part of it is as large as of the whole
    const before = { price, base: rial(Math.floor((price * supplierShare) / total)) }
    return [{ ...(own ?? before), count, hasSeat: kind !== 'infant' }]
  })
  return each.length === sold.units.length && each.length > 0 ? each : [all]
}
