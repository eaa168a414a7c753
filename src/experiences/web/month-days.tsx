import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { jalali } from '#calendar/jalali.ts'
import { JALALI_MONTHS, weekdayFromSaturday } from '#calendar/names.ts'
import { daysOf, monthsBeside } from '#experiences/web/month.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

const weekdays = ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'] as const

export interface DaySeen {
  /** below the number; empty for nothing */
  readonly small: string
  readonly says: string
  readonly tone: 'good' | 'warn'
}

interface Props {
  readonly title: string
  readonly month: string
  readonly chosen: string | null
  readonly today: string
  /** days that may be chosen, by ISO */
  readonly days: Readonly<Record<string, DaySeen>>
  readonly foot: string
  link(change: { readonly month?: string; readonly day?: string }): string
}

/** A month whose days with room are links. */
export function MonthDays({ title, month, chosen, today, days, foot, link }: Props) {
  const [year = 1405, of = 1] = month.split('-').map(Number)
  const beside = monthsBeside(month, Temporal.PlainDate.from(today))
  return (
    <section className="card experience-month" aria-label={title}>
      <header>
        <MonthLink words="ماه پیش" icon="caret-right-bold" month={beside.before} link={link} />
        <h2>
          {JALALI_MONTHS[of - 1]} {persianDigits(year)}
        </h2>
        <MonthLink words="ماه بعد" icon="caret-left-bold" month={beside.after} link={link} />
      </header>
      <ol className="experience-days">
        {weekdays.map((day) => (
          <li key={day} className="experience-weekday" aria-hidden="true">
            {day}
          </li>
        ))}
        {daysOf(month).map((day, at) => (
          <li
            key={day.toString()}
            style={at === 0 ? { gridColumnStart: weekdayFromSaturday(day) + 1 } : undefined}
          >
            <Day day={day} seen={days[day.toString()]} isChosen={chosen === day.toString()} to={link} />
          </li>
        ))}
      </ol>
      <p className="experience-month-foot">{foot}</p>
    </section>
  )
}

interface DayProps {
  readonly day: Temporal.PlainDate
  readonly seen: DaySeen | undefined
  readonly isChosen: boolean
  to: Props['link']
}

function Day({ day, seen, isChosen, to }: DayProps) {
  const number = persianDigits(jalali(day).day)
  if (seen === undefined) return <span className="experience-day">{number}</span>
  return (
    <Link
      className="experience-day"
      to={to({ day: day.toString() })}
      aria-current={isChosen ? 'date' : undefined}
      data-tone={seen.tone}
      preventScrollReset
      replace
    >
      <span className="only-spoken">
        {weekdayDayMonth(day)}، {seen.says}
      </span>
      <b aria-hidden="true">{number}</b>
      {seen.small !== '' && <small aria-hidden="true">{seen.small}</small>}
    </Link>
  )
}

interface MonthLinkProps {
  readonly words: string
  readonly icon: 'caret-right-bold' | 'caret-left-bold'
  readonly month: string | undefined
  link: Props['link']
}

function MonthLink({ words, icon, month, link }: MonthLinkProps) {
  if (month === undefined) return <span />
  return (
    <Link className="icon-button" to={link({ month })} aria-label={words} preventScrollReset replace>
      <Icon name={icon} />
    </Link>
  )
}
