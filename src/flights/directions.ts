import type { Baggage, FlightGroup, Proposal } from '#flights/proposal.ts'

export function outOf({ isReturning, flightGroups }: Proposal): FlightGroup | undefined {
  return isReturning ? undefined : flightGroups[0]
}

/** The way back: the second of two directions, or a returning proposal itself. */
export function backOf({ isReturning, flightGroups }: Proposal): FlightGroup | undefined {
  if (isReturning) return flightGroups[0]
  return flightGroups.length === 2 ? flightGroups[1] : undefined
}

/** The cities a direction stops in, in order: where flights are changed, and where one lands and stays on board. */
export function stopsOf({ flightLegs }: FlightGroup): readonly string[] {
  return flightLegs.flatMap(({ originCityName, stopsAt = [] }, at) =>
    at === 0 ? stopsAt : [originCityName, ...stopsAt],
  )
}

export function stopsOn(proposal: Proposal): FlightGroup | undefined {
  const { flightGroups } = proposal
  if (flightGroups.length <= 2) return outOf(proposal)
  return flightGroups.reduce((most, group) => (stopsOf(group).length > stopsOf(most).length ? group : most))
}

/** Where a proposal's directions begin and end; codes of airports. */
export function airportsOf({ flightGroups }: Proposal): readonly string[] {
  const ends = flightGroups.flatMap(({ flightLegs }) => [
    flightLegs[0]?.origin,
    flightLegs.at(-1)?.destination,
  ])
  return [...new Set(ends)].filter((code) => code !== undefined)
}

export function hasSelfTransfer({ flightGroups }: Proposal): boolean {
  return flightGroups.some(({ connections }) => connections.some(({ isSelfTransfer }) => isSelfTransfer))
}

export function hasAirportChange({ flightGroups }: Proposal): boolean {
  return flightGroups.some(({ connections }) => connections.some(({ nextAirport }) => nextAirport !== null))
}

export function mostStops({ flightGroups }: Proposal): number {
  return Math.max(0, ...flightGroups.map((group) => stopsOf(group).length))
}

/** What airlines mean by a piece. */
const kilogramsOfPiece = 23

export function kilogramsOf({ checked: { unit, value } }: Baggage): number {
  return unit === 'Kg' ? value : value * kilogramsOfPiece
}
