import type { RouterContextProvider } from 'react-router'
import { passportNeeded, type Visit } from '#flights/abroad/passport-validity.ts'
import { entryWords } from '#flights/abroad/passport-words.ts'
import type { PassportWatched } from '#flights/booking/web/passengers/passport-watch.tsx'
import type { Proposal } from '#flights/proposal.ts'
import type { Search } from '#flights/search/search-params.ts'
import { neededUntil } from '#passengers/passport.ts'
import { shortPassports } from '#passengers/passport-watch.ts'
import { findAirport, findCity, type PlaceCode } from '#places/airports.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Saved passports that expire too early for this journey (§5), by the
 * strictest country's rule and the latest landing found. */
export async function passportWatch(
  context: Readonly<RouterContextProvider>,
  search: Search,
  found: readonly Pick<Proposal, 'flightGroups'>[],
): Promise<PassportWatched | undefined> {
  const visitor = context.get(visitorContext)
  const { flights, passengers } = agencyOf(context, 'flights')
  const legs = legsOf(search)
  const isAbroad = legs.some(({ origin, destination }) => !flights.isDomestic(origin, destination))
  const landings = legs.map(({ date }, at) => latestLanding(found, at, date))
  const lastLanding = landings.at(-1)
  if (visitor.kind !== 'user' || !isAbroad || lastLanding === undefined) return undefined
  const short = shortPassports(await passengers.savedOf(visitor.userId), lastLanding)
  if (short.length === 0) return undefined
  const visits = visitsOf(legs, landings)
  return {
    short: short.map(({ id, name, expiresOn, issuer }) => {
      const needed = passportNeeded(visits, issuer)
      const there = needed === undefined ? '' : entryWords(needed, Temporal.PlainDate.from(expiresOn))
      return { id, name, expiresOn, there }
    }),
    neededUntil: neededUntil(lastLanding).toString(),
  }
}

type Leg = Pick<Search, 'origin' | 'destination' | 'date'>

function legsOf({ legs, back, ...first }: Search): readonly Leg[] {
  if (legs !== undefined) return legs
  const { origin, destination } = first
  return back === undefined ? [first] : [first, { origin: destination, destination: origin, date: back }]
}

function latestLanding(
  found: readonly Pick<Proposal, 'flightGroups'>[],
  at: number,
  date: string,
): Temporal.PlainDate {
  const days = found.flatMap(({ flightGroups }) => flightGroups[at]?.arrivalDate ?? [])
  const latest = days.toSorted().at(-1)
  return latest === undefined
    ? Temporal.PlainDate.from(date).add({ days: 1 })
    : Temporal.PlainDate.from(latest)
}

function visitsOf(legs: readonly Leg[], landings: readonly Temporal.PlainDate[]): readonly Visit[] {
  return landings.flatMap((arrives, at) => {
    const [leg, next] = [legs[at], legs[at + 1]]
    const country = leg && countryOf(leg.destination)
    const leaves = next && Temporal.PlainDate.from(next.date)
    return country === undefined ? [] : [{ country, arrives, leaves }]
  })
}

function countryOf({ kind, code }: PlaceCode): string | undefined {
  return (kind === 'CityCode' ? findCity(code) : findAirport(code))?.country
}
