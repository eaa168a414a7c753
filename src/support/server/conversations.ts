import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'

export interface ConversationRow {
  readonly id: string
  readonly user_id: string
  readonly order_id: string | null
  readonly colleague: string | null
  readonly waiting_since: Temporal.Instant | null
  readonly answer_by: Temporal.Instant | null
  readonly is_handed: boolean
  readonly closed_at: Temporal.Instant | null
  readonly last_seq: number
  readonly traveller_read: number
  readonly desk_read: number
  /** of its order, or of the site it was opened at */
  readonly brand: string | null
}

export interface Whose {
  readonly userId: string
  readonly orderId?: string | undefined
}

const columns = sql`id, user_id, order_id, colleague, waiting_since, answer_by, is_handed, closed_at, last_seq, traveller_read, desk_read, brand`

export function conversationOf(trx: Trx, { userId, orderId }: Whose): Promise<ConversationRow | undefined> {
  return maybe(
    trx,
    sql<ConversationRow>`select ${columns} from support.conversation
      where user_id = ${userId} and order_id is not distinct from ${orderId ?? null}::uuid`,
  )
}

interface Opening {
  readonly at: Temporal.Instant
  readonly brand: string | null
}

/** Locked; opened with the first message. */
export async function opened(trx: Trx, whose: Whose, { at, brand }: Opening): Promise<ConversationRow> {
  await sql`insert into support.conversation (id, user_id, order_id, opened_at, brand)
    values (${randomUUID()}, ${whose.userId}, ${whose.orderId ?? null}, ${at}, ${brand})
    on conflict do nothing`.execute(trx)
  return one(
    trx,
    sql<ConversationRow>`select ${columns} from support.conversation
      where user_id = ${whose.userId} and order_id is not distinct from ${whose.orderId ?? null}::uuid for update`,
  )
}

export function conversationById(trx: Trx, id: string): Promise<ConversationRow | undefined> {
  return maybe(trx, sql<ConversationRow>`select ${columns} from support.conversation where id = ${id}`)
}

export function lockedById(trx: Trx, id: string): Promise<ConversationRow | undefined> {
  return maybe(
    trx,
    sql<ConversationRow>`select ${columns} from support.conversation where id = ${id} for update`,
  )
}

/** Moves a mark forward, never back, and not beyond what was written. */
export async function markRead(
  trx: Trx,
  id: string,
  { side, seq }: { readonly side: 'traveller_read' | 'desk_read'; readonly seq: number },
): Promise<boolean> {
  const moved = await maybe(
    trx,
    sql`update support.conversation set ${sql.ref(side)} = least(${seq}::integer, last_seq)
      where id = ${id} and ${sql.ref(side)} < least(${seq}::integer, last_seq) returning id`,
  )
  return moved !== undefined
}
