import { type RawBuilder, sql } from 'kysely'
import { type Database, maybe, type Trx } from '#database/database.ts'
import { nextLook } from '#refunds/payout-looks.ts'
import type { PayoutOrder, PayoutProvider, PayoutStatus } from '#refunds/server/payouts/payout.ts'
import type { Clock } from '#server/clock.ts'

export interface PayoutRow {
  readonly id: string
  readonly request_id: string
  readonly asked_at: Temporal.Instant | null
  readonly look_at: Temporal.Instant | null
}

export interface PayoutDesk {
  readonly database: Database
  readonly clock: Clock
  readonly payouts: PayoutProvider
  /** of payout rows, in the schema of the room that orders them */
  readonly table: RawBuilder<unknown>
}

/** The payout of a request when its turn has come; undefined before, or when nothing is left to ask. */
export async function duePayout(
  { database, clock, table }: PayoutDesk,
  requestId: string,
): Promise<PayoutRow | undefined> {
  const payout = await maybe(database, sql<PayoutRow>`select * from ${table} where request_id = ${requestId}`)
  return payout?.look_at == null || isBefore(clock.now(), payout.look_at) ? undefined : payout
}

/** One sent before is looked up first; only one that never arrived is sent again, with the same number. */
export async function payoutStatus(
  desk: PayoutDesk,
  payout: PayoutRow,
  orderOf: () => Promise<Omit<PayoutOrder, 'trackId'>>,
): Promise<PayoutStatus> {
  const send = async () => desk.payouts.send({ trackId: payout.id, ...(await orderOf()) })
  if (payout.asked_at === null && (await mayNowSend(desk, payout))) return send()
  const found = await desk.payouts.find(payout.id)
  if (found.kind !== 'none') return found
  return (await mayNowSend(desk, payout)) ? send() : { kind: 'unknown', why: 'it is being sent' }
}

interface Looked {
  readonly payout: PayoutRow
  readonly status: PayoutStatus
  /** since when it has been under way */
  readonly since: Temporal.Instant
}

/** Banks may return money days later: paid ones are queried for a while. Returns when next. */
export async function keepLooking(
  { clock, table }: PayoutDesk,
  trx: Trx,
  { payout, status, since }: Looked,
): Promise<Temporal.Instant | undefined> {
  const isOver = status.kind === 'bounced' || status.kind === 'refused'
  const at = isOver ? undefined : nextLook(since, clock.now())
  const providerId = 'providerId' in status ? status.providerId : null
  const reference = status.kind === 'paid' ? status.reference : null
  await sql`
    update ${table} set look_at = ${at ?? null}, provider_id = coalesce(${providerId}, provider_id),
      reference = coalesce(${reference}, reference)
    where id = ${payout.id}`.execute(trx)
  return at
}

/** longer than a send's timeout */
const sendingSeconds = 20

/** Each send is recorded first; none starts while another may be waiting. */
async function mayNowSend({ database, clock, table }: PayoutDesk, { id }: PayoutRow): Promise<boolean> {
  const now = clock.now()
  const ours = await maybe(
    database,
    sql`update ${table} set asked_at = ${now}
      where id = ${id} and (asked_at is null or asked_at <= ${now.subtract({ seconds: sendingSeconds })}) returning 1`,
  )
  return ours !== undefined
}

/** A parallel chain of queries has run already; jobs may start slightly early. */
function isBefore(now: Temporal.Instant, lookAt: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now.add({ seconds: 1 }), lookAt) < 0
}
