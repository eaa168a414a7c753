import { formattedScore, scoreInWords } from '#hotels/reviews.ts'
import { hotelOrderPath } from '#hotels/web/order-paths.ts'
import { ReviewForm } from '#hotels/web/review-form.tsx'
import type { ReviewPageData } from '#hotels/web/review-page.server.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function ReviewBody(page: ReviewPageData) {
  const { orderId, review, refusal } = page
  return (
    <>
      {review !== null && <ReviewFields {...review} />}
      {refusal === null ? <ReviewForm {...page} /> : review === null && <Note>{why[refusal]}</Note>}
      <p>
        <LinkButton kind="line" to={hotelOrderPath(orderId)}>
          دیدن سفارش
        </LinkButton>
      </p>
    </>
  )
}

const why: Readonly<Record<NonNullable<ReviewPageData['refusal']>, string>> = {
  NOT_STAYED: 'برای این سفارش اقامتی ثبت نشده است که دربارهٔ آن نظر بدهید.',
  STAY_NOT_OVER: 'پس از پایان اقامت می‌توانید این‌جا نظر بدهید؛ روز بعد یادآوری می‌کنیم.',
  REVIEW_TOO_LATE: 'مهلت نظر دادن دربارهٔ این اقامت گذشته است.',
  REVIEWED_ALREADY: 'نظر شما پیش‌تر ثبت شده است.',
}

function ReviewFields({ state, reason, words, answer, score }: NonNullable<ReviewPageData['review']>) {
  return (
    <section className="card review-written" aria-label="نظر ثبت‌شدهٔ شما">
      <p role="status">
        <b>
          {formattedScore(score)} {scoreInWords(score)}
        </b>{' '}
        &nbsp;· {states[state]}
      </p>
      {reason !== null && <p>دلیل: {reason}</p>}
      {words !== null && (
        <p className="review-own-words" dir="auto">
          {words}
        </p>
      )}
      {answer !== null && (
        <p dir="auto">
          <b>پاسخ هتل:</b> {answer}
        </p>
      )}
    </section>
  )
}

const states = {
  held: 'نظرتان رسید و پیش از انتشار خوانده می‌شود؛ امتیاز بد دلیل رد شدن نیست.',
  published: 'نظرتان منتشر شده است.',
  refused: 'نظرتان منتشر نشد؛ می‌توانید آن را دوباره بنویسید.',
} as const
