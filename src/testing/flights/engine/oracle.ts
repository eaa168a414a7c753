import { cellOf, changePlace } from '#flights/engine/connections.ts'
import { inOrder, type Offer } from '#flights/engine/offer.ts'
import { DAY } from '#flights/engine/timetable.ts'
import type { Wanted } from '#flights/engine/wanted.ts'
import { percentOf, plus, type Rial, rial, ZERO } from '#money/rial.ts'
import type { World } from '#testing/flights/engine/networks.ts'

interface Flight {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly airline: number
  readonly departs: number
  readonly arrives: number
  readonly price: Rial
}

/** Brute force over all flights, in the order of `inOrder`. */
export function everyOffer(world: World, wanted: Wanted): Offer[] {
  const flights = flightsOf(world, wanted.seats)
  const found: Offer[] = []
  function goOn(way: readonly Flight[]): void {
    for (const flight of flights)
      if (follows(way, flight)) {
        const longer = [...way, flight]
        if (flight.to === wanted.to) found.push(offered(world, longer))
        else if (longer.length < wanted.legs) goOn(longer)
      }
  }
  function follows(way: readonly Flight[], flight: Flight): boolean {
    const [first, before] = [way[0], way.at(-1)]
    if (flight.arrives - (first ?? flight).departs > wanted.tripMinutes) return false
    if (before === undefined)
      return flight.from === wanted.from && flight.departs >= wanted.since && flight.departs < wanted.until
    const wait = flight.departs - before.arrives
    return (
      changePlace(world.timetable.connections, before.to, flight.from) !== -1 &&
      flight.from !== wanted.to &&
      way.every((one) => one.from !== flight.to && one.from !== flight.from) &&
      wait >= changeMinutes(world, before, flight) &&
      wait <= wanted.layoverMinutes
    )
  }
  goOn([])
  return found.sort(inOrder)
}

export function flightsOf({ timetable, sales }: World, seats: number): Flight[] {
  return sales
    .filter((sale) => sale.seats >= seats)
    .flatMap(({ service: number, day, price }) => {
      const service = timetable.services[number]
      if (service === undefined || price === undefined) return []
      const departs = day * DAY + service.departs
      return [
        {
          ...service,
          number: number * timetable.days + day,
          departs,
          arrives: departs + service.durationMinutes,
          price,
        },
      ]
    })
}

function changeMinutes({ timetable }: World, before: Flight, after: Flight): number {
  const { through, separate } = timetable.connections
  const place = changePlace(timetable.connections, before.to, after.from)
  const cell = cellOf(place, isInternational(timetable, before), isInternational(timetable, after))
  return (isOneTicket(timetable, before, after) ? through[cell] : separate[cell]) ?? 0
}

function isInternational({ airports }: World['timetable'], { from, to }: Flight): number {
  return airports[from]?.country === airports[to]?.country ? 0 : 1
}

function isOneTicket({ airlines }: World['timetable'], before: Flight, after: Flight): boolean {
  return before.airline === after.airline && (airlines[after.airline]?.throughPercent ?? 100) < 100
}

function offered({ timetable }: World, way: readonly Flight[]): Offer {
  const tickets: Flight[][] = []
  for (const flight of way) {
    const open = tickets.at(-1)
    const before = open?.at(-1)
    if (open !== undefined && before !== undefined && isOneTicket(timetable, before, flight))
      open.push(flight)
    else tickets.push([flight])
  }
  const price = tickets.map((ticket) => ticketPrice(timetable, ticket)).reduce(plus, ZERO)
  const departs = way[0]?.departs ?? 0
  return {
    price,
    departs,
    minutes: (way.at(-1)?.arrives ?? 0) - departs,
    flights: way.map((flight) => flight.number),
  }
}

function ticketPrice({ airlines }: World['timetable'], ticket: readonly Flight[]): Rial {
  const fares = rial(ticket.reduce((sum, flight) => sum + flight.price, 0))
  return ticket.length === 1
    ? fares
    : percentOf(fares, airlines[ticket[0]?.airline ?? 0]?.throughPercent ?? 100)
}
