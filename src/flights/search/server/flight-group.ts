import { cabinKg } from '#flights/facts/cabin-bag.ts'
import type { DepartureOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Baggage, FlightGroup } from '#flights/proposal.ts'
import { cityName } from '#flights/search/server/city-name.ts'

interface FareView {
  readonly cabin: number
  readonly fare_class: string
  readonly checked_kg: number
  readonly checked_unit: Baggage['checked']['unit']
}

export function flightGroup(departure: DepartureOnSale, row: FareView): FlightGroup {
  const { airline, origin, destination, departsLocal, arrivesLocal, durationMinutes } = departure
  const baggage: Baggage = {
    cabinKg: row.cabin === 1 ? cabinKg[1] : cabinKg[2],
    checked: { unit: row.checked_unit, value: row.checked_kg },
  }
  return {
    departureDate: departsLocal.toPlainDate().toString(),
    departureTime: clock(departsLocal),
    arrivalDate: arrivesLocal.toPlainDate().toString(),
    arrivalTime: clock(arrivesLocal),
    durationMinutes,
    marketingAirlineId: airline.id,
    marketingAirlineCode: airline.iata,
    marketingAirlineName: airline.name,
    flightNumber: departure.flightNumber,
    baggage,
    flightLegs: [
      {
        origin: origin.iata,
        destination: destination.iata,
        originName: origin.name,
        destinationName: destination.name,
        originCityName: cityName(origin),
        destinationCityName: cityName(destination),
        departureDateTime: minuteText(departsLocal),
        arrivalDateTime: minuteText(arrivesLocal),
        durationMinutes,
        airlineId: airline.id,
        airlineCode: airline.iata,
        airlineName: airline.name,
        flightNumber: departure.flightNumber,
        aircraft: departure.aircraft,
        ...soldAt(departure),
        ...(departure.operator !== null && { operatedBy: departure.operator }),
        ...(departure.stops.length > 0 && { stopsAt: [...departure.stops] }),
        cabinClass: row.cabin,
        fareClass: row.fare_class,
        baggage,
      },
    ],
    connections: [],
  }
}

/** Set only when the time changed; a changed aircraft alone does not count. */
function soldAt({ changed, departsLocal }: DepartureOnSale): { soldDateTime?: string } {
  if (changed === undefined || changed.soldLocal.equals(departsLocal)) return {}
  return { soldDateTime: minuteText(changed.soldLocal) }
}

function clock(local: Temporal.PlainDateTime): string {
  return local.toPlainTime().toString({ smallestUnit: 'minute' })
}

function minuteText(local: Temporal.PlainDateTime): string {
  return local.toString({ smallestUnit: 'minute' })
}
