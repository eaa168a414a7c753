import { memo } from 'react'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { DayPrice, FarePrices } from '#flights/search/day-prices.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { backOn, onDay } from '#flights/search/search-days.ts'
import type { Search } from '#flights/search/search-params.ts'
import { openKeys } from '#flights/search/web/results/results-address.ts'
import { type StripDay, weekPrices } from '#flights/search/week-prices.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import { type DayArrow, type WeekDay, WeekStrip } from '#web/ui/calendar/week-strip.tsx'

export type Direction = 'whole' | 'out' | 'back'

interface Props {
  readonly search: Search
  readonly direction: Direction
  readonly week: FarePrices
  readonly today: string
  readonly look: URLSearchParams
}

export const ResultsWeek = memo(function ResultsWeek(props: Props) {
  const { week, search, direction } = props
  const { days, cheapest, dearest } = weekPrices(week.days, dayOfFlight(search, direction))
  const { previous, next } = neighbours({ ...props, days: week.days })
  const words = [
    cheapest && `ارزان‌ترین هفته: ${priced(cheapest, cheapest.lowest)}`,
    dearest && `گران‌ترین: ${priced(dearest, dearest.highest)}`,
    dearest && 'نوار زیر هر روز: از ارزان‌ترین تا گران‌ترین پرواز همان روز',
  ].filter((sentence) => sentence !== undefined)
  return (
    <WeekStrip
      days={days.map((day) =>
        dayOf(day, day === cheapest || day.date === cheapest?.date, toDay(day.date, props)),
      )}
      previous={previous && arrowOf(previous)}
      next={arrowOf(next)}
      words={words}
    />
  )
})

export interface Neighbour {
  readonly to: string
  readonly words: string
  readonly price: DayPrice | undefined
}

interface Around {
  readonly search: Search
  readonly direction: Direction
  readonly today: string
  readonly look: URLSearchParams
  readonly days: readonly DayPrice[]
}

/** The day before, unless past, and the day after; the return never before the way out. */
export function neighbours(around: Around): {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour
} {
  const { search, direction, today, days } = around
  const date = Temporal.PlainDate.from(dayOfFlight(search, direction))
  const neighbour = (day: Temporal.PlainDate): Neighbour => ({
    to: toDay(day.toString(), around),
    words: weekdayDayMonth(day),
    price: days.find(({ date: known, isSoldOut }) => known === day.toString() && !isSoldOut),
  })
  const isFirst = date.toString() <= (direction === 'back' ? search.date : today)
  return {
    previous: isFirst ? undefined : neighbour(date.subtract({ days: 1 })),
    next: neighbour(date.add({ days: 1 })),
  }
}

function arrowOf({ to, price }: Neighbour): DayArrow {
  return { to, ...(typeof price?.lowest === 'number' && { price: priceText(price.lowest) }) }
}

function dayOfFlight({ date, back }: Search, direction: Direction): string {
  return direction === 'back' && back !== undefined ? back : date
}

export function toDay(date: string, { search, direction, look }: Omit<Around, 'days' | 'today'>): string {
  const kept = new URLSearchParams(look)
  for (const key of openKeys) kept.delete(key)
  return resultsPath(direction === 'back' ? backOn(search, date) : onDay(search, date), kept)
}

function dayOf(
  { date, lowest, isSoldOut, isChosen, segment }: StripDay,
  isCheapest: boolean,
  to: string,
): WeekDay {
  return {
    key: date,
    to,
    words: weekdayDayMonth(Temporal.PlainDate.from(date)),
    ...(lowest !== null && !isSoldOut && { price: priceText(lowest) }),
    ...(segment && { range: { from: segment.from * 100, to: segment.to * 100 } }),
    chosen: isChosen,
    cheapest: isCheapest,
  }
}

function priced({ date }: DayPrice, price: number | null): string {
  return `${weekdayDayMonth(Temporal.PlainDate.from(date))}، ${priceWords(price ?? 0)}`
}
