import './calendar.css'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { calendarKind } from '#calendar/display-calendar.ts'
import { type CalendarKind, type Month, monthsBetween } from '#calendar/months.ts'
import { WEEKDAY_LETTERS } from '#calendar/names.ts'
import type { Days } from '#web/ui/calendar/calendar-frame.ts'
import { CalendarMonth } from '#web/ui/calendar/calendar-month.tsx'
import { movedBy, waitAtMost } from '#web/ui/calendar/calendar-moves.ts'
import { IconButton } from '#web/ui/fields/icon-button.tsx'

export type CalendarProps = Days & {
  kind?: CalendarKind
  onPick: (date: Temporal.PlainDate) => void
  /** months in view, for loading prices */
  onShow?: (months: readonly Month[]) => void
}

/** One focusable day; arrows, Home, End and page keys move it. */
export function Calendar({ kind = calendarKind(), onPick, onShow, ...days }: CalendarProps) {
  const months = monthsBetween(...days.open, kind)
  const grid = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState(waitAtMost(days.open, days.start ?? days.open[0]))
  const [from, setFrom] = useState(pointed)
  const shown = Math.min(indexOf(months, from), Math.max(0, months.length - 2))
  const goTo = (index: number) => setFrom(months[index]?.first ?? from)
  const show = useEffectEvent((counted: CalendarKind, first: number) =>
    onShow?.(monthsBetween(...days.open, counted).slice(first, first + 2)),
  )
  useEffect(() => show(kind, shown), [kind, shown])
  useEffect(() => bringUp(grid.current), [])

  function onKeyDown(event: KeyboardEvent) {
    const to = movedBy(event.key, pointed, { open: days.open, kind })
    if (!to) return
    event.preventDefault()
    const month = indexOf(months, to)
    setPointed(to)
    if (month < shown || month > shown + 1) goTo(month < shown ? month : month - 1)
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-date="${to.toString()}"]`)?.focus(),
    )
  }

  return (
    <div className="calendar" ref={grid}>
      <IconButton
        icon="caret-right-bold"
        label="ماه قبل"
        disabled={shown === 0}
        onClick={() => goTo(shown - 1)}
      />
      <IconButton
        icon="caret-left-bold"
        label="ماه بعد"
        disabled={shown >= months.length - 2}
        onClick={() => goTo(shown + 1)}
      />
      <div className="calendar-weekdays" aria-hidden="true">
        {WEEKDAY_LETTERS.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      {months.map((month, index) => (
        <div
          key={month.first.toString()}
          className="calendar-month"
          data-shown={index === shown || index === shown + 1 ? '' : undefined}
        >
          <CalendarMonth
            month={month}
            days={days}
            focusable={pointed.toString()}
            onPick={onPick}
            onKeyDown={onKeyDown}
          />
        </div>
      ))}
    </div>
  )
}

function bringUp(grid: HTMLElement | null) {
  const day = grid?.querySelector<HTMLElement>('[data-first-focus]')
  if (!day?.closest('dialog')) return
  day.focus({ preventScroll: true })
  if (!matchMedia('(min-width: 62em)').matches)
    requestAnimationFrame(() => day.scrollIntoView({ block: 'center' }))
}

/** 0 if it lies before all. */
function indexOf(months: readonly Month[], date: Temporal.PlainDate): number {
  return Math.max(
    0,
    months.findLastIndex(({ first }) => Temporal.PlainDate.compare(first, date) <= 0),
  )
}
