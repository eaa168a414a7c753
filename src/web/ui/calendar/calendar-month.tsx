import type { KeyboardEvent } from 'react'
import type { Month } from '#calendar/months.ts'
import { gregorianMonthName, jalaliMonthName, WEEKDAY_LETTERS, WEEKDAYS } from '#calendar/names.ts'
import { monthGrid } from '#calendar/weeks.ts'
import { persianDigits } from '#money/digits.ts'
import { CalendarDay } from '#web/ui/calendar/calendar-day.tsx'
import type { Days } from '#web/ui/calendar/calendar-frame.ts'
import { looksOf } from '#web/ui/calendar/calendar-frame.ts'

type Props = {
  month: Month
  days: Days
  /** the one day that takes the focus, as an ISO date */
  focusable: string
  onPick: (date: Temporal.PlainDate) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const monthNames = { jalali: jalaliMonthName, gregorian: gregorianMonthName } as const

export function CalendarMonth({ month: shown, days, focusable, ...acts }: Props) {
  const { kind, year, month } = shown
  const weeks = monthGrid(shown)
  const looks = looksOf(
    weeks.flat().filter((date) => date !== undefined),
    days,
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid is a table whose cells act (APG)
    <table className="month" role="grid">
      <caption>
        {monthNames[kind](month)} <span>{persianDigits(year)}</span>
      </caption>
      <thead>
        <tr>
          {WEEKDAY_LETTERS.map((letter, index) => (
            <th key={letter} scope="col" abbr={WEEKDAYS[index]} data-holiday={index === 6 ? '' : undefined}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={`${year}-${month}-${row + 1}`}>
            {week.map((date, column) => {
              const look = date && looks.get(date.toString())
              if (!date || !look) return <td key={WEEKDAYS[column]} aria-hidden="true" />
              return (
                <td
                  key={WEEKDAYS[column]}
                  data-between={look.between ? '' : undefined}
                  data-chosen={look.chosen}
                  aria-selected={look.chosen !== undefined}
                >
                  <CalendarDay
                    {...look}
                    date={date}
                    kind={kind}
                    focusable={date.toString() === focusable}
                    {...acts}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
