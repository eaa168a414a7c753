import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'

/** How much a supplier lets us owe; rial. */
export interface SupplierCredit {
  readonly supplier: string
  readonly limit: Rial
  /** somebody is to pay as soon as less than this is left */
  readonly alarmBelow: Rial
}

export function creditsIn(database: Database): Promise<readonly SupplierCredit[]> {
  return all(
    database,
    sql<SupplierCredit>`select supplier, credit_limit as "limit", alarm_below as "alarmBelow" from suppliers.credit`,
  )
}

export async function setCredit(
  trx: Trx,
  { supplier, limit, alarmBelow }: SupplierCredit,
  at: Temporal.Instant,
): Promise<void> {
  await sql`insert into suppliers.credit (supplier, credit_limit, alarm_below, changed_at)
    values (${supplier}, ${limit}, ${alarmBelow}, ${at})
    on conflict (supplier) do update set credit_limit = excluded.credit_limit, alarm_below = excluded.alarm_below,
      changed_at = excluded.changed_at`.execute(trx)
}
