import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { scattered } from '#server/scattered.ts'

/** eight digits; attempts of before numbers had a key have seven */
const smallest = 10_000_000

/** A number for a new attempt, by which banks that take no other name know it, and its payer reads it there. */
export async function newSerial({
  database,
  settings,
}: Pick<House, 'database' | 'settings'>): Promise<number> {
  const { serial } = await one(
    database,
    sql<{ serial: number }>`select nextval('payments.attempt_serial') as serial`,
  )
  return smallest + scattered(settings, 'payments')(serial)
}
