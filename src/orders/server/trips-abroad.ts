import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'
import { changesOf } from '#orders/server/changes.ts'
import { changeOf, type JourneyRow } from '#orders/server/journey-rows.ts'
import { type Traveller, type TravellerRow, travellerOf } from '#orders/server/people.ts'
import type { Room } from '#orders/server/room.ts'
import { mostMoved } from '#orders/server/upcoming.ts'
import { findAirport, findCity } from '#places/airports.ts'

export interface TripAbroad {
  readonly orderId: string
  readonly destinationName: string
  /** countries (ISO, two letters) with local days; the last one has no end */
  readonly visits: readonly VisitAbroad[]
  readonly travellers: readonly Traveller[]
}

interface VisitAbroad {
  readonly country: string
  readonly arrives: Temporal.PlainDate
  readonly leaves: Temporal.PlainDate | undefined
}

type Known = Pick<Room, 'database' | 'money' | 'products'>

/** One for each group with the same legs: some may have refunded the return. */
export async function tripsAbroadAhead(
  room: Known,
  userId: string,
  now: Temporal.Instant,
): Promise<readonly TripAbroad[]> {
  const [flights, stays] = await Promise.all([
    legsNear(room, userId, now),
    staysAbroad(room.database, userId, now),
  ])
  const orderIds = [...flights.keys(), ...stays.map(({ orderId }) => orderId)]
  const [people, given] = await Promise.all([
    peopleOf(room.database, orderIds),
    room.money.givenBackOf(orderIds),
  ])
  const on = (orderId: string) => people.filter((row) => row.order_id === orderId)
  return [
    ...[...flights].flatMap(([orderId, legs]) =>
      waysOf({ legs, people: on(orderId), given: given.get(orderId) ?? [] }).flatMap(
        (way) => flightAbroad(way, now) ?? [],
      ),
    ),
    ...stays.map((stay) => ({
      ...stay,
      travellers: on(stay.orderId)
        .filter(({ position }) => !given.get(stay.orderId)?.some(({ passenger }) => passenger === position))
        .map(travellerOf),
    })),
  ]
}

function peopleOf(database: Database, orderIds: readonly string[]): Promise<readonly TravellerRow[]> {
  return all(
    database,
    sql<TravellerRow>`select * from orders.passenger where order_id = any(${orderIds}::uuid[])
      order by order_id, position`,
  )
}

interface Way {
  readonly legs: readonly JourneyRow[]
  readonly people: readonly TravellerRow[]
}

function waysOf({ legs, people, given }: Way & { readonly given: readonly GivenBack[] }): readonly Way[] {
  const stillOn = ({ position }: TravellerRow) =>
    legs.filter((leg) => !given.some((one) => one.passenger === position && one.leg === leg.position))
  const ways = Map.groupBy(people, (person) =>
    stillOn(person)
      .map((leg) => leg.position)
      .join(),
  )
  return [...ways.values()].map((those) => ({
    legs: those[0] === undefined ? [] : stillOn(those[0]),
    people: those,
  }))
}

function flightAbroad({ legs, people }: Way, now: Temporal.Instant): TripAbroad | undefined {
  const there = legs.findLast((leg) => !leg.is_returning) ?? legs[0]
  const isAhead = legs.some((leg) => Temporal.Instant.compare(leg.departs_at, now) > 0)
  if (there === undefined || !isAhead || !legs.some(leavesIran)) return undefined
  return {
    orderId: there.order_id,
    destinationName: there.destination_name,
    visits: visitsOf(legs),
    travellers: people.map(travellerOf),
  }
}

async function legsNear(
  { database, products }: Known,
  userId: string,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, readonly JourneyRow[]>> {
  const rows = await all(
    database,
    sql<JourneyRow>`
      select j.* from orders.journey j join orders."order" o on o.id = j.order_id
      where o.owner_id = ${userId} and o.status in ('approved', 'paid', 'issuing', 'issued')
        and exists (select from orders.journey ahead
          where ahead.order_id = o.id and ahead.departs_at > ${now}::timestamptz - ${mostMoved}::interval)
      order by j.order_id, j.position`,
  )
  const orders = Map.groupBy(rows, ({ order_id }) => order_id)
  const changes = await changesOf(products, [...orders.keys()])
  const goesNow = (row: JourneyRow): JourneyRow => {
    const change = changeOf(row, changes)
    if (change === undefined) return row
    const { departsAt, departsLocal, arrivesLocal } = change
    return { ...row, departs_at: departsAt, departs_local: departsLocal, arrives_local: arrivesLocal }
  }
  return new Map([...orders].map(([orderId, legs]) => [orderId, legs.map(goesNow)]))
}

function visitsOf(legs: readonly JourneyRow[]): readonly VisitAbroad[] {
  return legs.flatMap(({ destination, arrives_local }, at) => {
    const country = findAirport(destination)?.country
    const leaves = legs[at + 1]?.departs_local.toPlainDate()
    return country === undefined ? [] : [{ country, arrives: arrives_local.toPlainDate(), leaves }]
  })
}

/** The leader's passport must be valid for the whole stay. */
async function staysAbroad(
  database: Database,
  userId: string,
  now: Temporal.Instant,
): Promise<readonly Omit<TripAbroad, 'travellers'>[]> {
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
