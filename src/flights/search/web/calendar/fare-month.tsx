import { memo, useEffect, useMemo, useRef } from 'react'
import { calendarDay, monthYear, weekdayDayMonth } from '#calendar/formatted.ts'
import { holidaysOn, occasionOf } from '#calendar/holidays.ts'
import type { Month } from '#calendar/months.ts'
import { WEEKDAY_LETTERS, WEEKDAYS } from '#calendar/names.ts'
import { monthGrid } from '#calendar/weeks.ts'
import type { DayPrice, FarePrices } from '#flights/search/day-prices.ts'
import { ageOf, ageWords, isOld } from '#flights/search/price-age.ts'
import { FareDay } from '#flights/search/web/calendar/fare-day.tsx'
import type { MonthPrices, YearPrices } from '#flights/search/web/calendar/use-year-prices.ts'
import { whenSeen } from '#flights/search/web/results/on-first-view.ts'
import { cheapestOf, type Level } from '#flights/search/year-prices.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly month: Month
  readonly first: Temporal.PlainDate
  readonly prices: MonthPrices | undefined
  readonly show: YearPrices['show']
  readonly levelOf: (day: DayPrice) => Level | undefined
  readonly now: number
  readonly chosen: string
  readonly toDay: (date: string) => string
}

/** retry interval while a month is incomplete */
const askAgainMs = 3000

/** Drawn anew only when something of it is new: a year is much for a slow phone. */
export const FareMonth = memo(function FareMonth(props: Props) {
  const { month, prices, show, now } = props
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => whenSeen(item.current, () => show(month)), [month, show])
  const known = typeof prices === 'object' ? prices : undefined
  const unready = known?.unready ?? 0
  useEffect(() => {
    if (typeof prices !== 'object' || prices.unready === 0) return
    const asking = setTimeout(() => show(month, 'anew'), askAgainMs)
    return () => clearTimeout(asking)
  }, [prices, month, show])
  return (
    <li className="fare-month" ref={item} aria-busy={prices === 'asking' || unready > 0}>
      <table>
        <caption>
          <b>{monthYear(month.year, month.month, month.kind)}</b>
          {known && (known.days.length > 0 || known.unready === 0) && <Cheapest days={known.days} />}
        </caption>
        <thead>
          <tr>
            {WEEKDAY_LETTERS.map((letter, at) => (
              <th key={letter} scope="col" abbr={WEEKDAYS[at]}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Weeks {...props} known={known} />
        </tbody>
      </table>
      <Occasions month={month} />
      {prices === 'unanswered' ? (
        <p className="fare-age">
          قیمت این ماه نرسید.{' '}
          <Button kind="ghost" size="small" onClick={() => show(month, 'anew')}>
            دوباره
          </Button>
        </p>
      ) : (
        known && <Age prices={known} now={now} renew={() => show(month, 'anew')} />
      )}
      {unready > 0 && <p className="fare-age">بخشی از این ماه هنوز آماده نیست و خودش می‌رسد.</p>}
    </li>
  )
})

function Weeks(props: Props & { readonly known: FarePrices | undefined }) {
  const { month, first, prices, known, levelOf, now, chosen, toDay } = props
  const byDate = useMemo(() => new Map(known?.days.map((day) => [day.date, day])), [known])
  const left = useMemo(
    () => monthGrid(month).filter((week) => week.some((date) => date && isLeft(date, first))),
    [month, first],
  )
  return left.map((week) => (
    <tr key={week.find((date) => date !== undefined)?.toString()}>
      {week.map((date, column) => {
        const day = date && byDate.get(date.toString())
        return (
          <td key={WEEKDAYS[column]}>
            {date && (
              <FareDay
                date={date}
                day={day}
                level={day && levelOf(day)}
                age={day && ageWords(ageOf(day, now))}
                isPast={!isLeft(date, first)}
                isWaiting={
                  prices === undefined || prices === 'asking' || (day === undefined && known?.unready !== 0)
                }
                isChosen={date.toString() === chosen}
                to={toDay(date.toString())}
              />
            )}
          </td>
        )
      })}
    </tr>
  ))
}

function isLeft(date: Temporal.PlainDate, first: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, first) >= 0
}

function Cheapest({ days }: { readonly days: readonly DayPrice[] }) {
  const day = cheapestOf(days)
  if (day === undefined) return <small>پروازی برای فروش نیست</small>
  return (
    <small>
      ارزان‌ترین: {weekdayDayMonth(Temporal.PlainDate.from(day.date))}،{' '}
      <bdi dir="ltr">{priceText(day.lowest ?? 0)}</bdi>
    </small>
  )
}

function Occasions({ month: { first, days } }: Pick<Props, 'month'>) {
  const named = Array.from({ length: days }, (_, at) => first.add({ days: at })).flatMap((date) => {
    const names = [occasionOf(date), ...holidaysOn(date).map(({ name }) => name)].filter(
      (name) => name !== undefined,
    )
    return names.length === 0
      ? []
      : [`${persianDigits(calendarDay(date).day)}: ${[...new Set(names)].join('، ')}`]
  })
  return named.length === 0 ? null : <p className="fare-occasions">{named.join('\u00a0· ')}</p>
}

interface AgeProps {
  readonly prices: FarePrices
  readonly now: number
  readonly renew: () => void
}

/** The age of the month's oldest price; each day has its own. */
function Age({ prices, now, renew }: AgeProps) {
  const seconds = ageOf(prices, now)
  return (
    <p className="fare-age" data-old={isOld(seconds) ? '' : undefined}>
      قدیمی‌ترین قیمت این ماه: {ageWords(seconds)}
      {isOld(seconds) && (
        <Button kind="ghost" size="small" onClick={renew}>
          به‌روز کنید
        </Button>
      )}
    </p>
  )
}
