import { weekdayDayMonth } from '#calendar/written.ts'
import type { DayPrice, FarePrices } from '#flights/answered.ts'
import { onDay, resultsPath, type Search } from '#flights/search-params.ts'
import { toman, tomanWords } from '#flights/web/toman.ts'
import { type StripDay, weekPrices } from '#flights/week-prices.ts'
import { type WeekDay, WeekStrip } from '#web/ui/week-strip.tsx'

interface Props {
  readonly search: Search
  readonly week: FarePrices
  readonly today: string
  /** filters and order, which stay while the day changes */
  readonly look: URLSearchParams
}

/** The days around the one searched, each from its cheapest to its dearest ticket. */
export function ResultsWeek({ search, week, today, look }: Props) {
  const { days, cheapest, dearest } = weekPrices(week.days, search.date)
  const { previous, next } = neighbours(search, today, look)
  const words = [
    cheapest && `ارزان‌ترین هفته: ${priced(cheapest, cheapest.lowest)}`,
    dearest && `گران‌ترین: ${priced(dearest, dearest.highest)}`,
    'نوار زیر هر روز: از ارزان‌ترین تا گران‌ترین بلیتِ همان روز',
  ].filter((sentence) => sentence !== undefined)
  return (
    <WeekStrip
      days={days.map((day) =>
        dayOf(day, day === cheapest || day.date === cheapest?.date, toDay(search, day.date, look)),
      )}
      previous={previous?.to}
      next={next?.to}
      words={words}
    />
  )
}

export interface Neighbour {
  readonly to: string
  readonly words: string
}

/** The day before, unless it is gone, and the day after. */
export function neighbours(
  search: Search,
  today: string,
  look: URLSearchParams,
): { readonly previous: Neighbour | undefined; readonly next: Neighbour } {
  const date = Temporal.PlainDate.from(search.date)
  const neighbour = (day: Temporal.PlainDate): Neighbour => ({
    to: toDay(search, day.toString(), look),
    words: weekdayDayMonth(day),
  })
  const isFirst = Temporal.PlainDate.compare(date, Temporal.PlainDate.from(today)) <= 0
  return {
    previous: isFirst ? undefined : neighbour(date.subtract({ days: 1 })),
    next: neighbour(date.add({ days: 1 })),
  }
}

function toDay(search: Search, date: string, look: URLSearchParams): string {
  const kept = new URLSearchParams(look)
  kept.delete('open')
  kept.delete('edit')
  return resultsPath(onDay(search, date), kept)
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
    ...(lowest !== null && !isSoldOut && { price: toman(lowest) }),
    ...(segment && { range: { from: segment.from * 100, to: segment.to * 100 } }),
    chosen: isChosen,
    cheapest: isCheapest,
  }
}

function priced({ date }: DayPrice, price: number | null): string {
  return `${weekdayDayMonth(Temporal.PlainDate.from(date))}، ${tomanWords(price ?? 0)}`
}
