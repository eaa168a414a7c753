import './hotel-reviews.css'
import { Link, useSearchParams } from 'react-router'
import { calendarKind } from '#calendar/display-calendar.ts'
import { calendarDay, monthYear } from '#calendar/formatted.ts'
import {
  companyNames,
  formattedScore,
  leastReviews,
  partNames,
  reviewParts,
  scoreInWords,
} from '#hotels/reviews.ts'
import type { HotelReviews as Reviews } from '#hotels/server/reviews/hotel-reviews.ts'
import { nightsInWords } from '#hotels/web/hotel-words.ts'
import { withLook } from '#hotels/web/results-address.ts'
import { ScoreBadge } from '#hotels/web/score-badge.tsx'
import { persianDigits } from '#money/digits.ts'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly reviews: Reviews
}

/** Links alone: read and turned without script. */
export function HotelReviews({ reviews }: Props) {
  return (
    <section className="card hotel-reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">نظر مهمان‌ها</h2>
      <p>فقط کسی که از این‌جا رزرو کرده و اقامتش تمام شده می‌تواند نظر بدهد، برای هر اقامت یک بار.</p>
      {reviews.count === 0 ? (
        <p className="hotel-reviews-none">هنوز کسی دربارهٔ این هتل نظر نداده است.</p>
      ) : (
        <>
          <Sums {...reviews} />
          <Companies reviews={reviews} />
          <ul>
            {reviews.reviews.map((one) => (
              <Review key={one.id} {...one} />
            ))}
          </ul>
          <Pages reviews={reviews} />
        </>
      )}
    </section>
  )
}

function Sums({ score, parts, count }: Reviews) {
  if (score === null || parts === null)
    return (
      <p>
        {persianDigits(count)} نظر؛ از {persianDigits(leastReviews)} نظر به بعد امتیاز هتل هم گفته می‌شود.
      </p>
    )
  return (
    <>
      <ScoreBadge {...score} />
      <dl className="review-parts">
        {reviewParts.map((part) => (
          <div key={part}>
            <dt>{partNames[part]}</dt>
            <dd>
              <meter min={0} max={100} value={parts[part]} aria-hidden="true" />
              {formattedScore(parts[part])}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Companies({ reviews }: Props) {
  const [params] = useSearchParams()
  const { companies, company: chosen, count } = reviews
  if (companies.length < 2 && chosen === undefined) return null
  const to = (company: string | undefined) => ({
    search: `?${withLook(params, { guests: company, reviews: undefined })}`,
    hash: '#reviews',
  })
  return (
    <nav className="review-companies" aria-label="نظر چه کسانی">
      <LinkChip on={chosen === undefined} to={to(undefined)} replace preventScrollReset>
        همه ({persianDigits(count)})
      </LinkChip>
      {companies.map(({ company, count: theirs, tenths }) => (
        <LinkChip key={company} on={chosen === company} to={to(company)} replace preventScrollReset>
          {companyNames[company]} ({persianDigits(theirs)})
          {tenths !== null && <b>{formattedScore(tenths)}</b>}
        </LinkChip>
      ))}
    </nav>
  )
}

function Review({ name, company, score, words, nights, answer, checkIn }: Reviews['reviews'][number]) {
  return (
    <li>
      <p className="review-head">
        <b className="review-score">{formattedScore(score)}</b>
        <strong>{scoreInWords(score)}</strong>
        <Tag tone="good" icon="check-circle-fill">
          مهمان تأییدشده
        </Tag>
      </p>
      <p className="review-who">
        {name ?? 'مسافر'}، {companyNames[company]}&nbsp;· {nightsInWords(nights)} در{' '}
        {monthOf(Temporal.PlainDate.from(checkIn))}
      </p>
      {words !== null && (
        <p className="review-words" dir="auto">
          {words}
        </p>
      )}
      {answer !== null && (
        <div className="review-answer">
          <b>پاسخ هتل</b>
          <p dir="auto">{answer}</p>
        </div>
      )}
    </li>
  )
}

function Pages({ reviews: { page, hasMore } }: Props) {
  const [params] = useSearchParams()
  if (page === 1 && !hasMore) return null
  const to = (next: number) => ({
    search: `?${withLook(params, { reviews: next === 1 ? undefined : String(next) })}`,
    hash: '#reviews',
  })
  return (
    <nav className="review-pages" aria-label="صفحه‌های نظرها">
      {page > 1 && (
        <Link className="button" data-kind="line" data-size="small" to={to(page - 1)} replace>
          <span>نظرهای تازه‌تر</span>
        </Link>
      )}
      {hasMore && (
        <Link className="button" data-kind="line" data-size="small" to={to(page + 1)} replace>
          <span>نظرهای پیش‌تر</span>
        </Link>
      )}
    </nav>
  )
}

/** «آذر ۱۴۰۵» */
function monthOf(day: Temporal.PlainDate): string {
  const { year, month } = calendarDay(day)
  return monthYear(year, month, calendarKind())
}
