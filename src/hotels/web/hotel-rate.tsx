import { Link } from 'react-router'
import { dayMonth } from '#calendar/formatted.ts'
import { countOf, withOneFewer, withOneMore } from '#hotels/chosen-rates.ts'
import type { RateView } from '#hotels/responses.ts'
import { CancelBar } from '#hotels/web/cancel-bar.tsx'
import { currencyWords, dueThereWords } from '#hotels/web/due-there.ts'
import { HotelCondition } from '#hotels/web/hotel-condition.tsx'
import type { GroupProps } from '#hotels/web/hotel-rates.tsx'
import { eachNightWords, nightsInWords } from '#hotels/web/hotel-words.ts'
import { boardNames } from '#hotels/words.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Counter } from '#web/ui/search/passenger-stepper.tsx'

type Props = GroupProps & { readonly rate: RateView }

export function HotelRate(props: Props) {
  const { rate, group, chosen, detail, isWhole } = props
  const count = countOf(group, rate.rateId, chosen)
  return (
    <li className="rate" data-chosen={count > 0 ? '' : undefined}>
      <p className="rate-words">
        <span>
          <Icon name={rate.board === 'room-only' ? 'bed-duotone' : 'coffee-duotone'} size="small" />
          {boardNames[rate.board]}
        </span>
        <Cancelling rate={rate} timeZone={detail.hotel.timeZone} />
      </p>
      <div className="rate-price">
        <LookingPrice amount={priceText(rate.perNight)} />
        <small>{eachNightWords(detail.nights)}</small>
        {detail.nights > 1 && (
          <small>
            {nightsInWords(detail.nights)}: {priceWords(rate.total)}
          </small>
        )}
      </div>
      <Choose {...props} count={count} />
      {rate.isRefundable && (
        <details className="rate-terms" open={isWhole}>
          <summary>شرایط کنسلی</summary>
          <CancelBar steps={rate.cancellation} timeZone={detail.hotel.timeZone} />
        </details>
      )}
      {rate.foreign && <DaysRate {...rate.foreign} />}
      <BesideThePrice {...rate} />
    </li>
  )
}

/** What is paid is rial; what it comes of is said beside it. */
function DaysRate({ currency, amount, rateRial, rateOn }: NonNullable<RateView['foreign']>) {
  const unit = currencyWords(currency)
  return (
    <p className="rate-foreign">
      <bdi dir="ltr">{amount}</bdi> {unit}، هر {unit} {priceWords(rateRial)}، نرخ{' '}
      {dayMonth(Temporal.PlainDate.from(rateOn))}
    </p>
  )
}

/** Fees at the desk and conditions, for a supplier's rate. */
function BesideThePrice({ dueThere, conditions }: Pick<RateView, 'dueThere' | 'conditions'>) {
  if (dueThere === null && conditions.length === 0) return null
  return (
    <details className="rate-terms">
      <summary>{dueThere === null ? 'شرایط هتل' : `پرداخت در هتل: ${dueThereWords(dueThere)}`}</summary>
      {conditions.map((words) => (
        <HotelCondition key={words} words={words} />
      ))}
    </details>
  )
}

function Cancelling({ rate, timeZone }: { readonly rate: RateView; readonly timeZone: string }) {
  const { freeUntil, isRefundable } = rate
  if (freeUntil !== null)
    return (
      <span data-tone="good">
        <Icon name="check-circle-fill" size="small" />
        کنسلی رایگان تا{' '}
        {dayMonth(Temporal.Instant.from(freeUntil).toZonedDateTimeISO(timeZone).toPlainDate())}
      </span>
    )
  return (
    <span>
      <Icon name="prohibit-duotone" size="small" />
      {isRefundable ? 'کنسلی با جریمه' : 'غیرقابل استرداد'}
    </span>
  )
}

function Choose({
  rate,
  group,
  chosen,
  choose,
  searchOf,
  detail,
  count,
}: Props & { readonly count: number }) {
  const more = withOneMore(detail.rooms, chosen, { group, rate })
  if (count === 0 && more === undefined)
    return <small className="rate-none">اتاق دیگری از این نوع نمانده است</small>
  if (count === 0 && more !== undefined)
    return (
      <Link
        className="button"
        data-kind="tonal"
        data-size="small"
        to={{ search: searchOf(more) }}
        replace
        preventScrollReset
        rel="nofollow"
      >
        <span>
          انتخاب اتاق
          <span className="only-spoken">
            ، {rate.roomName}، {boardNames[rate.board]}
          </span>
        </span>
      </Link>
    )
  return (
    <Counter
      words="اتاق"
      count={count}
      mayBecome={(next) => next < count || more !== undefined}
      onChange={(next) => {
        if (next < count) choose(withOneFewer(group, rate.rateId, chosen))
        else if (more) choose(more)
      }}
    />
  )
}
