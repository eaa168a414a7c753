import './landing-days.css'
import { Link } from 'react-router'
import { dayMonth, monthYear, weekdayDayMonth } from '#calendar/formatted.ts'
import { jalaliMonthName, weekdayName } from '#calendar/names.ts'
import { priceText, shortPriceOf, shortPriceUnit } from '#money/display-unit.ts'
import type { LandingFlights } from '#storefront/responses.ts'
import { LandingChips } from '#storefront/web/landing-chips.tsx'
import { asDrawn } from '#web/as-drawn.tsx'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

type Props = LandingFlights & {
  readonly chosen: string | undefined
  readonly path: string
}

const DaysDrawn = asDrawn(Days)

export function LandingDays({ origins, from, cityName, path }: Props) {
  return (
    <section aria-labelledby="landing-days">
      <h2 id="landing-days">
        چه روزی از {from.originName} به {cityName} ارزان‌تر است؟
      </h2>
      <p>قیمت‌ها به {shortPriceUnit()}، هر مسافر</p>
      <LandingChips label="مبدأ">
        {origins.map(({ origin, originName }) => (
          <li key={origin}>
            <LinkChip
              to={{ pathname: path, search: `?from=${origin}` }}
              on={origin === from.origin}
              preventScrollReset
            >
              از {originName}
            </LinkChip>
          </li>
        ))}
      </LandingChips>
      <DaysDrawn from={from} />
    </section>
  )
}

function Days({ from }: Pick<Props, 'from'>) {
  const lowest = Math.min(...from.days.map((day) => day.lowest ?? Infinity))
  return (
    <>
      <ol className="landing-days strip">
        {from.days.map((day) => (
          <Day key={day.date} {...day} isCheapest={day.lowest === lowest} />
        ))}
      </ol>
      {from.months.length > 0 && <Months {...from} />}
    </>
  )
}

interface DayProps {
  readonly date: string
  readonly lowest: number | null
  readonly isRead: boolean
  readonly path: string
  readonly isCheapest: boolean
}

function Day({ date, lowest, isRead, path, isCheapest }: DayProps) {
  const day = Temporal.PlainDate.from(date)
  return (
    <li>
      <Link to={path} data-cheap={isCheapest && lowest !== null ? '' : undefined}>
        <small>{weekdayName(day)}</small>
        <b>{dayMonth(day)}</b>
        {isRead ? <LowestOf lowest={lowest} /> : <Unread />}
        {isCheapest && lowest !== null && <em>ارزان‌ترین</em>}
      </Link>
    </li>
  )
}

function LowestOf({ lowest }: Pick<DayProps, 'lowest'>) {
  return lowest === null ? <span>ندارد</span> : <bdi dir="ltr">{shortPriceOf(lowest)}</bdi>
}

function Unread() {
  return (
    <span role="img" aria-label="قیمتش هنوز آماده نیست">
      <Skeleton width="48px" height="14px" />
    </span>
  )
}

function Months({ months }: LandingFlights['from']) {
  const thisYear = months[0]?.year
  return (
    <>
      <h3>ارزان‌ترین روز هر ماه</h3>
      <ul className="landing-months">
        {months.map(({ year, month, date, lowest, path }) => (
          <li key={`${year}-${month}`}>
            <Link to={path} className="card">
              <b>{year === thisYear ? jalaliMonthName(month) : monthYear(year, month)}</b>
              <small>{weekdayDayMonth(Temporal.PlainDate.from(date))}</small>
              <Price from amount={priceText(lowest)} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
