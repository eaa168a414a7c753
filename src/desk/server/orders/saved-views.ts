import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, one, type Trx } from '#database/database.ts'
import { refuse } from '#desk/server/refusals.ts'

export interface SavedView {
  readonly id: string
  readonly name: string
  /** the query of the list's address */
  readonly address: string
}

const mostViews = 30

export function viewsOf(trx: Trx, staffId: string): Promise<readonly SavedView[]> {
  return all(
    trx,
    sql<SavedView>`select id, name, address from desk.saved_view where staff_id = ${staffId} order by made_at, id`,
  )
}

/** Refuses TOO_MANY_VIEWS. */
export async function saveView(
  trx: Trx,
  staffId: string,
  view: { readonly name: string; readonly address: string; readonly at: Temporal.Instant },
): Promise<void> {
  const { n } = await one(
    trx,
    sql<{ n: number }>`select count(*)::int as n from desk.saved_view
      where staff_id = ${staffId} and name <> ${view.name}`,
  )
  if (n >= mostViews) throw refuse('TOO_MANY_VIEWS')
  await sql`insert into desk.saved_view (staff_id, name, address, made_at)
    values (${staffId}, ${view.name}, ${view.address}, ${view.at})
    on conflict (staff_id, name) do update set address = excluded.address`.execute(trx)
}

/** Another's is treated as unknown. Refuses VIEW_UNKNOWN. */
export async function removeView(trx: Trx, staffId: string, id: string): Promise<void> {
  if (
    (await affected(trx, sql`delete from desk.saved_view where id = ${id} and staff_id = ${staffId}`)) === 0
  )
    throw refuse('VIEW_UNKNOWN')
}
