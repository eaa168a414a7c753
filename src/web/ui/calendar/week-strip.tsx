import './week-strip.css'
import { useRef } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { moneyUnit } from '#money/display-unit.ts'
import { useInMiddle } from '#web/ui/dialogs/use-in-middle.ts'
import { Icon } from '#web/ui/icon.tsx'

export type WeekDay = {
  key: string
  to: To
  words: string
  /** the day's cheapest, as `priceText` writes it; undefined when nothing flies */
  price?: string
  /** share of the week's scale, 0–100 */
  range?: { from: number; to: number }
  chosen?: boolean
  cheapest?: boolean
}

/** `priceText` price of the neighbouring day */
export type DayArrow = { to: To; price?: string }

type Props = {
  days: readonly WeekDay[]
  previous?: DayArrow | undefined
  next?: DayArrow | undefined
  /** the line below: cheapest and dearest day of the week */
  words?: readonly string[]
}

/** Seven days and what each costs; on a phone the chosen one stands in the middle. */
export function WeekStrip({ days, previous, next, words = [] }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const chosen = days.find((day) => day.chosen)?.key
  useInMiddle(strip, chosen)
  return (
    <nav aria-label="روزهای نزدیک">
      <div className="week-strip">
        {previous && <Arrow {...previous} label="روز قبل" icon="caret-right-bold" />}
        <ul className="week-days strip" ref={strip}>
          {days.map(({ key, ...day }) => (
            <li key={key}>
              <Day {...day} />
            </li>
          ))}
        </ul>
        {next && <Arrow {...next} label="روز بعد" icon="caret-left-bold" />}
      </div>
      {words.length > 0 && (
        <p className="week-words">
          {words.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      )}
    </nav>
  )
}

function Day({ to, words, price, range, chosen, cheapest }: Omit<WeekDay, 'key'>) {
  return (
    <Link
      to={to}
      className="week-day"
      aria-current={chosen ? 'date' : undefined}
      data-cheapest={cheapest ? '' : undefined}
    >
      <span>{words}</span>
      <b>{price ? <bdi dir="ltr">{price}</bdi> : <span aria-label="بدون پرواز">—</span>}</b>
      <span className="week-bar">
        {range && (
          <i
            style={{
              insetInlineStart: `${range.from}%`,
              inlineSize: `${Math.max(4, range.to - range.from)}%`,
            }}
          />
        )}
      </span>
    </Link>
  )
}

type ArrowProps = DayArrow & { label: string; icon: 'caret-right-bold' | 'caret-left-bold' }

function Arrow({ to, price, label, icon }: ArrowProps) {
  const words = price === undefined ? label : `${label}، از ${price} ${moneyUnit()}`
  return (
    <Link to={to} className="week-arrow" aria-label={words} title={words}>
      <Icon name={icon} />
      <span>{label}</span>
      {price !== undefined && <bdi dir="ltr">{price}</bdi>}
    </Link>
  )
}
