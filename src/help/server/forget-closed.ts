import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import type { Trx } from '#database/database.ts'

/** Of a request that is closed: its writer may look it up for so long. */
const storedDays = 365

export function forgetClosed(trx: Trx, now: Temporal.Instant): Promise<number> {
  const before = now.subtract({ hours: storedDays * 24 })
  return affected(trx, sql`delete from help.contact_requests where closed_at < ${before}`)
}
