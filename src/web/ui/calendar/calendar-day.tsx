import type { KeyboardEvent } from 'react'
import { calendarDay, dayMonth, gregorianDate } from '#calendar/formatted.ts'
import { jalali } from '#calendar/jalali.ts'
import type { CalendarKind } from '#calendar/months.ts'
import { weekdayName } from '#calendar/names.ts'
import { priceSpoken } from '#money/amount-in-words.ts'
import { persianDigits } from '#money/digits.ts'
import { Star } from '#web/art/star.tsx'
import type { DayLook } from '#web/ui/calendar/calendar-frame.ts'
import { dayPriceText } from '#web/ui/calendar/calendar-frame.ts'

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
      <b>{persianDigits(calendarDay(date, kind).day)}</b>
      <span className="day-other" data-day={kind === 'jalali' ? date.day : persianDigits(jalali(date).day)} />
      {waiting ? <i className="day-waiting" /> : <small data-price={dayPriceText(price)} />}
      {look.occasion && <em />}
    </button>
  )
}

function dayWords(date: Temporal.PlainDate, kind: CalendarKind): string {
  return `${weekdayName(date)} ${kind === 'jalali' ? dayMonth(date, kind) : gregorianDate(date)}`
}

function spoken({ price, cheap, closed, closedWords, holiday, occasion, today }: DayLook): string {
  const words = []
  if (today) words.push('امروز')
  if (occasion) words.push(occasion)
  else if (holiday) words.push('تعطیل')
  if (closed || price === null) words.push(closedWords)
  else if (price !== undefined) words.push(priceSpoken(price * 10_000))
  if (cheap) words.push('ارزان')
  return words.map((word) => `، ${word}`).join('')
}
