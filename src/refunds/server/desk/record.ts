import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { refundReasons } from '#refunds/reasons.ts'
import type { RefundStep } from '#refunds/responses.ts'
import { bankAccountOf } from '#refunds/server/bank-accounts.ts'
import type { BankAccount } from '#refunds/server/payouts/payout.ts'
import { compensationsOf, historyOf, type ItemRow, itemsOf, type RequestRow } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'
import { stepsOf } from '#refunds/steps.ts'

/** One refund whole; nothing is masked yet. */
export interface DeskRefundRecord {
  readonly refundId: string
  readonly number: string
  readonly orderId: string
  readonly userId: string
  readonly reason: string
  /** rial */
  readonly amount: number
  readonly penalty: number
  readonly compensation: number
  readonly steps: readonly RefundStep[]
  readonly items: readonly ItemRow[]
  /** undefined unless it goes to a bank */
  readonly account: BankAccount | undefined
  readonly payout: PayoutLooks | undefined
}

export interface PayoutLooks {
  /** null before it was sent */
  readonly askedAt: Temporal.Instant | null
  /** null when nothing is left to ask */
  readonly lookAt: Temporal.Instant | null
  readonly providerId: string | null
  readonly reference: string | null
}

export function requestNumbered(trx: Trx, number: string): Promise<RequestRow | undefined> {
  return maybe(trx, sql<RequestRow>`select * from refunds.request where tracking_number = ${number}`)
}

export async function refundRecord(room: Room, number: string): Promise<DeskRefundRecord | undefined> {
  const { database } = room
  const row = await requestNumbered(database, number)
  if (row === undefined) return undefined
  const [happened, items, compensations, payout] = await Promise.all([
    historyOf(database, [row.id]),
    itemsOf(database, [row.id]),
    compensationsOf(database, [row.id]),
    maybe(
      database,
      sql<PayoutLooks>`select asked_at as "askedAt", look_at as "lookAt", provider_id as "providerId", reference
        from refunds.payout where request_id = ${row.id}`,
    ),
  ])
  return {
    refundId: row.id,
    number: row.tracking_number,
    orderId: row.order_id,
    userId: row.user_id,
    reason: refundReasons.find(({ id }) => id === row.reason_id)?.title ?? '',
    amount: row.amount,
    penalty: row.penalty,
    compensation: compensations.get(row.id) ?? 0,
    steps: stepsOf({ destination: row.destination, happened, dueAt: row.due_at }),
    items,
    account: row.account === null ? undefined : bankAccountOf(room, row),
    payout,
  }
}
