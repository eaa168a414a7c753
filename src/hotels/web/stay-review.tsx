import { reviewPath } from '#hotels/web/order-paths.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

export interface StayReviewProps {
  readonly orderId: string
  /** `wanted`: the stay is over and nothing is written */
  readonly state: 'none' | 'wanted' | 'held' | 'published' | 'refused'
}

export function StayReview({ orderId, state }: StayReviewProps) {
  if (state === 'none') return null
  const { says, does } = words[state]
  return (
    <Note
      icon="chat-circle-dots-duotone"
      action={
        <LinkButton kind="tonal" size="small" to={reviewPath(orderId)}>
          {does}
        </LinkButton>
      }
    >
      {says}
    </Note>
  )
}

const words = {
  wanted: { says: 'این هتل چطور بود؟ نظر شما به مسافر بعدی کمک می‌کند.', does: 'نوشتن نظر' },
  held: { says: 'نظر شما رسید و پیش از انتشار خوانده می‌شود.', does: 'دیدن نظر' },
  published: { says: 'نظر شما دربارهٔ این هتل منتشر شده است.', does: 'دیدن نظر' },
  refused: { says: 'نظر شما منتشر نشد؛ دلیلش را ببینید و دوباره بنویسید.', does: 'دیدن دلیل' },
} as const
