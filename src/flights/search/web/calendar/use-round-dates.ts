import { useState } from 'react'
import { useDayPrices } from '#flights/search/web/calendar/use-day-prices.ts'
import { withDate } from '#flights/search/web/form/flight-search-draft.ts'
import type { CellsProps } from '#flights/search/web/form/flight-search-plain.tsx'

/** The two days of a round trip while they are chosen: the way out first, then the way back, which is never before it. */
export function useRoundDates({ draft, onChange }: CellsProps) {
  const [choosing, setChoosing] = useState<'start' | 'end'>()
  const [{ origin, destination, date }] = draft.legs
  const out = useDayPrices({ origin, destination })
  const back = useDayPrices({ origin: destination, destination: origin })
  const [start, end] = [date, draft.back].map((day) =>
    day === '' ? undefined : Temporal.PlainDate.from(day),
  )
  const prices = choosing === 'end' ? back : out
  return {
    choosing,
    choose: setChoosing,
    start,
    end,
    /** of both directions, and whether those in view are known */
    out,
    back,
    isKnown: prices.isKnown,
    /** of the direction that is chosen; what lies before the way out is no day for the way back */
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
