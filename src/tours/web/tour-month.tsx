import { Link, useSearchParams } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { daysInMonth, fromJalali, jalali } from '#calendar/jalali.ts'
import { JALALI_MONTHS, weekdayFromSaturday } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import { shortPriceOf, shortPriceUnit } from '#money/display-unit.ts'
import type { ToursFound } from '#tours/web/tours-page.server.ts'
import { Icon } from '#web/ui/icon.tsx'

const weekdays = ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'] as const

/** The month's departures with the lowest price of each; a press shows only that day. */
export function TourMonth({ found }: { readonly found: ToursFound }) {
  const [params] = useSearchParams()
  const [year = 1405, month = 1] = found.month.split('-').map(Number)
  const first = fromJalali(year, month, 1)
  const days = Array.from({ length: daysInMonth(year, month) }, (_, at) => first.add({ days: at }))
  const to = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params)
    next.delete('day')
    for (const [key, value] of Object.entries(change)) next.set(key, value)
    return `/tours?${next}`
  }
  return (
    <section className="card tour-month" aria-label="تقویم حرکت‌ها">
      <header>
        <MonthLink words="ماه پیش" icon="caret-right-bold" to={nearby(found, -1)} link={to} />
        <h2>
          {JALALI_MONTHS[month - 1]} {persianDigits(year)}
        </h2>
        <MonthLink words="ماه بعد" icon="caret-left-bold" to={nearby(found, 1)} link={to} />
      </header>
      <ol className="tour-days">
        {weekdays.map((day) => (
          <li key={day} className="tour-weekday" aria-hidden="true">
            {day}
          </li>
        ))}
        {days.map((day, at) => (
          <li
            key={day.toString()}
            style={at === 0 ? { gridColumnStart: weekdayFromSaturday(day) + 1 } : undefined}
          >
            <Day day={day} found={found} link={to} />
          </li>
        ))}
      </ol>
      <p className="tour-month-foot">
        <span data-tone="good">حرکت قطعی</span>
        <span data-tone="warn">منتظر حد نصاب</span>
        نفری از، {shortPriceUnit()}
      </p>
    </section>
  )
}

type To = (change: Readonly<Record<string, string>>) => string

interface DayProps {
  readonly day: Temporal.PlainDate
  readonly found: ToursFound
  readonly link: To
}

function Day({ day, found, link }: DayProps) {
  const iso = day.toString()
  const seen = found.days.find((one) => one.day === iso)
  if (seen === undefined) return <span className="tour-day">{persianDigits(jalali(day).day)}</span>
  const price = shortPriceOf(seen.price)
  const status = seen.isFull ? 'پر شد' : seen.isSure ? 'حرکت قطعی' : 'منتظر حد نصاب'
  return (
    <Link
      className="tour-day"
      to={link(found.day === iso ? {} : { day: iso, month: found.month })}
      aria-current={found.day === iso ? 'date' : undefined}
      data-tone={seen.isFull ? 'plain' : seen.isSure ? 'good' : 'warn'}
      preventScrollReset
      replace
    >
      <span className="only-spoken">
        {weekdayDayMonth(day)}، {status}
      </span>
      <b>{persianDigits(jalali(day).day)}</b>
      <bdi dir="ltr">{seen.isFull ? 'پر شد' : price}</bdi>
    </Link>
  )
}

interface MonthLinkProps {
  readonly words: string
  readonly icon: 'caret-right-bold' | 'caret-left-bold'
  readonly to: string | undefined
  readonly link: To
}

function MonthLink({ words, icon, to, link }: MonthLinkProps) {
  if (to === undefined) return <span />
  return (
    <Link className="icon-button" to={link({ month: to })} aria-label={words} preventScrollReset replace>
      <Icon name={icon} />
    </Link>
  )
}

/** The month before or after that has departures. */
function nearby({ months, month }: ToursFound, way: 1 | -1): string | undefined {
  const others =
    way === 1 ? months.filter((one) => one > month) : months.filter((one) => one < month).toReversed()
  return others[0]
}
