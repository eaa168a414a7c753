import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { answerDue } from '#help/answer-due.ts'
import { openHoursOf } from '#help/open-hours.ts'
import { answerBy } from '#support/answer-time.ts'
import { type ConversationRow, opened } from '#support/server/conversations.ts'
import { subjectOf } from '#support/server/handing.ts'
import { append } from '#support/server/messages.ts'
import { refuse } from '#support/server/refusals.ts'
import type { Room } from '#support/server/room.ts'
import { handedNotice, mayWrite } from '#support/server/writing.ts'

export interface DateRequest {
  readonly orderId: string
  readonly userId: string
  /** as both ends read it */
  readonly text: string
}

/** Wishes for another day, each a message in the conversation on its order and a numbered task until a person answers there. */
export interface DateRequests {
  /** By when one does who is told now; also where the operator says no hours. */
  answerBy(brand: string | null): Temporal.Instant
  /** Refuses ORDER_NOT_FOUND, TOO_MANY_MESSAGES, DATE_REQUEST_OPEN. */
  hand(request: DateRequest): Promise<{ readonly number: number; readonly dueAt: Temporal.Instant }>
}

export function openDateRequests(room: Room): DateRequests {
  return {
    answerBy: (brand) => dueFor(room, brand, room.clock.now()),
    hand: (request) => hand(room, request),
  }
}

const kind = 'date-change-answered'

async function hand(room: Room, { text, ...whose }: DateRequest) {
  const brand = await mayWrite(room, whose)
  return room.database.transaction().execute(async (trx) => {
    const at = room.clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
    const conversation = await opened(trx, whose, { at, brand })
    const since = conversation.waiting_since ?? at
    const subject = subjectOf(conversation.id, since)
    if ((await room.promises.numberOf(trx, kind, subject)) !== undefined) throw refuse('DATE_REQUEST_OPEN')
    const typed = { author: 'traveller', body: text } as const
    await append(trx, conversation, { messages: [typed, ...handedNotice(conversation)], at })
    const dueAt = dueFor(room, conversation.brand, at)
    if (conversation.waiting_since === null) await waits(trx, conversation, { since, dueAt })
    await room.promises.give(trx, { kind, subject, orderId: whose.orderId, at, dueAt })
    const number = await room.promises.numberOf(trx, kind, subject)
    if (number === undefined) throw new Error(`no task of the date request ${subject}`)
    return { number, dueAt }
  })
}

function dueFor({ sites }: Room, brand: string | null, now: Temporal.Instant): Temporal.Instant {
  const hours = openHoursOf(sites.ofBrand(brand).brand.contact)
  return answerBy(hours, now) ?? answerDue(hours, now)
}

interface Waiting {
  readonly since: Temporal.Instant
  readonly dueAt: Temporal.Instant
}

/** The request's own promise stands for that of the conversation. */
async function waits(trx: Trx, { id }: ConversationRow, { since, dueAt }: Waiting): Promise<void> {
  await sql`update support.conversation set is_handed = true, closed_at = null, waiting_since = ${since}, answer_by = ${dueAt}
    where id = ${id}`.execute(trx)
}
