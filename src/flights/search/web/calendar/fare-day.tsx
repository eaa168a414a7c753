import { memo } from 'react'
import { Link } from 'react-router'
import { calendarDay, weekdayDayMonth } from '#calendar/formatted.ts'
import { holidayOf, isDayOff, occasionOf } from '#calendar/holidays.ts'
import type { DayPrice } from '#flights/search/day-prices.ts'
import type { Level } from '#flights/search/year-prices.ts'
import { priceSpoken } from '#money/amount-in-words.ts'
import { persianDigits } from '#money/digits.ts'
import { shortPrice } from '#money/display-unit.ts'

interface Props {
  readonly date: Temporal.PlainDate
  readonly day: DayPrice | undefined
  readonly level: Level | undefined
  /** «۱۲ دقیقه پیش» */
  readonly age: string | undefined
  readonly isPast: boolean
  readonly isWaiting: boolean
  readonly isChosen: boolean
  readonly to: string
}

export const FareDay = memo(function FareDay(props: Props) {
  const { date, day, level, age, isPast, isWaiting, isChosen, to } = props
  const thousands = priceOf(day)
  const inside = (
    <>
      <b aria-hidden="true">{persianDigits(calendarDay(date).day)}</b>
      {isWaiting && !isPast ? (
        <i className="day-waiting" />
      ) : (
        <small aria-hidden="true">
          {isPast ? '' : thousands === undefined ? signOf(day) : shortPrice(thousands)}
        </small>
      )}
      {occasionOf(date) && <em />}
    </>
  )
  const look = {
    className: 'fare-day',
    'data-level': level,
    'data-holiday': isDayOff(date) ? '' : undefined,
    'data-sold-out': day?.isSoldOut ? '' : undefined,
  }
  if (isPast || (day !== undefined && day.lowest === null))
    return (
      <span {...look} data-closed="" aria-hidden={isPast ? 'true' : undefined}>
        {inside}
        <span className="only-spoken">{weekdayDayMonth(date)}، بدون پرواز</span>
      </span>
    )
  return (
    <Link {...look} to={to} aria-current={isChosen ? 'date' : undefined} title={age && `قیمت: ${age}`}>
      {inside}
      <span className="only-spoken">
        {[weekdayDayMonth(date), ...wordsOf(date, day), thousands && priceSpoken(thousands * 10_000)]
          .filter(Boolean)
          .join('، ')}
      </span>
    </Link>
  )
})

function wordsOf(date: Temporal.PlainDate, day: DayPrice | undefined): readonly string[] {
  const name = occasionOf(date) ?? holidayOf(date)?.name
  return [...(name === undefined ? [] : [name]), ...(day?.isSoldOut ? ['تکمیل'] : [])]
}

function priceOf(day: DayPrice | undefined): number | undefined {
  return day === undefined || day.lowest === null || day.isSoldOut
    ? undefined
    : Math.round(day.lowest / 10_000)
}

function signOf(day: DayPrice | undefined): string {
  if (day === undefined) return ''
  return day.isSoldOut ? 'تکمیل' : '—'
}
