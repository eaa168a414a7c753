import type { NearbyAirports } from '#flights/choosing/choosing-response.ts'
import { rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import type { Place } from '#flights/requests.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { straightDays } from '#flights/search/server/calendar/straight-days.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { productsIn } from '#flights/search/server/found/cabin-products.ts'
import { type Candidate, candidatesFor } from '#flights/search/server/found/candidates.ts'
import { cabinIn } from '#flights/search/server/found/connected.ts'
import { journeysOf } from '#flights/search/server/found/journeys.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'
import { times } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'
import type { Airport } from '#places/airports.ts'

export interface Near extends Pick<NearbyAirports['airports'][number], 'end' | 'km'> {
  readonly airport: Airport
}

interface Trip {
  readonly fed: Fed
  readonly legs: readonly LegWanted[]
  readonly party: Party
  readonly cabin: number | undefined
  readonly now: Temporal.Instant
}

/** rial; what all pay, and one adult of them */
interface NearbyTotal {
  readonly total: number
  readonly each: number
}

/** offers of a direction that are looked at first */
const looked = 10

/** The party's price for the cheapest trip by each airport, in their order; undefined if there is none. Rial. */
export async function nearbyTotals(
  room: Room,
  trip: Trip,
  airports: readonly Near[],
): Promise<readonly (NearbyTotal | undefined)[]> {
  const { legs, party, now } = trip
  const cheapest = await Promise.all(
    airports.map((near) => cheapestBy(room, { ...trip, legs: legsBy(legs, near) })),
  )
  if (party.children + party.infants === 0)
    return cheapest.map((one) => one && { total: times(one.price, party.adults), each: one.price })
  const found = cheapest.filter((one): one is Candidate => one !== undefined)
  const journeys = await journeysOf(room, found, { party, now, rules: await rulesOn(room, now) })
  return cheapest.map((one) => {
    const proposal = one && journeys.get(one)?.proposal
    return proposal && { total: proposal.totalPrice, each: adultPrice(proposal) }
  })
}

async function cheapestBy(room: Room, { fed, legs, cabin }: Trip): Promise<Candidate | undefined> {
  const straight = new Set<LegWanted>()
  const inCabin = cabin === undefined ? undefined : { cabin, fed }
  for (const leg of legs) if ((await straightDays(room, leg, inCabin))(leg.date)) straight.add(leg)
  const isStraight = (leg: LegWanted) => straight.has(leg)
  for (const product of productsIn[cabinIn({ cabinClass: cabin })]) {
    const [cheapest] = candidatesFor(fed, legs, { product, count: 1, looked, isStraight })
    if (cheapest !== undefined) return cheapest
  }
  return undefined
}

function legsBy([out, ...back]: readonly LegWanted[], { end, airport }: Near): readonly LegWanted[] {
  if (out === undefined) return []
  const place: Place = { code: airport.iata, kind: 'AirportCode' }
  const opposite = end === 'origin' ? 'destination' : 'origin'
  return [{ ...out, [end]: place }, ...back.map((leg) => ({ ...leg, [opposite]: place }))]
}
