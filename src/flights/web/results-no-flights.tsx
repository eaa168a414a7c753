import { weekdayDayMonth } from '#calendar/written.ts'
import type { DayPrice } from '#flights/answered.ts'
import { onDay, resultsPath, type Search } from '#flights/search-params.ts'
import { toman } from '#flights/web/toman.ts'
import { persianDigits } from '#money/digits.ts'
import { type Alternative, EmptyState } from '#web/ui/empty-state.tsx'

interface NoFlightsProps {
  readonly search: Search
  readonly originName: string
  readonly destinationName: string
  readonly days: readonly DayPrice[]
}

/** Nothing flies that day: the nearest days on which something does. */
export function NoFlights({ search, originName, destinationName, days }: NoFlightsProps) {
  const nearest = nearestDays(days, search.date)
  const day = weekdayDayMonth(Temporal.PlainDate.from(search.date))
  return (
    <EmptyState
      title="برای این روز پروازی نیست"
      alternatives={nearest.map((each) => alternative(each, nearest, search))}
    >
      {day} از {originName} به {destinationName} پروازی ثبت نشده.{' '}
      {nearest.length > 0
        ? 'این‌ها نزدیک‌ترین گزینه‌ها هستند:'
        : 'در روزهای نزدیک هم پروازی نیست؛ مسیر دیگری امتحان کنید.'}
    </EmptyState>
  )
}

function nearestDays(days: readonly DayPrice[], date: string): readonly DayPrice[] {
  return days
    .filter((day) => day.lowest !== null && !day.isSoldOut && day.date !== date)
    .toSorted((a, b) => Math.abs(daysTo(date, a.date)) - Math.abs(daysTo(date, b.date)))
    .slice(0, 3)
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

function alternative(day: DayPrice, nearest: readonly DayPrice[], search: Search): Alternative {
  const isCheapest = nearest.length > 1 && nearest.every((other) => (day.lowest ?? 0) <= (other.lowest ?? 0))
  return {
    to: resultsPath(onDay(search, day.date)),
    how: distance(daysTo(search.date, day.date)),
    words: weekdayDayMonth(Temporal.PlainDate.from(day.date)),
    fromPrice: toman(day.lowest ?? 0),
    ...(isCheapest && { best: 'ارزان‌تر' }),
  }
}

function daysTo(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}

function distance(days: number): string {
  const count = Math.abs(days) === 1 ? 'یک' : persianDigits(Math.abs(days))
  return `${count} روز ${days < 0 ? 'زودتر' : 'دیرتر'}`
}
