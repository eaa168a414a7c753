import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { AnswerWay, ContactTopic } from '#help/contact-form.ts'
import type { Desk } from '#help/desks.ts'

export interface ContactRow {
  readonly id: string
  readonly number: number
  readonly userId: string | null
  readonly name: string
  readonly mobile: string
  readonly answerBy: AnswerWay
  readonly email: string | null
  readonly topic: ContactTopic
  readonly orderNumber: string | null
  /** of the writer, who was signed in */
  readonly orderId: string | null
  readonly words: string
  readonly callAt: Temporal.Instant | null
  readonly createdAt: Temporal.Instant
  readonly desk: Desk
  readonly closedAt: Temporal.Instant | null
  readonly closedBecause: string | null
  /** it was written at */
  readonly brand: string | null
}

const columns = sql`id, number, user_id as "userId", name, mobile, answer_by as "answerBy", email, topic,
  order_number as "orderNumber", words, call_at as "callAt", created_at as "createdAt", desk, closed_at as "closedAt",
  closed_because as "closedBecause", brand, order_id as "orderId"`

export type NewRow = Omit<ContactRow, 'desk' | 'closedAt' | 'closedBecause'> & {
  readonly callPlace: number | null
}

export async function insertRow(trx: Trx, row: NewRow): Promise<void> {
  const { id, number, userId, name, mobile, answerBy, email, topic, orderNumber, words, callAt, brand } = row
  await sql`
    insert into help.contact_requests (id, number, user_id, name, mobile, answer_by, email, topic, order_number, words,
      call_at, call_place, created_at, brand, order_id)
    values (${id}, ${number}, ${userId}, ${name}, ${mobile}, ${answerBy}, ${email}, ${topic}, ${orderNumber}, ${words},
      ${callAt}, ${row.callPlace}, ${row.createdAt}, ${brand}, ${row.orderId})`.execute(trx)
}

export function rowNumbered(trx: Trx, number: number): Promise<ContactRow | undefined> {
  return maybe(trx, sql<ContactRow>`select ${columns} from help.contact_requests where number = ${number}`)
}

/** For whoever is about to close it. */
export function rowLocked(trx: Trx, number: number): Promise<ContactRow | undefined> {
  return maybe(
    trx,
    sql<ContactRow>`select ${columns} from help.contact_requests where number = ${number} for update`,
  )
}

/** The same words again, while nobody has answered them. */
export function sameOpen(
  trx: Trx,
  { mobile, answerBy, words, callAt }: Pick<ContactRow, 'mobile' | 'answerBy' | 'words' | 'callAt'>,
): Promise<ContactRow | undefined> {
  return maybe(
    trx,
    sql<ContactRow>`select ${columns} from help.contact_requests
      where closed_at is null and mobile = ${mobile} and answer_by = ${answerBy} and md5(words) = md5(${words}::text)
        and call_at is not distinct from ${callAt}::timestamptz`,
  )
}

/** Newest first; twenty at most. */
export function rowsOn(
  trx: Trx,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<readonly ContactRow[]> {
  return all(
    trx,
    sql<ContactRow>`select ${columns} from help.contact_requests
      where user_id = ${userId} and order_id = ${orderId} order by created_at desc, id limit 20`,
  )
}

export function openRows(trx: Trx): Promise<readonly ContactRow[]> {
  return all(
    trx,
    sql<ContactRow>`select ${columns} from help.contact_requests where closed_at is null order by created_at, id`,
  )
}

export async function placesTaken(
  trx: Trx,
  slots: readonly Temporal.Instant[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (slots.length === 0) return new Map()
  const rows = await all(
    trx,
    sql<{ at: Temporal.Instant; places: readonly number[] }>`
      select call_at as at, array_agg(call_place) as places from help.contact_requests
      where closed_at is null and call_at in (${sql.join(slots.map((at) => sql`${at}::timestamptz`))}) group by call_at`,
  )
  return new Map(rows.map(({ at, places }) => [at.toString(), places]))
}

export interface Answer {
  readonly words: string
  readonly at: Temporal.Instant
}

export function responsesTo(trx: Trx, requestId: string): Promise<readonly Answer[]> {
  return all(
    trx,
    sql<Answer>`select words, at from help.contact_answers where request_id = ${requestId} order by id`,
  )
}
