import { useState } from 'react'
import { useDayPrices } from '#flights/search/web/calendar/use-day-prices.ts'
import { withDate } from '#flights/search/web/form/flight-search-draft.ts'
import type { CellsProps } from '#flights/search/web/form/flight-search-plain.tsx'

export function useRoundDates({ draft, onChange }: CellsProps) {
  const [choosing, setChoosing] = useState<'start' | 'end'>()
  const [{ origin, destination, date }] = draft.legs
  const out = useDayPrices({ origin, destination }, draft)
  const back = useDayPrices({ origin: destination, destination: origin }, draft)
  const [start, end] = [date, draft.back].map((day) =>
    day === '' ? undefined : Temporal.PlainDate.from(day),
  )
  const prices = choosing === 'end' ? back : out
  return {
    choosing,
    choose: setChoosing,
    start,
    end,
    out,
    back,
    isKnown: prices.isKnown,
    /** for the direction being chosen; days before the way out are no days for the return */
    priceOf(day: Temporal.PlainDate) {
      const isBefore = choosing === 'end' && start && Temporal.PlainDate.compare(day, start) < 0
      return isBefore ? null : prices.of(day)
    },
    toggle: (which: 'start' | 'end') =>
      setChoosing(choosing === undefined ? (start ? which : 'start') : undefined),
    pick(day: Temporal.PlainDate) {
      if (choosing === 'end') return onChange({ ...draft, back: day.toString() })
      onChange(withDate(draft, 0, day.toString()))
      setChoosing('end')
    },
  }
}
