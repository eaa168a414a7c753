import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { priceSpoken } from '#money/amount-in-words.ts'
import './visa-summary.css'
import { useLocation } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { MOST_APPLICANTS, type VisaChoice } from '#visas/choice.ts'
import type { PriceReckoned } from '#visas/price.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { ChoiceSummary } from '#visas/web/choice-summary.tsx'
import { VisaPriceLines } from '#visas/web/visa-price-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly facts: VisaFacts
  readonly choice: VisaChoice
  readonly price: PriceReckoned
  readonly promisedAt: string | undefined
  readonly onCount: (applicants: number) => void
}

export function VisaSummary({ facts, choice, price, promisedAt, onCount }: Props) {
  const { isOpen, takes } = facts
  const { pathname } = useLocation()
  return (
    <aside className="visa-aside" aria-labelledby="visa-summary">
      <div className="card visa-summary">
        <h2 id="visa-summary">درخواست شما</h2>
        <ChoiceSummary
          choice={choice}
          applicants={price.applicants}
          takes={takes}
          counting={<Applicants count={price.applicants} onCount={onCount} />}
        />
        <hr />
        <VisaPriceLines {...price} />
        <p className="only-spoken" role="status">
          جمع {priceSpoken(price.total)}
        </p>
        {promisedAt && isOpen && <Promise until={promisedAt} />}
        {isOpen ? (
          <>
            <Button type="submit" form="visa-choice" size="large" block>
              ادامه و مشخصات متقاضی
            </Button>
            <noscript>
              <button
                type="submit"
                form="visa-choice"
                formAction={pathname}
                className="button"
                data-kind="line"
                data-block=""
              >
                به‌روز کردن قیمت
              </button>
            </noscript>
            <p className="visa-summary-foot">پرداخت در قدم آخر است، پس از مشخصات و مدارک.</p>
          </>
        ) : (
          <Note tone="warn" icon="prohibit-duotone">
            در حال حاضر امکان صدور این ویزا وجود ندارد
          </Note>
        )}
      </div>
    </aside>
  )
}

function Applicants({
  count,
  onCount,
}: {
  readonly count: number
  readonly onCount: (count: number) => void
}) {
  return (
    <select
      name="applicants"
      form="visa-choice"
      aria-label="تعداد متقاضی"
      value={count}
      onChange={({ target }) => onCount(Number(target.value))}
    >
      {Array.from({ length: MOST_APPLICANTS }, (_, place) => (
        <option key={place} value={place + 1}>
          {persianDigits(place + 1)} نفر
        </option>
      ))}
    </select>
  )
}

function Promise({ until }: { readonly until: string }) {
  const moment = Temporal.Instant.from(until).toZonedDateTimeISO(iranZone)
  return (
    <p className="visa-promise">
      اگر همین حالا بپردازید، جواب تا{' '}
      <time dateTime={until}>
        <b>{weekdayDayMonth(moment.toPlainDate())}</b> ساعت {clockTime(moment)}
      </time>
    </p>
  )
}
