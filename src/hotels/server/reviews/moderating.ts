import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { ReviewState } from '#hotels/reviews.ts'
import { refuse } from '#hotels/server/refusals.ts'
import { reviewById, type StoredReview } from '#hotels/server/reviews/stored-reviews.ts'
import type { Room } from '#hotels/server/room.ts'

interface Decision {
  readonly id: number
  readonly to: ReviewState
  /** for its author; '' where it is published */
  readonly reason: string
}

const before: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  published: ['held', 'refused'],
  refused: ['held'],
  held: ['published'],
}

const longestReason = 300

/** The desk's word; repeated, it changes nothing. Throws REVIEW_NOT_FOUND, REVIEW_NEEDS_REASON, REVIEW_DECIDED. */
export async function decideReview(
  room: Room,
  { id, to, reason }: Decision,
  trx: Trx = room.database,
): Promise<StoredReview> {
  const says = reason.trim()
  if (to !== 'published' && (says === '' || says.length > longestReason)) throw refuse('REVIEW_NEEDS_REASON')
  const moved = await maybe(
    trx,
    sql`
      update hotels.reviews set state = ${to}, reason = nullif(${to === 'published' ? '' : says}, ''),
        decided_at = ${room.clock.now()}
      where id = ${id} and state = any(${[...before[to]]}) returning id`,
  )
  const stored = await reviewById(trx, id)
  if (stored === undefined) throw refuse('REVIEW_NOT_FOUND')
  if (moved === undefined && stored.state !== to) throw refuse('REVIEW_DECIDED')
  room.log.info({ reviewId: id, to }, 'reviews.decided')
  return stored
}

const longestAnswer = 1000

/** The hotel's own words under a published review; a later answer takes the place of an earlier one. */
export async function answerReview(
  room: Room,
  { id, answer }: { readonly id: number; readonly answer: string },
  trx: Trx = room.database,
): Promise<void> {
  const words = answer.trim()
  if (words === '' || words.length > longestAnswer) throw refuse('ANSWER_TOO_LONG')
  const answered = await maybe(
    trx,
    sql`
      update hotels.reviews set answer = ${words}, answered_at = ${room.clock.now()}
      where id = ${id} and state = 'published' returning id`,
  )
  if (answered === undefined) throw refuse('REVIEW_NOT_FOUND')
}
