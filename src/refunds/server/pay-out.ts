import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import { bankAccountOf } from '#refunds/server/bank-accounts.ts'
import type { PayoutOrder } from '#refunds/server/payouts/payout.ts'
import { duePayout, keepLooking, type PayoutDesk, payoutStatus } from '#refunds/server/payouts/sending.ts'
import { lockedRefund, moveRefund, type RequestRow } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'
import { atBank, bounced } from '#refunds/server/settle.ts'

/** A job in the refund's transaction, sent after commit. */
export async function orderPayout(room: Room, trx: Trx, row: RequestRow): Promise<void> {
  await sql`insert into refunds.payout (id, request_id, look_at) values (${randomUUID()}, ${row.id}, ${row.made_at})`.execute(
    trx,
  )
  await room.paying.send({ refundId: row.id }, { within: trx })
}

export async function payOut(room: Room, refundId: string): Promise<void> {
  const desk = deskOf(room)
  const payout = await duePayout(desk, refundId)
  if (payout === undefined) return
  const status = await payoutStatus(desk, payout, () => orderOf(room, refundId))
  await room.database.transaction().execute(async (trx) => {
    const row = await lockedRefund(trx, refundId)
    const at = await keepLooking(desk, trx, { payout, status, since: row.made_at })
    if (at !== undefined) await room.paying.send({ refundId }, { at, within: trx })
    if (status.kind === 'paid') return atBank(room, trx, refundId)
    if (status.kind === 'bounced' || status.kind === 'refused') return bounced(room, trx, refundId)
    if (status.kind === 'pending' && row.state === 'agreed')
      return void (await moveRefund(trx, row, { state: 'sent', at: room.clock.now() }))
    if (status.kind === 'unknown') room.log.warn({ refundId, why: status.why }, 'refund.payout-unclear')
  })
}

/** Job: payouts left over by a crash. */
export async function sweepPayouts(room: Room): Promise<void> {
  const due = room.clock.now().subtract({ minutes: 1 })
  const rows = await all(
    room.database,
    sql<{ request_id: string }>`
      select request_id from refunds.payout where look_at <= ${due} order by look_at limit 500`,
  )
  for (const { request_id: refundId } of rows) await room.paying.send({ refundId })
}

function deskOf({ database, clock, payouts }: Room): PayoutDesk {
  return { database, clock, payouts, table: sql`refunds.payout` }
}

async function orderOf(room: Room, refundId: string): Promise<Omit<PayoutOrder, 'trackId'>> {
  const row = await one(room.database, sql<RequestRow>`select * from refunds.request where id = ${refundId}`)
  return {
    iban: bankAccountOf(room, row).iban,
    amount: row.amount,
    description: `استرداد ${row.tracking_number}`,
  }
}
