import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Confirming, supplierOf } from '#insurance/server/supplied/confirming.ts'
import { suppliedOf } from '#insurance/server/supplied/outbox.ts'
import { type Rial, rial } from '#money/rial.ts'

/** by position: what would come back of each, as the insurer said it a moment ago */
export type Previews = ReadonlyMap<number, Rial>

const goodSeconds = 60
/** longest wait for a page */
const previewMs = 4000

/** Asks what comes back of each who is still insured, unless it was told within the minute; who is missing was not told. */
export async function freshPreviews(room: Confirming, orderId: string): Promise<Previews> {
  const [row, before] = await Promise.all([suppliedOf(room.database, orderId), storedPreviews(room, orderId)])
  const supplier = supplierOf(room, row?.supplier)
  if (row === undefined || supplier === undefined) return before
  const untold = row.people.filter(({ position }) => !before.has(position))
  const told = await Promise.all(
    untold.map(async ({ position, quote }) => {
      const outcome = await supplier.quoteCancel(row.offer, [quote], {
        signal: AbortSignal.timeout(previewMs),
      })
      return outcome.kind === 'done' ? [{ position, minor: outcome.value.refundMinor }] : []
    }),
  )
  await store(room, orderId, told.flat())
  return storedPreviews(room, orderId)
}

/** Never more than was paid; rounded down to a toman. */
async function store(
  { database, clock }: Confirming,
  orderId: string,
  told: readonly { readonly position: number; readonly minor: number }[],
): Promise<void> {
  for (const { position, minor } of told)
    await sql`
      update insurance.supplied_person person set previewed_at = ${clock.now()},
        refund = case when ${minor} >= price_minor then premium + duty
          else least(premium + duty, ${minor}::bigint * rate_rial / 100 / 10 * 10) end
      from insurance.insured insured
      where person.order_id = ${orderId} and person.position = ${position}
        and insured.order_id = person.order_id and insured.position = person.position`.execute(database)
}

async function storedPreviews({ database, clock }: Confirming, orderId: string): Promise<Previews> {
  const since = clock.now().subtract({ seconds: goodSeconds })
  const rows = await all(
    database,
    sql<{ position: number; refund: number }>`
      select position, refund from insurance.supplied_person
      where order_id = ${orderId} and previewed_at > ${since}`,
  )
  return new Map(rows.map(({ position, refund }) => [position, rial(refund)]))
}

/** Within a transaction nobody is asked: amounts are the quote's, and only who is given back counts. */
export async function lastPreviews(trx: Trx, orderId: string): Promise<Previews> {
  const rows = await all(
    trx,
    sql<{ position: number; refund: number }>`
      select position, refund from insurance.supplied_person where order_id = ${orderId} and refund is not null`,
  )
  return new Map(rows.map(({ position, refund }) => [position, rial(refund)]))
}
