import type { Trip } from '#flights/booking/web/confirm/confirm-trip.tsx'
import type { FlightGroup } from '#flights/proposal.ts'
import type { Place } from '#flights/requests.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { LegOfSearch } from '#flights/search/search-request.ts'
import type { Party } from '#passengers/party.ts'
import { findAirline } from '#places/airlines.ts'
import { airportOf } from '#places/airports.ts'

const plainColours = ['#474d68', '#656a80'] as const

export function tripOf({
  flightGroups,
  isCharter,
}: {
  readonly flightGroups: readonly FlightGroup[]
  readonly isCharter: boolean
}): Trip {
  return {
    isCharter,
    groups: flightGroups.map((group) => ({
      group,
      colours: findAirline(group.marketingAirlineId)?.colours ?? plainColours,
    })),
  }
}

export function searchAgainPath(groups: readonly FlightGroup[], party: Party): string {
  const [out, ...others] = groups.flatMap(legOf)
  if (out === undefined) return '/'
  const [back, ...more] = others
  if (back === undefined) return resultsPath({ ...out, ...party })
  const isThereAndBack =
    more.length === 0 && isSame(out.origin, back.destination) && isSame(out.destination, back.origin)
  return resultsPath({
    ...out,
    ...party,
    ...(isThereAndBack ? { back: back.date } : { legs: [out, ...others] }),
  })
}

function legOf({ flightLegs, departureDate }: FlightGroup): readonly LegOfSearch[] {
  const [first, last] = [flightLegs[0], flightLegs.at(-1)]
  if (first === undefined || last === undefined) return []
  return [{ origin: cityAt(first.origin), destination: cityAt(last.destination), date: departureDate }]
}

function cityAt(iata: string): Place {
  return { code: airportOf(iata).cityCode, kind: 'CityCode' }
}

function isSame(a: Place, b: Place): boolean {
  return a.code === b.code
}
