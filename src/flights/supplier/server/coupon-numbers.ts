import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** An airline may move a ticket to other flights without another number: the old one has that number here already, so the new
 * one's is written as a further coupon of it. */
export async function unusedNumbers(
  trx: Trx,
  numbers: readonly string[],
  orderId: string,
): Promise<readonly string[]> {
  const rows = await all<{ number: string }>(
    trx,
    sql`
      select number from flights.tickets
      where split_part(number, '/', 1) = any(${[...numbers]}::text[]) and order_id <> ${orderId}`,
  )
  const taken = new Set(rows.map(({ number }) => number))
  return numbers.map((number) => freeAmong(taken, number))
}

function freeAmong(taken: ReadonlySet<string>, number: string): string {
  if (!taken.has(number)) return number
  for (let coupon = 2; ; coupon += 1) if (!taken.has(`${number}/${coupon}`)) return `${number}/${coupon}`
}
