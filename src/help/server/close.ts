import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { ContactRow } from '#help/server/contact-rows.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { House } from '#server/house.ts'

export type Close = (trx: Trx, row: Pick<ContactRow, 'id'>, because: string | null) => Promise<void>

/** With its promise, and so its task; the hour of a call is free again. */
export function closer({
  clock,
  promises,
}: Pick<House, 'clock'> & {
  readonly promises: Pick<Promises, 'keep'>
}): Close {
  return async (trx, { id }, because) => {
    await sql`update help.contact_requests
      set closed_at = greatest(${clock.now()}, created_at), closed_because = ${because} where id = ${id}`.execute(
      trx,
    )
    await promises.keep(trx, 'contact-answered', id)
  }
}
