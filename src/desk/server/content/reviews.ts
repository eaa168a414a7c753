import type { ContentRooms } from '#desk/server/content/rooms.ts'
import type { ReviewState } from '#hotels/reviews.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Decision {
  readonly id: number
  readonly to: ReviewState
  readonly reason: string
}

/** Refuses REVIEW_NOT_FOUND, REVIEW_NEEDS_REASON, REVIEW_DECIDED. */
export async function decideReview(
  { desk, hotels }: ContentRooms,
  by: StaffVisitor,
  decision: Decision,
): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    await hotels.moderation.decide(decision, trx)
    const subject = { kind: 'review', id: String(decision.id) }
    await desk.audit.record(trx, by, { action: `review.${decision.to}`, subject })
  })
}

/** Refuses REVIEW_NOT_FOUND, ANSWER_TOO_LONG. */
export async function answerReview(
  { desk, hotels }: ContentRooms,
  by: StaffVisitor,
  { id, words }: { readonly id: number; readonly words: string },
): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    await hotels.moderation.answer(id, words, trx)
    await desk.audit.record(trx, by, {
      action: 'review.answered',
      subject: { kind: 'review', id: String(id) },
    })
  })
}
