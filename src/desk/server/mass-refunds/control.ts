import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { AuditAction } from '#desk/audit-actions.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { MassRefundQueue } from '#desk/server/mass-refunds/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Rooms extends Pick<House, 'clock'> {
  readonly desk: Pick<Desk, 'database' | 'audit'>
  readonly massRefunds: MassRefundQueue
}

/** Orders under way are finished; no other begins. Refuses MASS_REFUND_UNKNOWN for one that was not started, or is stopped. */
export async function stop({ desk, clock }: Rooms, by: StaffVisitor, number: number): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    const id = await moved(
      trx,
      sql<{ id: string }>`update desk.mass_refund set stopped_at = ${clock.now()}
        where number = ${number} and started_at is not null and stopped_at is null returning id`,
    )
    await desk.audit.record(trx, by, entryOf('mass-refund.stopped', id))
  })
}

interface GoingOn {
  readonly number: number
  /** whether what failed is tried again */
  readonly failed: boolean
}

/** Refuses MASS_REFUND_UNKNOWN for one that was not started. */
export async function goOn(
  { desk, massRefunds }: Rooms,
  by: StaffVisitor,
  { number, failed }: GoingOn,
): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    const id = await moved(
      trx,
      sql<{ id: string }>`update desk.mass_refund set stopped_at = null
        where number = ${number} and started_at is not null returning id`,
    )
    if (failed)
      await sql`update desk.mass_refund_order set state = 'left', failure = null, at = null
        where mass_refund_id = ${id} and state = 'failed'`.execute(trx)
    await massRefunds.send({ massRefundId: id }, { within: trx })
    await desk.audit.record(trx, by, entryOf('mass-refund.gone-on', id))
  })
}

async function moved(trx: Trx, update: ReturnType<typeof sql<{ id: string }>>): Promise<string> {
  const row = await maybe(trx, update)
  if (row === undefined) throw refuse('MASS_REFUND_UNKNOWN')
  return row.id
}

function entryOf(action: AuditAction, id: string) {
  return { action, subject: { kind: 'mass-refund', id } } as const
}
