import type { Results } from '#flights/responses.ts'
import { partyInCabin } from '#flights/search/available-body.ts'
import type { DayPrice } from '#flights/search/day-prices.ts'
import type { Search } from '#flights/search/search-params.ts'
import type { Weeks } from '#flights/search/web/calendar/results-weeks.server.ts'
import type { Flights } from '#flights/server/flights.ts'

/** Days around one that has no flight, by direction; undefined where there are flights or no prices by the day. */
export interface NearestDays {
  readonly out: readonly DayPrice[] | undefined
  readonly back: readonly DayPrice[] | undefined
}

interface Known extends Weeks {
  readonly proposals: Results['proposals']
  readonly today: string
}

const daysAround = 15

/** The week may be empty where planes go but once a week: a direction without flights looks a fortnight around. */
export async function nearestDays(
  flights: Pick<Flights, 'calendarSoFar'>,
  search: Search,
  { proposals, week, weekBack, today }: Known,
): Promise<NearestDays> {
  const { origin, destination, date, back } = search
  const isEmpty = (isReturning: boolean) => proposals.every((one) => one.isReturning !== isReturning)
  const around = async (ends: Pick<Search, 'origin' | 'destination'>, day: string) => {
    const start = Temporal.PlainDate.from(day).subtract({ days: daysAround }).toString()
    const from = start < today ? today : start
    const { days } = await flights.calendarSoFar({
      ...ends,
      ...partyInCabin(search),
      from,
      days: 2 * daysAround + 1,
    })
    return days
  }
  const [out, home] = await Promise.all([
    week !== undefined && isEmpty(false) ? around({ origin, destination }, date) : undefined,
    weekBack !== undefined && back !== undefined && isEmpty(true)
      ? around({ origin: destination, destination: origin }, back)
      : undefined,
  ])
  return { out, back: home }
}
