import { shortPrice } from '#money/display-unit.ts'
import type { DayPrice } from '#web/ui/calendar/calendar-prices.ts'
import { cheapUpTo } from '#web/ui/calendar/calendar-prices.ts'

type Day = Temporal.PlainDate

export type Days = {
  today: Day
  open: readonly [Day, Day]
  start: Day | undefined
  end?: Day | undefined
  priceOf: (date: Day) => DayPrice
  isHoliday: (date: Day) => boolean
  occasionOf?: (date: Day) => string | undefined
  closedWords?: string
}

export type DayLook = {
  price: DayPrice
  cheap: boolean
  /** past, too far, or no flight */
  closed: boolean
  closedWords: string
  holiday: boolean
  today: boolean
  occasion: string | undefined
  chosen: 'start' | 'end' | 'only' | undefined
  between: boolean
}

/** Cheapness is relative to the month. */
export function looksOf(month: readonly Day[], days: Days): ReadonlyMap<string, DayLook> {
  const prices = month.map((date) => (isOpen(date, days) ? days.priceOf(date) : null))
  const cheap = cheapUpTo(prices) ?? -1
  return new Map(
    month.map((date, index) => {
      const price = prices[index]
      const look = { price, cheap: typeof price === 'number' && price <= cheap, closed: price === null }
      return [date.toString(), { ...look, ...placeOf(date, days) }]
    }),
  )
}

/** "2,890", or a dash without a price. */
export function dayPriceText(price: DayPrice): string {
  return price === null || price === undefined ? '—' : shortPrice(price)
}

function isOpen(date: Day, { open: [first, last] }: Days): boolean {
  return Temporal.PlainDate.compare(date, first) >= 0 && Temporal.PlainDate.compare(date, last) <= 0
}

function placeOf(date: Day, days: Days) {
  const { today, start, end, isHoliday, occasionOf, closedWords = 'بدون پرواز' } = days
  const isStart = start?.equals(date) ?? false
  const isEnd = end?.equals(date) ?? false
  const after = start !== undefined && Temporal.PlainDate.compare(date, start) > 0
  const before = end !== undefined && Temporal.PlainDate.compare(date, end) < 0
  return {
    closedWords,
    today: today.equals(date),
    holiday: isHoliday(date),
    occasion: occasionOf?.(date),
    chosen: chosenAs(isStart, isEnd, end !== undefined),
    between: after && before,
  }
}

function chosenAs(isStart: boolean, isEnd: boolean, isRange: boolean): DayLook['chosen'] {
  if (isStart && isEnd) return 'only'
  if (isStart) return isRange ? 'start' : 'only'
  return isEnd ? 'end' : undefined
}
