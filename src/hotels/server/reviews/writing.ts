import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import type { ReviewToWrite } from '#hotels/requests.ts'
import { reviewDays } from '#hotels/reviews.ts'
import { checksOutAt } from '#hotels/server/hotel-time.ts'
import { ownOrder } from '#hotels/server/ordered.ts'
import { refuse } from '#hotels/server/refusals.ts'
import { reviewOfOrder, type StoredReview } from '#hotels/server/reviews/stored-reviews.ts'
import type { Room } from '#hotels/server/room.ts'
import { type HeldStay, stayOf } from '#hotels/server/stays.ts'
import { nightCount } from '#hotels/stay.ts'

export interface OwnReview {
  readonly held: HeldStay
  /** the first name of its leader */
  readonly name: string
  /** undefined until there is one */
  readonly review: StoredReview | undefined
  /** why none may be written now */
  readonly refusal: 'NOT_STAYED' | 'STAY_NOT_OVER' | 'REVIEW_TOO_LATE' | 'REVIEWED_ALREADY' | undefined
}

/** For the stay's owner. Throws ORDER_NOT_FOUND, NOT_STAYED. */
export async function ownReview(room: Room, orderId: string, userId: string): Promise<OwnReview> {
  await ownOrder(room, orderId, userId)
  const [held, review] = [await stayOf(room.database, orderId), await reviewOfOrder(room.database, orderId)]
  if (held === undefined) throw refuse('NOT_STAYED')
  const place = held.rooms.findIndex(({ state }) => state === 'open')
  const leader = (await room.orders.passengersOf(orderId))[Math.max(0, place)]
  const name = leader?.firstNameFarsi || leader?.firstName || ''
  return { held, name, review, refusal: refusalOf(held, review, room.clock.now()) }
}

function refusalOf(
  held: HeldStay,
  review: StoredReview | undefined,
  now: Temporal.Instant,
): OwnReview['refusal'] {
  const { hotel, stay, state, rooms } = held
  if (state !== 'issued' || rooms.every((one) => one.state === 'refunded')) return 'NOT_STAYED'
  const over = checksOutAt(hotel, stay.checkOut)
  if (Temporal.Instant.compare(now, over.toInstant()) < 0) return 'STAY_NOT_OVER'
  if (review !== undefined && review.state !== 'refused') return 'REVIEWED_ALREADY'
  return Temporal.Instant.compare(now, over.add({ days: reviewDays }).toInstant()) > 0
    ? 'REVIEW_TOO_LATE'
    : undefined
}

/**
 * Once a stay; one that the desk refused may be written again. Words wait for the desk, marks alone are published at once.
 * Throws ORDER_NOT_FOUND, NOT_STAYED, STAY_NOT_OVER, REVIEW_TOO_LATE, REVIEWED_ALREADY.
 */
export async function writeReview(room: Room, asked: ReviewToWrite, userId: string): Promise<StoredReview> {
  const { held, name, refusal } = await ownReview(room, asked.orderId, userId)
  if (refusal !== undefined) throw refuse(refusal)
  const now = room.clock.now()
  const words = asked.words.replaceAll(/[^\P{C}\u200c\n]/gu, '').trim()
  const state = words === '' ? 'published' : 'held'
  const { clean, staff, comfort, place, worth } = asked.scores
  const written = await maybe(
    room.database,
    sql`
      insert into hotels.reviews (order_id, hotel_id, name, company, clean, staff, comfort, place, worth, words, check_in,
        nights, written_at, state, decided_at)
      values (${asked.orderId}, ${held.hotel.id}, nullif(${asked.isAnonymous ? '' : name.slice(0, 60)}, ''), ${asked.company},
        ${clean}, ${staff}, ${comfort}, ${place}, ${worth}, nullif(${words}, ''), ${held.stay.checkIn},
        ${nightCount(held.stay)}, ${now}, ${state}, ${state === 'held' ? null : now})
      on conflict (order_id) do update
        set name = excluded.name, company = excluded.company, clean = excluded.clean, staff = excluded.staff,
          comfort = excluded.comfort, place = excluded.place, worth = excluded.worth, words = excluded.words,
          written_at = excluded.written_at, state = excluded.state, decided_at = excluded.decided_at, reason = null
        where reviews.state = 'refused'
      returning id`,
  )
  if (written === undefined) throw refuse('REVIEWED_ALREADY')
  const stored = await reviewOfOrder(room.database, asked.orderId)
  if (stored === undefined) throw new Error(`the review of ${asked.orderId} is gone`)
  return stored
}
