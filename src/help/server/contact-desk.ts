import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { isDesk } from '#help/desks.ts'
import {
  type Answer,
  type ContactRow,
  openRows,
  responsesTo,
  rowLocked,
  rowNumbered,
} from '#help/server/contact-rows.ts'
import { refuse } from '#help/server/refusals.ts'
import type { Room } from '#help/server/room.ts'

type Also = (trx: Trx) => Promise<void>

export interface ContactDesk {
  open(): Promise<readonly ContactRow[]>
  /** Refuses REQUEST_NOT_FOUND, as all of these. */
  read(number: number): Promise<ContactRow & { readonly answers: readonly Answer[] }>
  /** Sent by the way its writer chose, and closed; an answered one may be answered again. Refuses ANSWER_IS_EMPTY. */
  answer(number: number, words: string): Promise<void>
  /** The same, once: of two who answer the later is refused. `also` is done in its transaction, last. Refuses ANSWER_IS_EMPTY, REQUEST_IS_CLOSED. */
  answerFirst(number: number, words: string, also: Also): Promise<void>
  /** Refuses NO_SUCH_DESK, REQUEST_IS_CLOSED. */
  handOn(number: number, desk: string): Promise<void>
  /** Without an answer; its writer is told the reason. Refuses REASON_IS_EMPTY, REQUEST_IS_CLOSED. */
  close(number: number, reason: string, also?: Also): Promise<void>
}

export function contactDesk(room: Room): ContactDesk {
  const { database, settings } = room
  const { sites } = settings
  // what is told of it is told by the brand it was written at
  const locked = <T>(number: number, work: (trx: Trx, row: ContactRow) => Promise<T>): Promise<T> =>
    database.transaction().execute(async (trx) => {
      const row = await rowLocked(trx, number)
      if (row === undefined) throw refuse('REQUEST_NOT_FOUND')
      return sites.at(sites.ofBrand(row.brand), () => work(trx, row))
    })
  return {
    open: () => openRows(database),
    async read(number) {
      const row = await rowNumbered(database, number)
      if (row === undefined) throw refuse('REQUEST_NOT_FOUND')
      return { ...row, answers: await responsesTo(database, row.id) }
    },
    answer: (number, words) => locked(number, (trx, row) => answered(room, trx, { row, words })),
    answerFirst: (number, words, also) =>
      locked(number, async (trx, row) => {
        if (row.closedAt !== null) throw refuse('REQUEST_IS_CLOSED')
        await answered(room, trx, { row, words })
        await also(trx)
      }),
    async handOn(number, desk) {
      if (!isDesk(desk)) throw refuse('NO_SUCH_DESK')
      await locked(number, async (trx, row) => {
        if (row.closedAt !== null) throw refuse('REQUEST_IS_CLOSED')
        await sql`update help.contact_requests set desk = ${desk} where id = ${row.id}`.execute(trx)
      })
    },
    async close(number, reason, also) {
      const because = reason.trim()
      if (because === '' || because.length > 300) throw refuse('REASON_IS_EMPTY')
      await locked(number, async (trx, row) => {
        if (row.closedAt !== null) throw refuse('REQUEST_IS_CLOSED')
        await room.close(trx, row, because)
        await room.tell(trx, { ...row, happened: { what: 'closed', reason: because } })
        await also?.(trx)
      })
    },
  }
}

interface Answering {
  readonly row: ContactRow
  readonly words: string
}

async function answered(room: Room, trx: Trx, { row, words }: Answering): Promise<void> {
  const text = words.trim()
  if (text === '' || text.length > 3000) throw refuse('ANSWER_IS_EMPTY')
  const answerId = await insertAnswer(trx, row, { text, at: room.clock.now() })
  if (row.closedAt === null) await room.close(trx, row, null)
  await room.tell(trx, { ...row, happened: { what: 'answered', answerId, words: text } })
}

async function insertAnswer(
  trx: Trx,
  { id }: ContactRow,
  { text, at }: { readonly text: string; readonly at: Temporal.Instant },
): Promise<number> {
  const row = await one(
    trx,
    sql<{
      id: number
    }>`insert into help.contact_answers (request_id, words, at) values (${id}, ${text}, ${at}) returning id`,
  )
  return row.id
}
