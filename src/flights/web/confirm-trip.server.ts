import type { FlightGroup } from '#flights/proposal.ts'
import { resultsPath } from '#flights/search-params.ts'
import type { Trip } from '#flights/web/confirm-trip.tsx'
import type { Party } from '#passengers/party.ts'
import { findAirline } from '#places/airlines.ts'
import { airportOf } from '#places/airports.ts'

/** Of an airline whose colours nobody set down. */
const plainColours = ['#474d68', '#656a80'] as const

/** The flights of a proposal or an order as the summary draws them. */
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

/** Back to the same search, as the flight itself tells it. */
export function searchAgainPath(groups: readonly FlightGroup[], party: Party): string {
  const [group] = groups
  const [first, last] = [group?.flightLegs[0], group?.flightLegs.at(-1)]
  if (group === undefined || first === undefined || last === undefined) return '/'
  return resultsPath({
    origin: { code: airportOf(first.origin).cityCode, kind: 'CityCode' },
    destination: { code: airportOf(last.destination).cityCode, kind: 'CityCode' },
    date: group.departureDate,
    ...party,
  })
}
