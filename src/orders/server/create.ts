import { type RawBuilder, sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { holdEnd, mayHoldMore } from '#orders/limits.ts'
import { orderNumberOf } from '#orders/order-number.ts'
import type { NewOrder } from '#orders/server/door.ts'
import { note } from '#orders/server/move.ts'
import type { OrderRow } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'

/** Writes a new order with its persons and journeys, or finds the one this call made before. Refuses TOO_MANY_HOLDS. */
export function create(room: Room, wish: NewOrder): Promise<OrderRow> {
  return room.database.transaction().execute(async (trx) => {
    await inTurn(trx, wish)
    return (await madeBefore(trx, wish)) ?? make(trx, room, wish)
  })
}

/** One at a time for an owner, and for an address, so that two orders at once cannot both be the last one allowed. */
async function inTurn(trx: Trx, { ownerId, address }: NewOrder): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names(ownerId, address)}::text[]) with ordinality as names (name, at) order by at`.execute(
    trx,
  )
}

function names(ownerId: string, address: string | undefined): readonly string[] {
  return address === undefined ? [`order of ${ownerId}`] : [`order of ${ownerId}`, `order from ${address}`]
}

function madeBefore(trx: Trx, { ownerId, once }: NewOrder): Promise<OrderRow | undefined> {
  return maybe(
    trx,
    sql<OrderRow>`select * from orders."order" where owner_id = ${ownerId} and once = ${once}`,
  )
}

async function make(trx: Trx, room: Room, wish: NewOrder): Promise<OrderRow> {
  const at = room.clock.now()
  const { serial, ...live } = await standing(trx, wish, at)
  if (!mayHoldMore(live, room.limits)) throw refuse('TOO_MANY_HOLDS')
  const row = await one(trx, insertion(wish, serial, at))
  await insertJourneys(trx, row.id, wish)
  await insertPassengers(trx, row.id, wish)
  await note(trx, row.id, { status: 'created', at })
  await room.expiring.send({ orderId: row.id }, { at: row.hold_expires_at, within: trx })
  return row
}

interface Standing {
  readonly serial: number
  readonly ofOwner: number
  readonly ofAddress: number
}

function standing(trx: Trx, { ownerId, address }: NewOrder, at: Temporal.Instant): Promise<Standing> {
  return one(
    trx,
    sql<Standing>`
      select nextval('orders.serial') as serial,
        count(*) filter (where owner_id = ${ownerId}) as "ofOwner",
        count(*) filter (where address = ${address ?? null}) as "ofAddress"
      from orders."order"
      where status in ('created', 'submitted', 'approved') and hold_expires_at > ${at}
        and (owner_id = ${ownerId} or address = ${address ?? null})`,
  )
}

function insertion(wish: NewOrder, serial: number, at: Temporal.Instant): RawBuilder<OrderRow> {
  return sql<OrderRow>`
    insert into orders."order" (serial, number, owner_id, once, product, item, channel, address, total,
      contact_phone, contact_email, passenger_count, created_at, hold_expires_at)
    values (${serial}, ${orderNumberOf(serial)}, ${wish.ownerId}, ${wish.once}, ${wish.product},
      ${JSON.stringify(wish.item)}, ${wish.channel}, ${wish.address ?? null}, ${wish.total},
      ${wish.contact.phoneNumber}, ${wish.contact.email}, ${wish.passengers.length}, ${at}, ${holdEnd(at)})
    returning *`
}

async function insertJourneys(trx: Trx, orderId: string, { journeys }: NewOrder): Promise<void> {
  const rows = journeys.map(
    (journey, position) => sql`(${orderId}, ${position}, ${journey.proposalId}, ${journey.isReturning},
      ${journey.airlineCode}, ${journey.airlineName}, ${journey.flightNumber},
      ${journey.origin}, ${journey.originName}, ${journey.destination}, ${journey.destinationName}, ${journey.stops},
      ${journey.departsLocal}, ${journey.arrivesLocal}, ${journey.departsAt})`,
  )
  await sql`
    insert into orders.journey (order_id, position, proposal_id, is_returning, airline_code, airline_name, flight_number,
      origin, origin_name, destination, destination_name, stops, departs_local, arrives_local, departs_at)
    values ${sql.join(rows)}`.execute(trx)
}

async function insertPassengers(trx: Trx, orderId: string, { passengers }: NewOrder): Promise<void> {
  const rows = passengers.map(
    (
      { passport, ...person },
      position,
    ) => sql`(${orderId}, ${position}, ${person.group}, ${person.firstName}, ${person.lastName},
      ${person.firstNameFarsi}, ${person.lastNameFarsi}, ${person.gender}, ${person.birthDate}, ${person.nationalCode},
      ${passport?.type ?? null}, ${passport?.number ?? null}, ${passport?.nationality ?? null},
      ${passport?.issuingCountry ?? null}, ${passport?.expiresOn ?? null}::date)`,
  )
  await sql`
    insert into orders.passenger (order_id, position, age_group, first_name, last_name,
      first_name_farsi, last_name_farsi, gender, birth_date, national_code,
      passport_type, passport_number, nationality, issuing_country, passport_expires_on)
    values ${sql.join(rows)}`.execute(trx)
}
