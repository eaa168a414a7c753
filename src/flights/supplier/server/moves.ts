import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { SupplierMove } from '#orders/product.ts'

/** The steps of its bookings; what was sent and answered is with the suppliers’ room. */
export function supplierMoves(trx: Trx, orderId: string): Promise<readonly SupplierMove[]> {
  return all(
    trx,
    sql<SupplierMove>`select supplier, leg, step ->> 'to' as becomes, (step ->> 'at')::timestamptz as at, pnr as code,
        step ->> 'reason' as reason
      from flights.supplier_orders, jsonb_array_elements(history) step
      where order_id = ${orderId} order by 4, leg`,
  )
}
