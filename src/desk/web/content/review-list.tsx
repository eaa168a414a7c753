import type { ReactNode } from 'react'
import type { contentCalls } from '#desk/content-calls.ts'
import type { ContentMatter } from '#desk/web/content/content-dialog.tsx'
import type { ReviewOnPage } from '#desk/web/content/content-page.server.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly reviews: readonly ReviewOnPage[]
  readonly onChoose: (matter: ContentMatter) => void
}

/** Nobody reads these yet. */
export function HeldReviews({ reviews, onChoose }: Props) {
  const { busy, refusal, run } = useOrderAction()
  const publish = (id: number) =>
    void run(String(id), 'نظر منتشر شد', () =>
      askDesk<typeof contentCalls.publishReview>('POST /api/desk/reviews/{id}/publish', {
        params: { id: String(id) },
      }),
    )
  return (
    <section aria-labelledby="held-title">
      <h2 id="held-title">نظرهای در انتظار</h2>
      <RefusalNote says={refusal} />
      {reviews.length === 0 && <p className="desk-empty">نظری در انتظار نیست.</p>}
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review}>
          <Button
            kind="tonal"
            size="small"
            busy={busy === String(review.id) && 'در حال انتشار…'}
            onClick={() => publish(review.id)}
          >
            انتشار
          </Button>
          <Button kind="line" size="small" onClick={() => onChoose({ what: 'refuse', review })}>
            رد با دلیل
          </Button>
        </ReviewItem>
      ))}
    </section>
  )
}

/** The last ones that everybody reads. */
export function PublishedReviews({ reviews, onChoose }: Props) {
  return (
    <section aria-labelledby="published-title">
      <h2 id="published-title">نظرهای منتشرشده</h2>
      {reviews.length === 0 && <p className="desk-empty">هنوز نظری منتشر نشده است.</p>}
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review}>
          <Button kind="tonal" size="small" onClick={() => onChoose({ what: 'answer', review })}>
            {review.answer === null ? 'پاسخ هتل' : 'تغییر پاسخ'}
          </Button>
          <Button kind="line" size="small" onClick={() => onChoose({ what: 'hold', review })}>
            برداشتن از نمایش
          </Button>
        </ReviewItem>
      ))}
    </section>
  )
}

function ReviewItem({ review, children }: { readonly review: ReviewOnPage; readonly children: ReactNode }) {
  const { hotel, by, company, nights, score, words, reason, answer, writtenAt } = review
  return (
    <article className="desk-content-item">
      <h3>{hotel}</h3>
      <div>
        <Tag tone="primary">{score}</Tag>
        <small>
          {by}، {company}، {persianDigits(nights)} شب، {writtenAt}
        </small>
      </div>
      {words !== null && <p className="desk-content-words">{words}</p>}
      {reason !== null && <small>دلیل پیشین: {reason}</small>}
      {answer !== null && <p>پاسخ هتل: {answer}</p>}
      <div className="desk-row-actions">{children}</div>
    </article>
  )
}
