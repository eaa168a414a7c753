import { sql } from 'kysely'
import { retention } from '#calendar/retention.ts'
import { affected } from '#database/affected.ts'
import type { Trx } from '#database/database.ts'

export function forgetClosed(trx: Trx, now: Temporal.Instant): Promise<number> {
  const before = now.subtract({ hours: retention.contactRequest * 24 })
  return affected(trx, sql`delete from help.contact_requests where closed_at < ${before}`)
}
