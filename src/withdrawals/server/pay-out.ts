import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { duePayout, keepLooking, type PayoutOrder, payoutStatus } from '#refunds/server/refunds.ts'
import { lockedWithdrawal, moveWithdrawal, type WithdrawalRow } from '#withdrawals/server/record.ts'
import type { Room } from '#withdrawals/server/room.ts'
import { arrived, returned } from '#withdrawals/server/settle.ts'

/** Job. Idempotent. */
export async function payOut(room: Room, withdrawalId: string): Promise<void> {
  await beginSending(room, withdrawalId)
  const payout = await duePayout(room.desk, withdrawalId)
  if (payout === undefined) return
  const status = await payoutStatus(room.desk, payout, () => orderOf(room, withdrawalId))
  await room.database.transaction().execute(async (trx) => {
    const row = await lockedWithdrawal(trx, withdrawalId)
    const at = await keepLooking(room.desk, trx, { payout, status, since: row.send_at })
    if (at !== undefined) await room.paying.send({ withdrawalId }, { at, within: trx })
    if (status.kind === 'paid') return arrived(room, trx, row)
    if (status.kind === 'bounced' || status.kind === 'refused') return returned(room, trx, row)
    if (status.kind === 'unknown') room.log.warn({ withdrawalId, why: status.why }, 'withdrawal.unclear')
  })
}

/** From here on it cannot be cancelled, so it is told before the provider hears of it. */
async function beginSending(room: Room, withdrawalId: string): Promise<void> {
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const row = await lockedWithdrawal(trx, withdrawalId)
    if (row.state !== 'requested' || Temporal.Instant.compare(at, row.send_at) < 0) return
    await moveWithdrawal(trx, row, { state: 'sent', at })
    await sql`insert into withdrawals.payout (id, request_id, look_at) values (${randomUUID()}, ${row.id}, ${at})`.execute(
      trx,
    )
  })
}

/** Job: what a crash left over, and what is due but whose job came early. */
export async function sweepWithdrawals(room: Room): Promise<void> {
  const now = room.clock.now()
  const rows = await all(
    room.database,
    sql<{ id: string }>`
      select id from withdrawals.request where state = 'requested' and send_at <= ${now}
      union
      select request_id from withdrawals.payout where look_at <= ${now.subtract({ minutes: 1 })}
      limit 500`,
  )
  for (const { id } of rows) await room.paying.send({ withdrawalId: id })
}

async function orderOf(room: Room, withdrawalId: string): Promise<Omit<PayoutOrder, 'trackId'>> {
  const { id, account, amount, number } = await one(
    room.database,
    sql<WithdrawalRow>`select * from withdrawals.request where id = ${withdrawalId}`,
  )
  return { iban: room.vault.open(account, id), amount, description: `برداشت ${number}` }
}
