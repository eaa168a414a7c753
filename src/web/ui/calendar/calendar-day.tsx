import type { KeyboardEvent } from 'react'
import { gregorianDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { jalali } from '#calendar/jalali.ts'
import type { CalendarKind } from '#calendar/months.ts'
import { weekdayName } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import { Star } from '#web/art/star.tsx'
import type { DayLook } from '#web/ui/calendar/calendar-frame.ts'
import { inThousands } from '#web/ui/calendar/calendar-frame.ts'
import { spokenPrice } from '#web/ui/calendar/calendar-prices.ts'

type Props = DayLook & {
  date: Temporal.PlainDate
  kind: CalendarKind
  focusable: boolean
  onPick: (date: Temporal.PlainDate) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function CalendarDay({ date, kind, focusable, onPick, onKeyDown, ...look }: Props) {
  const { price, chosen, closed } = look
  const waiting = price === undefined && !closed
  return (
    <button
      type="button"
      className="day"
      aria-disabled={closed}
      tabIndex={focusable ? 0 : -1}
      data-date={date.toString()}
      data-first-focus={focusable ? '' : undefined}
      data-cheap={look.cheap ? '' : undefined}
      data-holiday={look.holiday ? '' : undefined}
      data-today={look.today ? '' : undefined}
      data-chosen={chosen}
      aria-label={`${dayWords(date, kind)}${spoken(look)}`}
      aria-pressed={chosen !== undefined}
      onClick={() => !closed && onPick(date)}
      onKeyDown={onKeyDown}
    >
      {chosen && <Star />}
      <b>{persianDigits(kind === 'jalali' ? jalali(date).day : date.day)}</b>
      <span className="day-other" data-day={kind === 'jalali' ? date.day : persianDigits(jalali(date).day)} />
      {waiting ? <i className="day-waiting" /> : <small data-price={inThousands(price)} />}
      {look.occasion && <em />}
    </button>
  )
}

function dayWords(date: Temporal.PlainDate, kind: CalendarKind): string {
  return kind === 'jalali' ? weekdayDayMonth(date) : `${weekdayName(date)} ${gregorianDate(date)}`
}

function spoken({ price, cheap, closed, closedWords, holiday, occasion, today }: DayLook): string {
  const words = []
  if (today) words.push('امروز')
  if (occasion) words.push(occasion)
  else if (holiday) words.push('تعطیل')
  if (closed || price === null) words.push(closedWords)
  else if (price !== undefined) words.push(spokenPrice(price))
  if (cheap) words.push('ارزان')
  return words.map((word) => `، ${word}`).join('')
}
