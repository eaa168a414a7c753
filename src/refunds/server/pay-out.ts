import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { nextLook } from '#refunds/payout-looks.ts'
import { bankAccountOf } from '#refunds/server/bank-accounts.ts'
import type { PayoutStatus } from '#refunds/server/payouts/payout.ts'
import { lockedRefund, moveRefund, type RequestRow } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'
import { atBank, bounced } from '#refunds/server/settle.ts'

interface PayoutRow {
  readonly id: string
  readonly request_id: string
  readonly asked_at: Temporal.Instant | null
  readonly look_at: Temporal.Instant | null
}

/** A job in the refund's transaction, sent after commit. */
export async function orderPayout(room: Room, trx: Trx, row: RequestRow): Promise<void> {
  await sql`insert into refunds.payout (id, request_id, look_at) values (${randomUUID()}, ${row.id}, ${row.made_at})`.execute(
    trx,
  )
  await room.paying.send({ refundId: row.id }, { within: trx })
}

/** One sent before is looked up first; only one that never arrived is sent again, with the same number. */
export async function payOut(room: Room, refundId: string): Promise<void> {
  const payout = await payoutOf(room.database, refundId)
  const at = room.clock.now()
  if (payout?.look_at == null || isBefore(at, payout.look_at)) return
  const standing = await statusOf(room, payout)
  await room.database.transaction().execute(async (trx) => {
    const row = await lockedRefund(trx, refundId)
    await keepLooking(room, trx, { payout, standing, row })
    if (standing.kind === 'paid') return atBank(room, trx, refundId)
    if (standing.kind === 'bounced' || standing.kind === 'refused') return bounced(room, trx, refundId)
    if (standing.kind === 'pending' && row.state === 'agreed')
      return void (await moveRefund(trx, row, { state: 'sent', at }))
    if (standing.kind === 'unknown') room.log.warn({ refundId, why: standing.why }, 'refund.payout-unclear')
  })
}

/** Job: payouts left over by a crash. */
export async function sweepPayouts(room: Room): Promise<void> {
  const due = room.clock.now().subtract({ minutes: 1 })
  const rows = await all(
    room.database,
    sql<PayoutRow>`select * from refunds.payout where look_at <= ${due} order by look_at limit 500`,
  )
  for (const { request_id: refundId } of rows) await room.paying.send({ refundId })
}

async function statusOf(room: Room, payout: PayoutRow): Promise<PayoutStatus> {
  if (payout.asked_at === null && (await mayNowSend(room, payout))) return send(room, payout)
  const found = await room.payouts.find(payout.id)
  if (found.kind !== 'none') return found
  return (await mayNowSend(room, payout)) ? send(room, payout) : { kind: 'unknown', why: 'it is being sent' }
}

async function send(room: Room, payout: PayoutRow): Promise<PayoutStatus> {
  const row = await maybe(
    room.database,
    sql<RequestRow>`select * from refunds.request where id = ${payout.request_id}`,
  )
  if (row === undefined) throw new Error(`there is no refund ${payout.request_id}`)
  return room.payouts.send({
    trackId: payout.id,
    iban: bankAccountOf(room, row).iban,
    amount: row.amount,
    description: `استرداد ${row.tracking_number}`,
  })
}

/** longer than a send's timeout */
const sendingSeconds = 20

/** Each send is recorded first; none starts while another may be waiting. */
async function mayNowSend(room: Room, { id }: PayoutRow): Promise<boolean> {
  const now = room.clock.now()
  const ours = await maybe(
    room.database,
    sql`update refunds.payout set asked_at = ${now}
      where id = ${id} and (asked_at is null or asked_at <= ${now.subtract({ seconds: sendingSeconds })}) returning 1`,
  )
  return ours !== undefined
}

interface Looked {
  readonly payout: PayoutRow
  readonly standing: PayoutStatus
  readonly row: RequestRow
}

/** Banks may return money days later: paid ones are queried for a while. */
async function keepLooking(room: Room, trx: Trx, { payout, standing, row }: Looked): Promise<void> {
  const isOver = standing.kind === 'bounced' || standing.kind === 'refused'
  const at = isOver ? undefined : nextLook(row.made_at, room.clock.now())
  const providerId = 'providerId' in standing ? standing.providerId : null
  const reference = standing.kind === 'paid' ? standing.reference : null
  await sql`
    update refunds.payout set look_at = ${at ?? null}, provider_id = coalesce(${providerId}, provider_id),
      reference = coalesce(${reference}, reference)
    where id = ${payout.id}`.execute(trx)
  if (at !== undefined) await room.paying.send({ refundId: row.id }, { at, within: trx })
}

/** A parallel chain of queries has run already; jobs may start slightly early. */
function isBefore(now: Temporal.Instant, lookAt: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now.add({ seconds: 1 }), lookAt) < 0
}

function payoutOf(trx: Trx, refundId: string): Promise<PayoutRow | undefined> {
  return maybe(trx, sql<PayoutRow>`select * from refunds.payout where request_id = ${refundId}`)
}
