import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import { refuse } from '#wallet/server/refusals.ts'

export interface StatedBalance {
  readonly day: Temporal.PlainDate
  readonly balance: Rial
}

/** Writes the bank's word down, the same one once. Refuses DAY_AHEAD, BELOW_NOTHING. */
export async function enterBalance(
  trx: Trx,
  { day, balance }: StatedBalance,
  at: Temporal.Instant,
): Promise<void> {
  if (Temporal.PlainDate.compare(day, dayOf(at)) > 0) throw refuse('DAY_AHEAD')
  if (balance < 0) throw refuse('BELOW_NOTHING')
  await sql`
    insert into wallet.stated_balance (day, balance, entered_at)
    select ${day}, ${balance}, ${at} where ${balance} is distinct from (
      select balance from wallet.stated_balance where day = ${day} order by id desc limit 1)`.execute(trx)
}
