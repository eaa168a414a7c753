import { clockTime, dayMonth, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { rial } from '#money/rial.ts'
import { partNames, partsBy, priceParts, shareOf, wholeOf } from '#tours/price-parts.ts'
import type { TourDetail, TourHotel } from '#tours/responses.ts'
import { Note } from '#web/ui/states/note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly tour: Pick<TourDetail, 'penalties' | 'group' | 'rule' | 'isCalledOff'>
  readonly hotel: TourHotel
}

/** What is kept of each part and of the whole, at every hour until the departure. */
export function TourPenalties({ tour, hotel }: Props) {
  const paid = partsBy((part) => rial(hotel.parts[part]))
  const steps = tour.penalties
    .filter(({ state }) => state !== 'past')
    .map((step) => ({ ...step, kept: shareOf(paid, step.percent) }))
  return (
    <section className="card tour-part" aria-labelledby="tour-penalties">
      <h2 id="tour-penalties">اگر لغو کنید، چقدر کم می‌شود؟</h2>
      <p>جریمهٔ هر بخش و جمع آن برای یک بزرگسال در اتاق دوتخته، به {moneyUnit()}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="tour-penalties" role="region" aria-label="جدول جریمه" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">بخش</th>
              {steps.map(({ until, state }) => (
                <th key={until} scope="col" data-state={state}>
                  {state === 'now' && <Tag tone="warn">الان</Tag>}
                  <span>{untilWords(until)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {priceParts.map((part) => (
              <tr key={part}>
                <th scope="row">{partNames[part]}</th>
                {steps.map(({ until, kept, state }) => (
                  <td key={until} data-state={state}>
                    <PenaltyAmount amount={kept[part]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">جمع جریمه</th>
              {steps.map(({ until, kept, percent, state }) => (
                <td key={until} data-state={state}>
                  <b dir="ltr">{priceText(wholeOf(kept))}</b>
                  <small>{persianDigits(percent)}٪</small>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p>
        {tour.rule.source}، از {dayMonth(Temporal.PlainDate.from(tour.rule.since))}
      </p>
      {!tour.isCalledOff && !tour.group.isSure && (
        <Note tone="good" icon="users-three-fill">
          اگر تا {dayOf(tour.group.decidedAt)} گروه به {persianDigits(tour.group.minimum)} نفر نرسد، یا
          برگزارکننده تور را لغو کند، همهٔ پول همان دقیقه برمی‌گردد.
        </Note>
      )}
    </section>
  )
}

function PenaltyAmount({ amount }: { readonly amount: number }) {
  if (amount === 0) return <span data-tone="good">رایگان</span>
  return <bdi dir="ltr">{priceText(amount)}</bdi>
}

function untilWords(until: string | null): string {
  if (until === null) return 'پس از آن'
  const at = Temporal.Instant.from(until).toZonedDateTimeISO(iranZone)
  return `تا ${dayMonth(at.toPlainDate())}، ${clockTime(at)}`
}

function dayOf(at: string): string {
  return weekdayDayMonth(Temporal.Instant.from(at).toZonedDateTimeISO(iranZone).toPlainDate())
}
