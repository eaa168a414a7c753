import { useMemo, useRef, useState } from 'react'
import type { Month } from '#calendar/months.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { Place } from '#flights/requests.ts'
import type { PartyInCabin } from '#flights/search/available-body.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import { ask } from '#web/api.ts'
import { useSteady } from '#web/use-steady.ts'

export interface Route {
  readonly origin: Place
  readonly destination: Place
  /** the party, and its cabin */
  readonly who: PartyInCabin
}

export type MonthPrices = FarePrices | 'asking' | 'unanswered'

export interface YearPrices {
  readonly of: (month: Month) => MonthPrices | undefined
  readonly known: readonly FarePrices[]
  readonly show: (month: Month, anew?: 'anew') => void
}

export function useYearPrices({ origin, destination, who }: Route): YearPrices {
  const [months, setMonths] = useState<ReadonlyMap<string, MonthPrices>>(new Map())
  const asked = useRef(new Set<string>())
  const put = (key: string, prices: MonthPrices) => setMonths((before) => new Map(before).set(key, prices))
  const show = useSteady((month: Month, anew?: 'anew') => {
    const key = keyOf(month)
    if (asked.current.has(key) && anew === undefined) return
    asked.current.add(key)
    if (!months.has(key) || months.get(key) === 'unanswered') put(key, 'asking')
    ask<typeof flightCalls.plpCalendar>('POST /api/flight-catalog/FlightCalendar/PlpCalendar', {
      body: { origin, destination, ...who, from: month.first.toString(), days: month.days },
    }).then(
      (prices) => put(key, prices),
      () => put(key, 'unanswered'),
    )
  })
  const known = useMemo(() => [...months.values()].filter((prices) => typeof prices === 'object'), [months])
  return { of: (month) => months.get(keyOf(month)), known, show }
}

function keyOf({ first }: Month): string {
  return first.toString()
}
