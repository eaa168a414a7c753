import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import type { AuditAction } from '#desk/audit-actions.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

const sameLook = { minutes: 5 } as const

interface Rooms extends Pick<House, 'clock'> {
  readonly desk: Pick<Desk, 'database' | 'audit'>
}

interface Look {
  readonly action: AuditAction
  readonly subject: { readonly kind: 'order' | 'conversation' | 'lodging' | 'task'; readonly id: string }
  /** what of it */
  readonly details?: Readonly<Record<string, string | number>>
}

/** An entry of who looked: once, however often the same is read again meanwhile. */
export async function recordLook({ desk, clock }: Rooms, by: StaffVisitor, look: Look): Promise<void> {
  const { action, subject, details = {} } = look
  const since = clock.now().subtract(sameLook)
  const looked = await maybe(
    desk.database,
    sql`select from desk.audit where subject_kind = ${subject.kind} and subject_id = ${subject.id}
      and staff_id = ${by.staffId} and action = ${action} and details = ${JSON.stringify(details)}::jsonb
      and at > ${since} limit 1`,
  )
  if (looked !== undefined) return
  await desk.audit.record(desk.database, by, { action, outcome: 'looked', subject, details })
}

export function ofOrder(id: string): Look['subject'] {
  return { kind: 'order', id }
}
