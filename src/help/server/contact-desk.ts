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

export interface ContactDesk {
  open(): Promise<readonly ContactRow[]>
  /** Refuses REQUEST_NOT_FOUND, as all of these. */
  read(number: number): Promise<ContactRow & { readonly answers: readonly Answer[] }>
  /** Sent by the way its writer chose, and closed; an answered one may be answered again. Refuses ANSWER_IS_EMPTY. */
  answer(number: number, words: string): Promise<void>
  /** Refuses NO_SUCH_DESK, REQUEST_IS_CLOSED. */
  handOn(number: number, desk: string): Promise<void>
  /** Without an answer; its writer is told the reason. Refuses REASON_IS_EMPTY, REQUEST_IS_CLOSED. */
  close(number: number, reason: string): Promise<void>
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
    async answer(number, words) {
      const text = words.trim()
      if (text === '' || text.length > 3000) throw refuse('ANSWER_IS_EMPTY')
      await locked(number, async (trx, row) => {
        const answerId = await insertAnswer(trx, row, { text, at: room.clock.now() })
        if (row.closedAt === null) await room.close(trx, row, null)
        await room.tell(trx, { ...row, happened: { what: 'answered', answerId, words: text } })
      })
    },
    async handOn(number, desk) {
      if (!isDesk(desk)) throw refuse('NO_SUCH_DESK')
      await locked(number, async (trx, row) => {
        if (row.closedAt !== null) throw refuse('REQUEST_IS_CLOSED')
        await sql`update help.contact_requests set desk = ${desk} where id = ${row.id}`.execute(trx)
      })
    },
    async close(number, reason) {
      const because = reason.trim()
      if (because === '' || because.length > 300) throw refuse('REASON_IS_EMPTY')
      await locked(number, async (trx, row) => {
        if (row.closedAt !== null) throw refuse('REQUEST_IS_CLOSED')
        await room.close(trx, row, because)
        await room.tell(trx, { ...row, happened: { what: 'closed', reason: because } })
      })
    },
  }
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
