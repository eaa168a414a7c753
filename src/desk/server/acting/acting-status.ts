import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { actingClocks, actingTries } from '#desk/acting-limits.ts'
import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** Where somebody stands with a traveller's code. */
export type ActingStatus =
  | { readonly state: 'none' }
  | { readonly state: 'another'; readonly name: string }
  /** sent, and not read out yet */
  | { readonly state: 'asked'; readonly until: string; readonly againAt: string }
  | { readonly state: 'open'; readonly until: string }

interface Row {
  readonly staffId: string
  readonly name: string
  readonly askedAt: Temporal.Instant
  readonly until: Temporal.Instant
  readonly isOpen: boolean
}

export async function actingStatus(
  { desk, clock }: ActingRooms,
  by: StaffVisitor,
  orderId: string,
): Promise<ActingStatus> {
  const row = await maybe(
    desk.database,
    sql<Row>`select staff_id as "staffId", staff.name, asked_at as "askedAt", coalesce(ends_at, code_ends_at) as until,
        opened_at is not null as "isOpen"
      from desk.acting join desk.staff on staff.id = staff_id
      where order_id = ${orderId} and not is_over and coalesce(ends_at, code_ends_at) > ${clock.now()}
        and (opened_at is not null or tries < ${actingTries})`,
  )
  if (row === undefined) return { state: 'none' }
  const { staffId, name, askedAt, isOpen } = row
  if (staffId !== by.staffId) return { state: 'another', name }
  const until = row.until.toString()
  if (isOpen) return { state: 'open', until }
  return { state: 'asked', until, againAt: askedAt.add({ seconds: actingClocks.againSeconds }).toString() }
}
