import type { RouterContextProvider } from 'react-router'
import type { Search } from '#flights/search-params.ts'
import type { PassportWatched } from '#flights/web/passport-watch.tsx'
import { neededUntil } from '#passengers/passport.ts'
import { shortPassports } from '#passengers/passport-watch.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

/**
 * The saved passports of whoever is signed in that a searched journey abroad outlasts; undefined for a guest, inside Iran and
 * when all will do. The journey is taken to end on the last day searched for: which flight it will be, nobody knows yet.
 */
export async function passportWatch(
  context: Readonly<RouterContextProvider>,
  search: Search,
): Promise<PassportWatched | undefined> {
  const visitor = context.get(visitorContext)
  const { flights, passengers } = context.get(agencyContext)
  const legs = search.legs ?? [search]
  const isAbroad = legs.some(({ origin, destination }) => !flights.isDomestic(origin, destination))
  if (visitor.kind !== 'user' || !isAbroad) return undefined
  const lastDay = Temporal.PlainDate.from(search.back ?? legs.at(-1)?.date ?? search.date)
  const short = shortPassports(await passengers.savedOf(visitor.userId), lastDay)
  return short.length === 0 ? undefined : { short, neededUntil: neededUntil(lastDay).toString() }
}
