import './date-panel.css'
import { useState } from 'react'
import { calendarKind } from '#calendar/display-calendar.ts'
import { dayMonth, weekdayDayMonth } from '#calendar/formatted.ts'
import { shortPriceUnit } from '#money/display-unit.ts'
import type { CalendarProps } from '#web/ui/calendar/calendar.tsx'
import { Calendar } from '#web/ui/calendar/calendar.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'

type Props = CalendarProps & {
  /** which of two dates is chosen next */
  choosing?: 'start' | 'end'
  onChoosing?: (which: 'start' | 'end') => void
  isReturn?: boolean
  summary?: React.ReactNode
  /** a day marked in the months shown, for the legend */
  marked?: { date: Temporal.PlainDate; words: string } | undefined
  /** names of the two dates, default for flights */
  ends?: readonly [start: string, end: string]
  /** what its prices are of, where the dates have names of their own */
  caption?: string | undefined
  onDone: () => void
}

const kinds = [
  { value: 'jalali', words: 'شمسی' },
  { value: 'gregorian', words: 'میلادی' },
] as const

/** The calendar with its pills above and its legend below; goes into a `Popup`. */
export function DatePanel({
  choosing = 'start',
  onChoosing,
  isReturn,
  summary,
  marked,
  ends,
  caption,
  onDone,
  ...calendar
}: Props) {
  const [kind, setKind] = useState(calendarKind)
  return (
    <div className="date-panel">
      <div className="date-head">
        <Pill
          words={ends?.[0] ?? 'رفت'}
          date={calendar.start}
          active={choosing === 'start'}
          onClick={() => onChoosing?.('start')}
        />
        {isReturn && (
          <Pill
            words={ends?.[1] ?? 'برگشت'}
            date={calendar.end}
            active={choosing === 'end'}
            onClick={() => onChoosing?.('end')}
          />
        )}
        {ends ? <small>{caption}</small> : <small>قیمت‌ها به {shortPriceUnit()}، هر مسافر</small>}
        <Segmented label="تقویم" options={kinds} value={kind} onChange={setKind} />
      </div>
      <div className="date-months">
        <Calendar {...calendar} kind={kind} />
      </div>
      <div className="date-foot">
        {!ends && <span className="legend">ارزان‌ترین روزهای ماه</span>}
        {marked && (
          <span className="legend" data-tone="bad">
            {dayMonth(marked.date)}، {marked.words}
          </span>
        )}
        {summary}
        <Button
          onClick={onDone}
          disabled={calendar.start === undefined || (isReturn && calendar.end === undefined)}
        >
          {isReturn ? 'تأیید تاریخ‌ها' : 'تأیید تاریخ'}
        </Button>
      </div>
    </div>
  )
}

type PillProps = { words: string; date: Temporal.PlainDate | undefined; active: boolean; onClick: () => void }

function Pill({ words, date, active, onClick }: PillProps) {
  return (
    <button
      type="button"
      className="date-pill"
      data-active={active ? '' : undefined}
      aria-pressed={active}
      onClick={onClick}
    >
      {words}
      <b>{date ? weekdayDayMonth(date) : 'انتخاب کنید'}</b>
    </button>
  )
}
