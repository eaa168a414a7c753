import type { FlightGroup } from '#flights/proposal.ts'

/** For each flight the index of its separate ticket within the direction, from 0. */
export function ticketPlaces({ connections }: Pick<FlightGroup, 'connections'>): readonly number[] {
  const places = [0]
  for (const { isSelfTransfer } of connections) places.push((places.at(-1) ?? 0) + (isSelfTransfer ? 1 : 0))
  return places
}

/** One group per separate ticket; the direction itself if there is one. */
export function groupsByTicket(group: FlightGroup): readonly FlightGroup[] {
  const places = ticketPlaces(group)
  const count = (places.at(-1) ?? 0) + 1
  if (count === 1) return [group]
  return Array.from({ length: count }, (_, ticket) => groupOf(group, places, ticket))
}

function groupOf(group: FlightGroup, places: readonly number[], ticket: number): FlightGroup {
  const flightLegs = group.flightLegs.filter((_, flight) => places[flight] === ticket)
  const connections = group.connections.filter(
    (_, flight) => places[flight] === ticket && places[flight + 1] === ticket,
  )
  const [first, last] = [flightLegs[0], flightLegs.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('a ticket has flights')
  const minutes = [
    ...flightLegs.map(({ durationMinutes }) => durationMinutes),
    ...connections.map((one) => one.minutes),
  ]
  return {
    ...group,
    departureDate: first.departureDateTime.slice(0, 10),
    departureTime: first.departureDateTime.slice(11, 16),
    arrivalDate: last.arrivalDateTime.slice(0, 10),
    arrivalTime: last.arrivalDateTime.slice(11, 16),
    durationMinutes: minutes.reduce((sum, each) => sum + each, 0),
    marketingAirlineId: first.airlineId,
    marketingAirlineCode: first.airlineCode,
    marketingAirlineName: first.airlineName,
    flightNumber: first.flightNumber,
    baggage: first.baggage,
    flightLegs,
    connections,
  }
}
