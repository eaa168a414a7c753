import type { Trx } from '#database/database.ts'
import { arrivedEntry, cancelledEntry, returnedEntry } from '#withdrawals/entries.ts'
import {
  lockedWithdrawal,
  madeOf,
  moveWithdrawal,
  newsOf,
  type WithdrawalRow,
} from '#withdrawals/server/record.ts'
import { refuse } from '#withdrawals/server/refusals.ts'
import type { Room } from '#withdrawals/server/room.ts'

export async function arrived(room: Room, trx: Trx, row: WithdrawalRow): Promise<void> {
  if (row.state !== 'sent') return
  await moveWithdrawal(trx, row, { state: 'arrived', at: room.clock.now() })
  await room.wallet.post(trx, arrivedEntry(madeOf(row), room.payouts.id))
  await room.promises.keep(trx, 'withdrawal-to-bank', row.id)
  await room.tell(trx, newsOf(row, 'arrived'))
  room.log.info({ withdrawalId: row.id }, 'withdrawal.arrived')
}

/** Back into the wallet, also what had arrived; its owner is told. */
export async function returned(room: Room, trx: Trx, row: WithdrawalRow): Promise<void> {
  if (row.state !== 'sent' && row.state !== 'arrived') return
  await moveWithdrawal(trx, row, { state: 'returned', at: room.clock.now() })
  const from = row.state === 'arrived' ? { arrivedBy: room.payouts.id } : 'sent'
  await room.wallet.post(trx, returnedEntry(madeOf(row), from))
  await room.promises.keep(trx, 'withdrawal-to-bank', row.id)
  await room.tell(trx, newsOf(row, 'returned'))
  room.log.warn({ withdrawalId: row.id }, 'withdrawal.returned')
}

/** Idempotent. Refuses WITHDRAWAL_NOT_FOUND, SENT_ALREADY. */
export async function cancel(room: Room, userId: string, id: string): Promise<WithdrawalRow> {
  return room.database.transaction().execute(async (trx) => {
    const row = await lockedWithdrawal(trx, id)
    if (row.user_id !== userId) throw refuse('WITHDRAWAL_NOT_FOUND')
    if (row.state === 'cancelled') return row
    if (row.state !== 'requested') throw refuse('SENT_ALREADY')
    const cancelled = await moveWithdrawal(trx, row, { state: 'cancelled', at: room.clock.now() })
    await room.wallet.post(trx, cancelledEntry(madeOf(row)))
    await room.promises.keep(trx, 'withdrawal-to-bank', id)
    return cancelled
  })
}
