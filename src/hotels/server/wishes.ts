import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { maybe, type Trx } from '#database/database.ts'
import { isNothing, type StayWishes, tidyWishes } from '#hotels/stay-wishes.ts'

/** Once an order: repeated with the same request, it changes nothing. */
export async function keepWishes(trx: Trx, orderId: string, wished: StayWishes | undefined): Promise<void> {
  if (wished === undefined) return
  const wishes = tidyWishes(wished)
  if (isNothing(wishes)) return
  await sql`
    insert into hotels.stay_wishes (order_id, arrival, requests, note)
    values (${orderId}, ${wishes.arrival}, ${[...wishes.requests]}::text[], nullif(${wishes.note}, ''))
    on conflict (order_id) do nothing`.execute(trx)
}

export function wishesOf(trx: Trx, orderId: string): Promise<StayWishes | undefined> {
  return maybe<StayWishes>(
    trx,
    sql`select arrival, requests, coalesce(note, '') as note from hotels.stay_wishes where order_id = ${orderId}`,
  )
}

/** after the stay, days */
const keptDays = 30

/** What guests wrote of themselves is not kept longer than the hotel may ask for it. */
export async function forgetWishes(trx: Trx, today: Temporal.PlainDate): Promise<void> {
  await sql`
    delete from hotels.stay_wishes w using hotels.stays s
    where s.order_id = w.order_id and s.check_out < ${today.subtract({ days: keptDays })}`.execute(trx)
}

export function eraseWishes(trx: Trx, orderIds: readonly string[]): Promise<number> {
  return affected(trx, sql`delete from hotels.stay_wishes where order_id = any(${[...orderIds]}::uuid[])`)
}
