import { presenceMinutes } from '#flights/abroad/route-rules.ts'
import { aircraftName } from '#flights/facts/aircraft-facts.ts'
import { ticketPlaces } from '#flights/facts/separate-tickets.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Connection } from '#flights/proposal.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import type { ChangeFacts, EnglishFacts, SegmentFacts, StopFacts } from '#papers/ticket-facts.ts'
import { type Airport, findAirport, findCity } from '#places/airports.ts'

export function segmentsOf(
  { fares: [first, ...others], group }: LegOnSale,
  furtherPnrs: readonly string[],
): [SegmentFacts, ...SegmentFacts[]] {
  const places = ticketPlaces(group)
  return [
    segmentFacts(first),
    ...others.map((fare, place) => ({
      ...segmentFacts(fare),
      ...changeTo(group.connections[place]),
      ...furtherOf(furtherPnrs, (places[place + 1] ?? 0) - 1),
    })),
  ]
}

function furtherOf(pnrs: readonly string[], place: number): Pick<SegmentFacts, 'further'> {
  const pnr = pnrs[place]
  return pnr === undefined ? {} : { further: { place, pnr } }
}

function changeTo(connection: Connection | undefined): { readonly change?: ChangeFacts } {
  if (connection === undefined) return {}
  const { cityName: city, minutes, isSelfTransfer, nextAirport } = connection
  const other = nextAirport === null ? undefined : (findAirport(nextAirport)?.name ?? nextAirport)
  return {
    change: { city, minutes, isSelfTransfer, ...(other === undefined ? {} : { otherAirport: other }) },
  }
}

function segmentFacts(fare: FareOnSale): SegmentFacts {
  const { departure, group } = fare
  const { airline } = departure
  return {
    flightNumber: departure.flightNumber,
    airline: { name: airline.name, iata: airline.iata, colours: airline.colours },
    ...(departure.operator !== null && { operator: departure.operator }),
    ...(departure.stops.length > 0 && { stops: departure.stops }),
    aircraft: aircraftName(departure.aircraft),
    cabin: cabinNames[fare.cabin] ?? 'اکونومی',
    fareClass: fare.fareClass,
    kind: fare.isCharter ? 'charter' : 'system',
    from: stop(departure.origin),
    to: stop(departure.destination),
    ...(departure.changed !== undefined && { changed: departure.changed }),
    departsAt: departure.departsLocal,
    arrivesAt: departure.arrivesLocal,
    durationMinutes: departure.durationMinutes,
    presenceMinutes: presenceMinutes({
      isInternational: departure.isInternational,
      isCharter: fare.isCharter,
    }),
    ...(departure.isInternational && { english: englishFacts(fare) }),
    cabinBagKg: group.baggage.cabinKg,
  }
}

const cabinNames: Readonly<Record<number, string>> = { 1: 'اکونومی', 2: 'بیزینس', 3: 'فرست' }

const cabinsInEnglish: Readonly<Record<number, string>> = { 1: 'Economy', 2: 'Business', 3: 'First' }

function englishFacts({ departure: { airline, origin, destination }, cabin }: FareOnSale): EnglishFacts {
  const named = ({ cityCode, nameEn }: Airport) =>
    [findCity(cityCode)?.nameEn, nameEn].filter(Boolean).join(', ')
  return {
    airline: airline.nameEn,
    from: named(origin),
    to: named(destination),
    cabin: cabinsInEnglish[cabin] ?? 'Economy',
  }
}

function stop(airport: Airport): StopFacts {
  return { iata: airport.iata, city: cityName(airport), airport: airport.name }
}
