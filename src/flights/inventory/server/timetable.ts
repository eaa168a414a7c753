import { type AircraftId, aircraft } from '#flights/inventory/server/aircraft.ts'
import { type Carrier, carrierOf, carriers } from '#flights/inventory/server/carriers.ts'
import { type Chance, chanceOf } from '#flights/inventory/server/chance.ts'
import {
  fliesOn,
  type HomeLine,
  type Line,
  type MadeLine,
  spread,
  weekOf,
} from '#flights/inventory/server/line.ts'
import { NETWORK } from '#flights/inventory/server/network.ts'
import { type Provoked, provocations } from '#flights/inventory/server/provocations.ts'
import { type Route, routeKey } from '#flights/inventory/server/route.ts'
import { worldLines } from '#flights/inventory/server/world-lines.ts'

export type { Line } from '#flights/inventory/server/line.ts'
export { routeKey } from '#flights/inventory/server/route.ts'

export type Timetable = ReadonlyMap<string, readonly Line[]>

const firstSlot = 5 * 60 + 30
const lastSlot = 23 * 60

export function timetableOf(seed: number): ReadonlyMap<string, readonly MadeLine[]> {
  const numbers = new Map(carriers.map(({ id, firstNumber }) => [id, firstNumber]))
  const timetable = new Map<string, readonly MadeLine[]>()
  for (const route of NETWORK) {
    const key = routeKey(route.origin.iata, route.destination.iata)
    const lines = linesOf(route, chanceOf(seed, 'lines', key), (id) => nextNumber(numbers, id))
    timetable.set(key, [
      ...lines,
      ...provocations.filter((one) => one.route === key).map((one) => provoked(one, route)),
    ])
  }
  const abroad = Map.groupBy(worldLines(seed), ({ route }) =>
    routeKey(route.origin.iata, route.destination.iata),
  )
  for (const [key, lines] of abroad)
    timetable.set(
      key,
      lines.toSorted((a, b) => a.departs - b.departs),
    )
  return timetable
}

export function linesOn<Flown extends Line>(
  timetable: ReadonlyMap<string, readonly Flown[]>,
  key: string,
  day: Parameters<typeof fliesOn>[1],
): readonly Flown[] {
  return (timetable.get(key) ?? []).filter((line) => fliesOn(line, day))
}

function linesOf(route: Route, chance: Chance, number: (carrierId: string) => number): readonly HomeLine[] {
  const count = Math.max(1, Math.ceil(route.weeklyFlights / 6))
  const slot = (lastSlot - firstSlot) / count
  const flown = spread(route.weeklyFlights, count)
  const firstDay = chance.between(0, 6)
  return flown.map((daysFlown, index) => {
    const carrier = chance.weighted(
      carriers.map((one) => ({
        of: one,
        weight: one.share * (flysFromHome(one, route) ? 3 : 1) * (fleetFor(one, route).length > 0 ? 1 : 0),
      })),
    )
    return {
      scope: 'domestic',
      route,
      carrier,
      number: number(carrier.id),
      aircraft: aircraft[typeFor(carrier, route, chance)],
      departs: Math.round((firstSlot + (index + chance.next()) * slot) / 5) * 5,
      // each line starts a day later, so that all days are served alike
      days: weekOf(daysFlown, firstDay + index),
    }
  })
}

function flysFromHome({ homes }: Carrier, { origin, destination }: Route): boolean {
  return homes.includes(origin.iata) || homes.includes(destination.iata)
}

function fleetFor({ fleet }: Carrier, route: Route): readonly AircraftId[] {
  const isThin = route.weeklyFlights < 12
  return fleet.filter(
    (id) => aircraft[id].furthestKm >= route.distanceKm && !(isThin && aircraft[id].economySeats > 160),
  )
}

function typeFor(carrier: Carrier, route: Route, chance: Chance): AircraftId {
  const [first, ...rest] = fleetFor(carrier, route)
  return first === undefined ? 'b737' : chance.pick([first, ...rest])
}

function nextNumber(numbers: Map<string, number>, carrierId: string): number {
  const number = numbers.get(carrierId) ?? 101
  numbers.set(carrierId, number + 1)
  return number
}

function provoked(one: Provoked, route: Route): HomeLine {
  return {
    scope: 'domestic',
    route,
    carrier: carrierOf(one.carrierId),
    number: one.number,
    aircraft: aircraft.a320,
    departs: one.departs,
    days: Array.from({ length: 7 }, () => true),
  }
}
