import { sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import { minus, plus, ZERO } from '#money/rial.ts'
import { compensationOf, daysLate } from '#refunds/compensation.ts'
import { compensatedEntry } from '#refunds/entries.ts'
import { newsOf } from '#refunds/server/news.ts'
import { lockedRefund, madeOf, type RequestRow } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'

/** Compensates lateness so far; each day once. */
export async function compensate(
  room: Room,
  trx: Trx,
  { row, until = room.clock.now() }: { readonly row: RequestRow; readonly until?: Temporal.Instant },
): Promise<void> {
  if (row.destination !== 'bank') return
  const days = daysLate(row.due_at, until)
  const { last } = await one(
    trx,
    sql<{ last: number }>`
      select coalesce(max(day), 0)::int as last from refunds.compensation where request_id = ${row.id}`,
  )
  let paid = ZERO
  for (let day = last + 1; day <= days; day++) {
    const amount = minus(compensationOf(row.amount, day), compensationOf(row.amount, day - 1))
    if (amount === 0) break
    await sql`insert into refunds.compensation (request_id, day, amount, at)
      values (${row.id}, ${day}, ${amount}, ${room.clock.now()})`.execute(trx)
    await room.wallet.post(trx, compensatedEntry(madeOf(row), day, amount))
    paid = plus(paid, amount)
  }
  if (paid > 0) await room.tell(trx, newsOf(row, 'compensated', { amount: paid, of: `:${days}` }))
}

/** At a missed deadline the first day is compensated unasked. */
export async function missed(
  room: Room,
  trx: Trx,
  { subject, keptAt }: { readonly subject: string; readonly keptAt: Temporal.Instant | null },
): Promise<void> {
  const row = await lockedRefund(trx, subject)
  await compensate(room, trx, { row, until: keptAt ?? room.clock.now() })
}

export async function compensateAll(room: Room): Promise<void> {
  const late = await all(
    room.database,
    sql<{ id: string }>`
      select id from refunds.request where state <> 'paid' and due_at < ${room.clock.now()} order by due_at`,
  )
  for (const { id } of late)
    await room.database.transaction().execute(async (trx) => {
      const row = await lockedRefund(trx, id)
      if (row.state !== 'paid') await compensate(room, trx, { row })
    })
}
