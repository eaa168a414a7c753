import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { openHoursOf } from '#help/open-hours.ts'
import type { Promises } from '#promises/server/promises.ts'
import { answerBy } from '#support/answer-time.ts'
import type { ConversationRow } from '#support/server/conversations.ts'
import type { Room } from '#support/server/room.ts'

interface Wanted {
  readonly conversation: ConversationRow
  readonly now: Temporal.Instant
}

/** A person is waited for from now on, unless one is already; within the hours somebody is there by a promised time. */
export async function waitForPerson(room: Room, trx: Trx, { conversation, now }: Wanted): Promise<void> {
  if (conversation.waiting_since !== null) return
  const at = now.round({ smallestUnit: 'millisecond', roundingMode: 'floor' }) // it names the promise
  const { contact } = room.sites.ofBrand(conversation.brand).brand
  const dueAt = answerBy(openHoursOf(contact), at)
  await sql`update support.conversation set is_handed = true, closed_at = null, waiting_since = ${at}, answer_by = ${dueAt ?? null}
    where id = ${conversation.id}`.execute(trx)
  if (dueAt === undefined) return
  const { id, order_id } = conversation
  const subject = subjectOf(id, at)
  await room.promises.give(trx, {
    kind: 'support-answered',
    subject,
    orderId: order_id ?? undefined,
    at,
    dueAt,
  })
}

/** Nobody waits any more: a person wrote, or closed it. */
export async function nobodyWaits(
  room: { readonly promises: Pick<Promises, 'keep'> },
  trx: Trx,
  { id, waiting_since }: Pick<ConversationRow, 'id' | 'waiting_since'>,
): Promise<void> {
  if (waiting_since === null) return
  await sql`update support.conversation set waiting_since = null, answer_by = null where id = ${id}`.execute(
    trx,
  )
  await room.promises.keep(trx, ['support-answered', 'date-change-answered'], subjectOf(id, waiting_since))
}

/** Of the promises of one time that somebody waits. */
export function subjectOf(id: string, since: Temporal.Instant): string {
  return `${id} ${since.toString({ smallestUnit: 'millisecond' })}`
}
