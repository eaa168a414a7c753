import './calendar.css'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Days } from '#web/ui/calendar-frame.ts'
import { CalendarMonth } from '#web/ui/calendar-month.tsx'
import { monthsBetween, movedBy } from '#web/ui/calendar-moves.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export type CalendarProps = Days & {
  onPick: (date: Temporal.PlainDate) => void
  /** the months that come into view, so that their prices can be asked for */
  onShow?: (months: readonly { year: number; month: number }[]) => void
}

/**
 * Jalali months with prices. Two side by side on a desk, all of them under each other on a phone.
 * One day takes the focus; arrows, Home, End and the page keys move it.
 */
export function Calendar({ onPick, onShow, ...days }: CalendarProps) {
  const months = monthsBetween(...days.open)
  const grid = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState(days.start ?? days.open[0])
  const [at, setAt] = useState(() => indexOf(months, days.start ?? days.open[0]))
  const shown = Math.min(at, Math.max(0, months.length - 2))
  const show = useEffectEvent((first: number) => onShow?.(months.slice(first, first + 2)))
  useEffect(() => show(shown), [shown])
  useEffect(() => bringUp(grid.current), [])

  function onKeyDown(event: KeyboardEvent) {
    const to = movedBy(event.key, pointed, days.open)
    if (!to) return
    event.preventDefault()
    const month = indexOf(months, to)
    setPointed(to)
    if (month < shown || month > shown + 1) setAt(month < shown ? month : month - 1)
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
        onClick={() => setAt(shown - 1)}
      />
      <IconButton
        icon="caret-left-bold"
        label="ماه بعد"
        disabled={shown >= months.length - 2}
        onClick={() => setAt(shown + 1)}
      />
      {months.map((month, index) => (
        <div
          key={`${month.year}-${month.month}`}
          className="calendar-month"
          data-shown={index === shown || index === shown + 1 ? '' : undefined}
        >
          <CalendarMonth
            {...month}
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

/** Inside a dialog the chosen day is brought up, and has the focus even if the calendar came late. */
function bringUp(grid: HTMLElement | null) {
  const day = grid?.querySelector<HTMLElement>('[data-first-focus]')
  if (!day?.closest('dialog')) return
  day.focus({ preventScroll: true })
  if (!matchMedia('(min-width: 992px)').matches)
    requestAnimationFrame(() => day.scrollIntoView({ block: 'center' }))
}

function indexOf(months: ReturnType<typeof monthsBetween>, date: Temporal.PlainDate): number {
  const { year, month } = date.withCalendar('persian')
  return Math.max(
    0,
    months.findIndex((shown) => shown.year === year && shown.month === month),
  )
}
