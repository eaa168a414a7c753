import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Company, PartScores, ReviewState } from '#hotels/reviews.ts'

export interface StoredReview extends PartScores {
  readonly id: number
  readonly orderId: string
  readonly hotelId: string
  /** null: «مسافر» */
  readonly name: string | null
  readonly company: Company
  /** tenths of ten */
  readonly score: number
  readonly words: string | null
  readonly checkIn: Temporal.PlainDate
  readonly nights: number
  readonly writtenAt: Temporal.Instant
  readonly state: ReviewState
  readonly reason: string | null
  readonly answer: string | null
}

const columns = sql`id, order_id as "orderId", hotel_id as "hotelId", name, company, clean, staff, comfort, place, worth, score,
  words, check_in as "checkIn", nights, written_at as "writtenAt", state, reason, answer`

export function reviewOfOrder(trx: Trx, orderId: string): Promise<StoredReview | undefined> {
  return maybe<StoredReview>(trx, sql`select ${columns} from hotels.reviews where order_id = ${orderId}`)
}

export function reviewById(trx: Trx, id: number): Promise<StoredReview | undefined> {
  return maybe<StoredReview>(trx, sql`select ${columns} from hotels.reviews where id = ${id}`)
}

/** Oldest first: what the desk has to read. */
export function reviewsHeld(trx: Trx): Promise<readonly StoredReview[]> {
  return all<StoredReview>(
    trx,
    sql`select ${columns} from hotels.reviews where state = 'held' order by written_at, id limit 200`,
  )
}

/** Newest first, of all hotels: what the desk may still hold or answer. */
export function reviewsPublished(trx: Trx): Promise<readonly StoredReview[]> {
  return all<StoredReview>(
    trx,
    sql`select ${columns} from hotels.reviews where state = 'published' order by written_at desc, id desc limit 100`,
  )
}

interface Wanted {
  readonly hotelId: string
  readonly company?: Company | undefined
  readonly skip: number
  readonly take: number
}

/** Newest first. */
export function publishedOf(
  trx: Trx,
  { hotelId, company, skip, take }: Wanted,
): Promise<readonly StoredReview[]> {
  return all<StoredReview>(
    trx,
    sql`
      select ${columns} from hotels.reviews
      where hotel_id = ${hotelId} and state = 'published' and (${company ?? null}::text is null or company = ${company ?? null})
      order by written_at desc, id desc offset ${skip} limit ${take}`,
  )
}
