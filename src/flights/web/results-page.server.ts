import { data, type LoaderFunctionArgs } from 'react-router'
import type { FarePrices, Results } from '#flights/answered.ts'
import { tripTypes } from '#flights/proposal.ts'
import { type Search, searchOf } from '#flights/search-params.ts'
import type { Flights } from '#flights/server/flights.ts'
import { placeNames, searchChoices } from '#flights/web/flight-search-choices.ts'
import { refusalIn } from '#flights/web/refused.server.ts'
import { findAirline } from '#places/airlines.ts'
import type { Faults } from '#server/refusal.ts'
import { agencyContext } from '#web/page-context.server.ts'

/** What the results page is drawn from; everything else it shows is worked out of this and the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { flights, clock } = context.get(agencyContext)
  const { search, faults } = searchOf(new URL(request.url).searchParams)
  const choices = searchChoices(clock.now(), search)
  if (search === undefined) return { choices, search, faults, found: undefined }
  const answer = await answerTo(flights, search, choices.today)
  const headers = { 'cache-control': 'private, no-store' }
  return data({ choices, search: { ...search, ...placeNames(search) }, faults, found: answer }, { headers })
}

type Answer =
  | { readonly refused: string }
  | {
      readonly refused: undefined
      readonly results: Results
      readonly week: FarePrices
      readonly colours: Colours
    }

type Colours = Readonly<Record<string, readonly [string, string]>>

/** The flights of the day and the prices of the days around it, or why there are none to be had. */
async function answerTo(flights: Flights, search: Search, today: string): Promise<Answer> {
  const { origin, destination, date, adults, children, infants } = search
  const party = { adults, children, infants }
  try {
    const [results, week] = await Promise.all([
      flights.search({ flightType: tripTypes.oneWay, origin, destination, dates: [date], ...party }),
      flights.calendar({ origin, destination, from: weekStart(date, today), days: 7 }),
    ])
    return { refused: undefined, results, week, colours: coloursIn(results) }
  } catch (error) {
    return { refused: sentenceOf(error) }
  }
}

/** A party that may not travel is said in the sentence of its first fault; see `refusalIn` for why it is known by name. */
function sentenceOf(error: unknown): string {
  if (error instanceof Error && error.name === 'Faults') return (error as Faults).fields[0]?.says ?? ''
  return refusalIn(error).says
}

/** Seven days with the one searched in the middle, as far as the past allows. */
function weekStart(date: string, today: string): string {
  const start = Temporal.PlainDate.from(date).subtract({ days: 3 })
  const first = Temporal.PlainDate.from(today)
  return (Temporal.PlainDate.compare(start, first) < 0 ? first : start).toString()
}

/** The colours of the airlines that fly that day; the whole table stays on the server. */
function coloursIn({ proposals }: Results): Colours {
  const ids = new Set(proposals.flatMap((one) => one.flightGroups.map((group) => group.marketingAirlineId)))
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const colours = findAirline(id)?.colours
      return colours === undefined ? [] : [[id, colours]]
    }),
  )
}
