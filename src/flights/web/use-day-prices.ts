import { useEffect, useState } from 'react'
import type { Month } from '#calendar/months.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { LegDraft } from '#flights/web/flight-search-draft.ts'
import { ask } from '#web/api.ts'

/** In thousands of toman, by ISO day; null when nothing is to be had. */
type Prices = ReadonlyMap<string, number | null>

export type Between = Pick<LegDraft, 'origin' | 'destination'>

/** The lowest adult price of each day of the months in view, for the calendar of a search. */
export function useDayPrices({ origin, destination }: Between) {
  const [months, setMonths] = useState<readonly Month[]>([])
  const [prices, setPrices] = useState<{ readonly route: string; readonly of: Prices }>({
    route: '',
    of: new Map(),
  })
  /** of this route no prices could be had */
  const [silent, setSilent] = useState('')
  const route = origin && destination ? `${origin.code}-${destination.code}` : ''
  useEffect(() => {
    if (!origin || !destination) return undefined
    let isGone = false
    const asked = { origin: placeOf(origin), destination: placeOf(destination) }
    for (const month of months)
      pricesOf(asked, month).then(
        (found) =>
          isGone ||
          setPrices((before) => ({
            route,
            of: new Map([...(before.route === route ? before.of : []), ...found]),
          })),
        // a calendar without prices still chooses days
        () => isGone || setSilent(route),
      )
    return () => {
      isGone = true
    }
  }, [origin, destination, route, months])
  return {
    /** whether a route is chosen, so that there are prices to wait for */
    isKnown: route !== '' && route !== silent,
    of: (date: Temporal.PlainDate) => (prices.route === route ? prices.of.get(date.toString()) : undefined),
    show: setMonths,
  }
}

interface Route {
  readonly origin: { readonly code: string; readonly kind: 'CityCode' | 'AirportCode' }
  readonly destination: Route['origin']
}

async function pricesOf(route: Route, { first, days: count }: Month): Promise<Prices> {
  const { days } = await ask<typeof flightCalls.homePageCalendar>(
    'POST /api/flight-catalog/FlightCalendar/HomePageCalendar',
    { body: { ...route, from: first.toString(), days: count } },
  )
  return new Map(
    days.map(({ date, lowest, isSoldOut }) => [
      date,
      lowest === null || isSoldOut ? null : Math.round(lowest / 10_000),
    ]),
  )
}

function placeOf({ code, nested }: { readonly code: string; readonly nested?: boolean }): Route['origin'] {
  return { code, kind: nested ? 'AirportCode' : 'CityCode' }
}
