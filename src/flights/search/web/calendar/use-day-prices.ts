import { useEffect, useState } from 'react'
import type { Month } from '#calendar/months.ts'
import type { flightCalls } from '#flights/calls.ts'
import { type PartyInCabin, partyInCabin } from '#flights/search/available-body.ts'
import type { LegDraft, SearchDraft } from '#flights/search/web/form/flight-search-draft.ts'
import { ask } from '#web/api.ts'

/** Thousands of toman by ISO day; null when nothing is on sale. */
type Prices = ReadonlyMap<string, number | null>

export type Between = Pick<LegDraft, 'origin' | 'destination'>

/** The lowest adult price of each day of the months in view, for the calendar of a search of this party and cabin. */
export function useDayPrices({ origin, destination }: Between, draft: Pick<SearchDraft, 'party' | 'cabin'>) {
  const [months, setMonths] = useState<readonly Month[]>([])
  const [prices, setPrices] = useState<{ readonly route: string; readonly of: Prices }>({
    route: '',
    of: new Map(),
  })
  const [silent, setSilent] = useState('')
  const who = JSON.stringify(partyInCabin({ ...draft.party, cabin: draft.cabin }))
  const route = origin && destination ? `${origin.code}-${destination.code} ${who}` : ''
  useEffect(() => {
    if (!origin || !destination) return undefined
    const gone = new AbortController()
    const asked: Route = {
      origin: placeOf(origin),
      destination: placeOf(destination),
      ...(JSON.parse(who) as PartyInCabin),
    }
    const put = (found: Prices) =>
      setPrices((before) => ({
        route,
        of: new Map([...(before.route === route ? before.of : []), ...found]),
      }))
    for (const month of months)
      untilWhole(() => pricesOf(asked, month), { put, gone: gone.signal }).catch(
        // without prices days can still be chosen
        () => gone.signal.aborted || setSilent(route),
      )
    return () => gone.abort()
  }, [origin, destination, who, route, months])
  return {
    isKnown: route !== '' && route !== silent,
    of: (date: Temporal.PlainDate) => (prices.route === route ? prices.of.get(date.toString()) : undefined),
    show: setMonths,
  }
}

interface Route extends PartyInCabin {
  readonly origin: { readonly code: string; readonly kind: 'CityCode' | 'AirportCode' }
  readonly destination: Route['origin']
}

/** retry interval while prices are incomplete */
const askAgainMs = 2000

interface Asking {
  readonly put: (found: Prices) => void
  readonly gone: AbortSignal
}

async function untilWhole(priced: () => Promise<Priced>, { put, gone }: Asking): Promise<void> {
  const { prices, unready } = await priced()
  if (gone.aborted) return
  put(prices)
  if (unready === 0) return
  await new Promise((again) => setTimeout(again, askAgainMs))
  if (!gone.aborted) await untilWhole(priced, { put, gone })
}

interface Priced {
  readonly prices: Prices
  readonly unready: number
}

async function pricesOf(route: Route, { first, days: count }: Month): Promise<Priced> {
  const { days, unready } = await ask<typeof flightCalls.homePageCalendar>(
    'POST /api/flight-catalog/FlightCalendar/HomePageCalendar',
    { body: { ...route, from: first.toString(), days: count } },
  )
  const prices = new Map(
    days.map(({ date, lowest, isSoldOut }) => [
      date,
      lowest === null || isSoldOut ? null : Math.round(lowest / 10_000),
    ]),
  )
  return { prices, unready }
}

function placeOf({ code, nested }: { readonly code: string; readonly nested?: boolean }): Route['origin'] {
  return { code, kind: nested ? 'AirportCode' : 'CityCode' }
}
