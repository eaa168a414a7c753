import { clockTime, dayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { percentOf, rial } from '#money/rial.ts'
import type { TourDetail, TourOrdered } from '#tours/responses.ts'

interface Props {
  readonly tour: Pick<TourOrdered, 'totalPrice'>
  readonly terms: Pick<TourDetail, 'penalties' | 'rule'>
}

/** What is kept of this order, until when. */
export function TourOrderPenalties({ tour, terms }: Props) {
  const total = rial(tour.totalPrice)
  return (
    <section className="card checkout-section" data-logged="" aria-labelledby="tour-order-penalties">
      <h2 id="tour-order-penalties">اگر لغو کنید، چقدر کم می‌شود؟</h2>
      <ul className="tour-steps">
        {terms.penalties
          .filter(({ state }) => state !== 'past')
          .map(({ until, percent }) => (
            <li key={until}>
              <span>{untilWords(until)}</span>
              <b>
                <bdi dir="ltr">{priceText(percentOf(total, percent))}</bdi> {moneyUnit()} (
                {persianDigits(percent)}٪)
              </b>
            </li>
          ))}
      </ul>
      <p className="confirm-sub">{terms.rule.source}</p>
    </section>
  )
}

function untilWords(until: string | null): string {
  if (until === null) return 'پس از آن'
  const at = Temporal.Instant.from(until).toZonedDateTimeISO(iranZone)
  return `تا ${dayMonth(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
