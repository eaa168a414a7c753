import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { passportWatch } from '#flights/booking/web/passengers/passport-watch.server.ts'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import type { Results } from '#flights/responses.ts'
import { availableBody } from '#flights/search/available-body.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import { requestIn, type Search, searchOf } from '#flights/search/search-params.ts'
import { weeksOf } from '#flights/search/web/calendar/results-weeks.server.ts'
import type { Colours } from '#flights/search/web/card/results-card-ways.ts'
import { namedSearch, scopeOf, searchChoices } from '#flights/search/web/form/flight-search-choices.ts'
import { addressMeant } from '#flights/search/web/form/places-meant.server.ts'
import { rememberSearch } from '#flights/search/web/form/remember-search.server.ts'
import { searchedBefore } from '#flights/search/web/form/searched-before.server.ts'
import { type NearestDays, nearestDays } from '#flights/search/web/nearby/nearest-days.server.ts'
import { type TripsAround, tripsAround } from '#flights/search/web/nearby/trips-around.server.ts'
import type { Flights } from '#flights/server/flights.ts'
import { AIRLINES, findAirline } from '#places/airlines.ts'
import type { Faults } from '#server/refusal.ts'
import { asText } from '#web/as-text.ts'
import { addressContext, agencyOf, visitorContext } from '#web/page-context.server.ts'

/** The page derives everything else from this and the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { flights, clock } = agencyOf(context, 'flights')
  const address = new URL(request.url)
  const meant = addressMeant(address)
  if (meant !== undefined) throw redirect(meant)
  const params = address.searchParams
  const { search, faults } = searchOf(params)
  const asked = requestIn(params)
  const scope = params.get('scope') === 'international' ? 'international' : scopeOf(asked)
  const before = await searchedBefore({ request, context })
  const choices = searchChoices(clock.now(), { filled: [asked], scope, before })
  if (search === undefined)
    return { choices, search, faults, found: undefined, watched: undefined, told: undefined }
  const visitor = context.get(visitorContext)
  const by = {
    address: context.get(addressContext),
    ...(visitor.kind === 'user' && { userId: visitor.userId }),
  }
  const answer = await answerTo(flights, { search, today: choices.today, by })
  const found = answer.refused === undefined ? answer.results.proposals : []
  const watched = await passportWatch(context, search, found)
  const isAnswered = answer.refused === undefined
  const remembered = isAnswered ? await rememberSearch({ request, context }, availableBody(search)) : {}
  const headers = { 'cache-control': 'private, no-store', ...remembered }
  const told = flights.quotedBy(params.get('safarmarketId') ?? '')
  return data(
    { choices, search: namedSearch(search), faults, found: asText(answer), watched, told },
    { headers },
  )
}

type Answer =
  | { readonly refused: string; readonly isUnflown: boolean }
  | {
      readonly refused: undefined
      readonly results: Results
      readonly week: FarePrices | undefined
      readonly weekBack: FarePrices | undefined
      readonly nearestDays: NearestDays
      readonly around: TripsAround
      readonly colours: Colours
    }

interface Question {
  readonly search: Search
  readonly today: string
  readonly by: Parameters<Flights['search']>[1]
}

async function answerTo(flights: Flights, { search, today, by }: Question): Promise<Answer> {
  try {
    const [results, weeks] = await Promise.all([
      flights.search(availableBody(search), by),
      weeksOf(flights, search, today),
    ])
    const { proposals } = results
    const [around, nearest] = await Promise.all([
      tripsAround(flights, search, weeks),
      nearestDays(flights, search, { ...weeks, proposals, today }),
    ])
    const colours = coloursIn(results)
    return { refused: undefined, results, ...weeks, nearestDays: nearest, around, colours }
  } catch (error) {
    const isUnflown = error instanceof Error && 'code' in error && error.code === 'NOT_FLOWN'
    return { refused: sentenceOf(error), isUnflown }
  }
}

/** The first fault's sentence, for a party that may not travel; `refusalIn` says why it is matched by name. */
function sentenceOf(error: unknown): string {
  if (error instanceof Error && error.name === 'Faults') return (error as Faults).fields[0]?.says ?? ''
  return refusalIn(error).says
}

/** The colours of these airlines, or of all while more results may come. Names stay on the server, to save bytes. */
function coloursIn({ proposals, pending }: Results): Colours {
  if (pending.length > 0) return Object.fromEntries(AIRLINES.map(({ id, colours }) => [id, colours]))
  const ids = new Set(proposals.flatMap((one) => one.flightGroups.map((group) => group.marketingAirlineId)))
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const colours = findAirline(id)?.colours
      return colours === undefined ? [] : [[id, colours]]
    }),
  )
}
