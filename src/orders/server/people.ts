import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { type JourneyRow, type PassengerRow, passengerOf } from '#orders/server/presented.ts'
import { findAirport, findCity } from '#places/airports.ts'

/** Somebody on an order, by the order and his place in it: "order.place". */
export interface Traveller extends OrderPassenger {
  readonly id: string
}

/** A journey or a stay abroad that is still ahead, and who is on it. */
export interface TripAbroad {
  readonly orderId: string
  /** the city it goes to, or lies in */
  readonly destinationName: string
  /** the countries it comes to (ISO, two letters), with the days by their own clocks; the last of a journey is not left */
  readonly visits: readonly VisitAbroad[]
  readonly travellers: readonly Traveller[]
}

interface VisitAbroad {
  readonly country: string
  readonly arrives: Temporal.PlainDate
  readonly leaves: Temporal.PlainDate | undefined
}

type TravellerRow = PassengerRow & { readonly order_id: string; readonly position: number }

/** enough for the longest list of co-travellers twice over */
const most = 200

/** Everybody on a user's paid orders, those of the latest order first; who travelled often comes often. */
export async function travellersOf(database: Database, userId: string): Promise<readonly Traveller[]> {
  const rows = await all(
    database,
    sql<TravellerRow>`
      select p.* from orders.passenger p join orders."order" o on o.id = p.order_id
      where o.owner_id = ${userId} and o.paid_at is not null
      order by o.created_at desc, o.id, p.position limit ${most}`,
  )
  return rows.map(travellerOf)
}

export async function tripsAbroadAhead(
  database: Database,
  userId: string,
  now: Temporal.Instant,
): Promise<readonly TripAbroad[]> {
  const ahead = [
    ...(await flightsAbroad(database, userId, now)),
    ...(await staysAbroad(database, userId, now)),
  ]
  const people = await all(
    database,
    sql<TravellerRow>`select * from orders.passenger where order_id = any(${ahead.map(({ orderId }) => orderId)}::uuid[])
      order by order_id, position`,
  )
  return ahead.map((trip) => ({
    ...trip,
    travellers: people.filter((row) => row.order_id === trip.orderId).map(travellerOf),
  }))
}

type Ahead = Omit<TripAbroad, 'travellers'>

async function flightsAbroad(
  database: Database,
  userId: string,
  now: Temporal.Instant,
): Promise<readonly Ahead[]> {
  const journeys = await all(
    database,
    sql<JourneyRow>`
      select j.* from orders.journey j join orders."order" o on o.id = j.order_id
      where o.owner_id = ${userId} and o.status in ('approved', 'paid', 'issuing', 'issued')
        and exists (select from orders.journey ahead where ahead.order_id = o.id and ahead.departs_at > ${now})
      order by j.order_id, j.position`,
  )
  const abroad = [...Map.groupBy(journeys, ({ order_id }) => order_id)].filter(([, legs]) =>
    legs.some(leavesIran),
  )
  return abroad.flatMap(([orderId, legs]) => {
    const there = legs.findLast((leg) => !leg.is_returning) ?? legs[0]
    if (there === undefined) return []
    return [{ orderId, destinationName: there.destination_name, visits: visitsOf(legs) }]
  })
}

function visitsOf(legs: readonly JourneyRow[]): readonly VisitAbroad[] {
  return legs.flatMap(({ destination, arrives_local }, at) => {
    const country = findAirport(destination)?.country
    const leaves = legs[at + 1]?.departs_local.toPlainDate()
    return country === undefined ? [] : [{ country, arrives: arrives_local.toPlainDate(), leaves }]
  })
}

/** A room abroad is signed for with the passport, on the last day as on the first. */
async function staysAbroad(
  database: Database,
  userId: string,
  now: Temporal.Instant,
): Promise<readonly Ahead[]> {
  const rows = await all(
    database,
    sql<StayAbroadRow>`
      select order_id, city_code, city_name, check_in, check_out
      from orders.stay join orders."order" o on o.id = order_id
      where o.owner_id = ${userId} and o.status in ('approved', 'paid', 'issuing', 'issued')
        and not is_domestic and checks_in_at > ${now}
      order by order_id`,
  )
  return rows.map(({ order_id, city_code, city_name, check_in, check_out }) => {
    const country = findCity(city_code)?.country
    return {
      orderId: order_id,
      destinationName: city_name,
      visits: country === undefined ? [] : [{ country, arrives: check_in, leaves: check_out }],
    }
  })
}

interface StayAbroadRow {
  readonly order_id: string
  readonly city_code: string
  readonly city_name: string
  readonly check_in: Temporal.PlainDate
  readonly check_out: Temporal.PlainDate
}

function leavesIran({ origin, destination }: JourneyRow): boolean {
  return [origin, destination].some((iata) => findAirport(iata)?.country !== 'IR')
}

function travellerOf(row: TravellerRow): Traveller {
  return { id: `${row.order_id}.${row.position}`, ...passengerOf(row) }
}
