import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { Contract, ContractFare, ContractFlight, ContractPeriod } from '#flights/contracts/contract.ts'
import { datesOf, numberOf, timesOn, weekOf } from '#flights/contracts/contract-days.ts'
import { ladderOf } from '#flights/contracts/contract-ladder.ts'
import { cabins, type PaxType } from '#flights/enumerations.ts'
import type { ContractLine } from '#flights/inventory/server/line.ts'
import type { MadeFare, SalesDay } from '#flights/inventory/server/made-fare.ts'
import { minus, percentOf, rial } from '#money/rial.ts'
import { airlineOf } from '#places/airlines.ts'
import { airportOf, distanceKm } from '#places/airports.ts'

export function linesOf(contract: Contract): readonly ContractLine[] {
  return contract.flights.flatMap((flight) => lineOf(contract, flight) ?? [])
}

function lineOf(contract: Contract, flight: ContractFlight): ContractLine | undefined {
  const { airline, number } = numberOf(flight.flight)
  const [first] = datesOf(flight)
  if (first === undefined) return undefined
  const [origin, destination] = [airportOf(flight.origin), airportOf(flight.destination)]
  const days = weekOf(flight)
  const [hour = 0, minute = 0] = flight.departs.split(':').map(Number)
  return {
    scope: 'contract',
    carrier: { id: airlineOf(airline).id },
    number,
    route: {
      origin,
      destination,
      distanceKm: distanceKm(origin, destination),
      blockMinutes: timesOn(flight, first).minutes,
      weeklyFlights: days.filter(Boolean).length,
    },
    aircraft: { name: flight.aircraft },
    departs: hour * 60 + minute,
    days,
    from: flight.days.from,
    until: flight.days.until,
    except: new Set(flight.days.except),
    faresOn: (day) => flight.fares.flatMap((fare) => fareOf({ contract, flight, fare }, day) ?? []),
  }
}

interface Selling {
  readonly contract: Contract
  readonly flight: ContractFlight
  readonly fare: ContractFare
}

function fareOf({ contract, flight, fare }: Selling, { date }: SalesDay): MadeFare | undefined {
  const price = fare.prices.find(({ from, until }) => from <= date && date <= until)
  if (price === undefined) return undefined
  return {
    isCharter: true,
    seller: contract.seller,
    contract: contract.name,
    fareClass: fare.class,
    cabin: cabins[fare.cabin],
    seats: fare.seats,
    adult: rial(price.adult),
    prices: pricesOf(price),
    ladder: ladderOf(contract, flight, fare),
    checked: fare.bag,
    closesBefore: fare.closesBefore,
    filling: { load: 0, of: fare.seats, after: 0 }, // nobody else sells them
  }
}

/** A charter's price is one sum; what of it the contract leaves to us is its commission. */
function pricesOf(price: ContractPeriod): readonly PaxPrice[] {
  const ages = { Adult: 'adult', Child: 'child', Infant: 'infant' } as const satisfies Record<PaxType, string>
  return (['Adult', 'Child', 'Infant'] as const).map((paxType) => {
    const total = rial(price[ages[paxType]])
    const commission =
      price.net === undefined
        ? percentOf(total, price.commission ?? 0)
        : minus(total, rial(price.net[ages[paxType]]))
    return { paxType, base: total, taxes: [], total, commission }
  })
}
