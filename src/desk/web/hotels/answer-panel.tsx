import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { hotelDeskCalls } from '#desk/hotel-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { HotelReviewOnPage } from '#desk/web/hotels/hotel-reviews-page.server.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly hotelId: string
  readonly review: HotelReviewOnPage
}

export function AnswerPanel({ hotelId, review }: Props) {
  const { busy, refusal, run } = useOrderAction()
  const [words, setWords] = useState(review.answer ?? '')
  const [params] = useSearchParams()
  const send = () =>
    void run('answer', 'پاسخ زیر نظر نوشته شد', () =>
      askDesk<typeof hotelDeskCalls.answerReview>('POST /api/desk/hotels/{hotelId}/reviews/{id}/answer', {
        params: { hotelId, id: String(review.id) },
        body: { words },
      }),
    )
  return (
    <section className="desk-panel" aria-labelledby="review-title">
      <h2 id="review-title">
        {review.by}، {review.score}
      </h2>
      <p>{review.words}</p>
      <Field label="پاسخ هتل؛ همه آن را زیر نظر می‌خوانند">
        {(tie) => (
          <textarea
            {...tie}
            className="field-input"
            rows={5}
            maxLength={1000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Button busy={busy === 'answer' && 'در حال نوشتن…'} onClick={send}>
        نوشتن پاسخ
      </Button>
      <RefusalNote says={refusal} />
      <Link
        to={`?${new URLSearchParams([...params].filter(([name]) => name !== 'review'))}`}
        data-close=""
        preventScrollReset
      >
        بستن
      </Link>
    </section>
  )
}
