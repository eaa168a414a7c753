import type { SeatsWanted } from '#flights/server/flights.ts'
import type { OrderToHold } from '#orders/product.ts'
import { Refusal } from '#server/refusal.ts'
import { seatsOf } from '#tours/beds.ts'
import { packageOf } from '#tours/packages.ts'
import type { Departure } from '#tours/server/departures.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'
import type { TourItem } from '#tours/server/tour-item.ts'

/** Seats there and back, by the flights' own port: what flights sell and what tours sell is counted in one row. */
export async function holdFlights(
  room: Pick<Room, 'flights'>,
  { orderId, item, until }: OrderToHold<TourItem>,
  departure: Departure,
): Promise<void> {
  const seats = seatsOf(item.travellers.map(({ bed }) => bed))
  const [there, back] = await Promise.all(waysOf(departure).map((way) => fareFor(room, { ...way, seats })))
  if (there === undefined || back === undefined) throw refuse('FLIGHT_FULL')
  const groups = (way: 0 | 1) => item.travellers.map((one) => one.groups[way])
  const legs = [
    { fareIds: [there], isReturning: false, groups: groups(0) },
    { fareIds: [back], isReturning: true, groups: groups(1) },
  ]
  try {
    await room.flights.product.hold({ orderId, item: { legs }, until })
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'HOLD_ENDED') throw refuse('FLIGHT_FULL')
    throw error
  }
}

/** Whether both flights have a seat now: a page does not offer what is full. */
export async function haveSeats({ flights }: Pick<Room, 'flights'>, departure: Departure): Promise<boolean> {
  const fares = await Promise.all(waysOf(departure).map((way) => flights.groups.fare({ ...way, seats: 1 })))
  return fares.every((fare) => fare !== undefined)
}

/** Of which departures a flight is full, as far as its seats were ever asked for. */
export async function flightsFull(
  { flights }: Pick<Room, 'flights'>,
  departures: readonly Departure[],
): Promise<ReadonlySet<string>> {
  const ways = departures.flatMap((departure) => waysOf(departure).map((way) => ({ departure, way })))
  const full = await flights.groups.full(ways.map(({ way }) => way))
  return new Set(ways.flatMap(({ departure }, at) => (full.has(at) ? [departure.id] : [])))
}

/** Where too few seats are left, any fare: an order that holds its seats already is told so by its hold. */
async function fareFor({ flights }: Pick<Room, 'flights'>, way: SeatsWanted): Promise<number | undefined> {
  return (await flights.groups.fare(way)) ?? flights.groups.fare({ ...way, seats: 0 })
}

function waysOf({ packageId, leavesOn, returnsOn, outbound, inbound }: Departure) {
  const { origin, airport } = packageOf(packageId).place
  return [
    { origin, destination: airport, date: leavesOn, flightNumber: outbound.flightNumber },
    { origin: airport, destination: origin, date: returnsOn, flightNumber: inbound.flightNumber },
  ]
}
