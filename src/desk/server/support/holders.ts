import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, maybe, type Trx } from '#database/database.ts'
import { refuse } from '#desk/server/refusals.ts'

export interface Holder {
  readonly conversationId: string
  readonly id: string
  readonly name: string
  /** by a colleague, not taken */
  readonly isHanded: boolean
}

/** Of every conversation that somebody has, closed ones aside. */
export function conversationHolders(trx: Trx): Promise<readonly Holder[]> {
  return all(
    trx,
    sql<Holder>`select conversation_id as "conversationId", staff.id, staff.name, handed_by is not null as "isHanded"
      from desk.conversation_holder join desk.staff on staff.id = staff_id`,
  )
}

interface Holding {
  readonly conversationId: string
  readonly staffId: string
  readonly at: Temporal.Instant
}

/** Who answers or closes has it from then on. Refuses CONVERSATION_HELD while a colleague has. */
export async function hold(trx: Trx, { conversationId, staffId, at }: Holding): Promise<void> {
  const held = await maybe(
    trx,
    sql`insert into desk.conversation_holder as had (conversation_id, staff_id, taken_at)
      values (${conversationId}, ${staffId}, ${at})
      on conflict (conversation_id) do update set staff_id = excluded.staff_id where had.staff_id = excluded.staff_id
      returning staff_id`,
  )
  if (held === undefined) throw refuse('CONVERSATION_HELD')
}

interface Moving extends Holding {
  /** with whom it was read to be */
  readonly from: string | null
  /** null for whoever takes it */
  readonly handedBy: string | null
}

/** Refuses CONVERSATION_MOVED. */
export async function moveHolder(
  trx: Trx,
  { conversationId, staffId, at, from, handedBy }: Moving,
): Promise<void> {
  const moved = await maybe(
    trx,
    from === null
      ? sql`insert into desk.conversation_holder (conversation_id, staff_id, taken_at, handed_by)
          values (${conversationId}, ${staffId}, ${at}, ${handedBy}) on conflict do nothing returning staff_id`
      : sql`update desk.conversation_holder set staff_id = ${staffId}, taken_at = ${at}, handed_by = ${handedBy}
          where conversation_id = ${conversationId} and staff_id = ${from} returning staff_id`,
  )
  if (moved === undefined) throw refuse('CONVERSATION_MOVED')
}

export function letGo(trx: Trx, conversationId: string): Promise<number> {
  return affected(trx, sql`delete from desk.conversation_holder where conversation_id = ${conversationId}`)
}
