import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { type PartyInCabin, partyInCabin } from '#flights/search/available-body.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import type { Search } from '#flights/search/search-params.ts'
import { scopeOf } from '#flights/search/web/form/flight-search-choices.ts'
import type { Flights } from '#flights/server/flights.ts'

export interface Weeks {
  readonly week: FarePrices | undefined
  readonly weekBack: FarePrices | undefined
}

/** Prices around each flight sold separately. A journey sold as one has no price per direction. */
export async function weeksOf(flights: Flights, search: Search, today: string): Promise<Weeks> {
  const { origin, destination, date, back, legs } = search
  const asked = { flights, ...partyInCabin(search) }
  const isAbroad = scopeOf({ legs: [search] }) === 'international'
  if (legs !== undefined || (back !== undefined && isAbroad)) return { week: undefined, weekBack: undefined }
  const [week, weekBack] = await Promise.all([
    weekAround({ ...asked, origin, destination, from: weekStart(date, today) }),
    back === undefined
      ? undefined
      : weekAround({ ...asked, origin: destination, destination: origin, from: weekStart(back, today) }),
  ])
  return { week, weekBack }
}

interface Week extends PartyInCabin {
  readonly flights: Flights
  readonly origin: Search['origin']
  readonly destination: Search['destination']
  readonly from: string
}

async function weekAround({ flights, ...route }: Week): Promise<FarePrices | undefined> {
  try {
    return await flights.calendar({ ...route, days: 7 })
  } catch (error) {
    refusalIn(error)
    return undefined
  }
}

/** Seven days with the searched one in the middle, never starting in the past. */
function weekStart(date: string, today: string): string {
  const start = Temporal.PlainDate.from(date).subtract({ days: 3 })
  const first = Temporal.PlainDate.from(today)
  return (Temporal.PlainDate.compare(start, first) < 0 ? first : start).toString()
}
