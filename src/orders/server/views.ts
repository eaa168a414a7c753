import { type RawBuilder, sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import { agreedView } from '#law/agreed-terms.ts'
import type { ProductFace } from '#orders/face.ts'
import { labelsFor } from '#orders/labels.ts'
import { isUnpaid, type Status } from '#orders/life.ts'
import type { Journey, OrderPassenger } from '#orders/order.ts'
import type { OrderDetails, OrderList } from '#orders/responses.ts'
import { latestChange } from '#orders/server/approve.ts'
import { changesOf } from '#orders/server/changes.ts'
import { extrasOf } from '#orders/server/extras.ts'
import { type JourneyRow, journeyOf } from '#orders/server/journey-rows.ts'
import { moneyOf } from '#orders/server/order-money-summary.ts'
import { priceChangeView, sumOf } from '#orders/server/order-sum.ts'
import { type PassengerRow, passengerOf, passengerOnOrder } from '#orders/server/passenger-rows.ts'
import { type OrderRow, orderOf, ownRow } from '#orders/server/record.ts'
import { faceOf, type Room } from '#orders/server/room.ts'
import { listed } from '#orders/server/row-views.ts'
import { found } from '#orders/server/search-orders.ts'
import { serviceRows } from '#orders/server/services.ts'
import { stayRows } from '#orders/server/stays.ts'
import { tripsOf } from '#orders/server/trips/trips-of.ts'
import { issuedAhead } from '#orders/server/upcoming.ts'
import { visaRows } from '#orders/server/visas.ts'

export interface OrdersPage {
  readonly kind: 'upcoming' | 'past' | 'flown' | 'cancelled' | 'all'
  readonly page: number
  readonly take: number
  readonly search?: string | undefined
}

export async function mine(
  room: Pick<Room, 'database' | 'money' | 'products'>,
  userId: string,
  asked: OrdersPage & { now: Temporal.Instant },
): Promise<OrderList> {
  const { kind, page, take, search, now } = asked
  const { database, money, products } = room
  const ahead = kind === 'all' ? [] : await issuedAhead(room, userId, now)
  const isUpcoming = sql<boolean>`(status in ('created', 'submitted', 'approved', 'paid', 'issuing')
    or status = 'issued' and id = any(${ahead}::uuid[]))`
  const wanted: Record<typeof kind, RawBuilder<boolean>> = {
    all: sql`true`,
    upcoming: isUpcoming,
    past: sql`not ${isUpcoming}`,
    flown: sql`status = 'issued' and not ${isUpcoming}`,
    cancelled: sql`status <> 'issued' and not ${isUpcoming}`,
  }
  const named =
    search === undefined ? sql`` : sql`and id = any(${await found(database, userId, search)}::uuid[])`
  const rows = await all(
    database,
    sql<OrderRow & { of: number }>`
      select "order".*, count(*) over () as of from orders."order"
      where owner_id = ${userId} and ${wanted[kind]} ${named}
      order by created_at desc, id limit ${take} offset ${(page - 1) * take}`,
  )
  const ids = rows.map((row) => row.id)
  const [journeys, stays, visas, services, changes, moneyIn, given, references, trips] = await Promise.all([
    journeyRows(database, ids),
    stayRows(database, ids),
    visaRows(database, ids),
    serviceRows(database, ids),
    changesOf(products, ids),
    moneyOf(money, ids),
    money.givenBackOf(ids),
    referencesOf(products, rows),
    tripsOf(database, rows),
  ])
  return {
    orders: rows.map((row) =>
      listed(row, {
        journeys: journeys.filter((journey) => journey.order_id === row.id),
        stay: stays.get(row.id),
        visa: visas.get(row.id),
        service: services.get(row.id),
        face: faceOf({ products }, row.product),
        money: moneyIn(row.id),
        changes,
        given: given.get(row.id) ?? [],
        reference: references.get(row.id),
        trip: trips.get(row.id),
      }),
    ),
    page,
    total: rows[0]?.of ?? 0,
  }
}

type Detailed = Pick<Room, 'database' | 'wallet' | 'promises' | 'money' | 'products'>

export async function detailsOf(
  { database, wallet, promises, products, money: told }: Detailed,
  {
    userId,
    orderId,
    now,
  }: { readonly userId: string; readonly orderId: string; readonly now: Temporal.Instant },
): Promise<OrderDetails> {
  const row = await ownRow(database, orderId, userId)
  const isLive = isUnpaid(row.status) && Temporal.Instant.compare(now, row.hold_expires_at) < 0
  const order = orderOf(row)
  const face = faceOf({ products }, row.product)
  const change = await latestChange(database, order)
  const money = await wallet.moneyOf(orderId)
  return {
    ...listed(row, {
      journeys: await journeyRows(database, [orderId]),
      stay: (await stayRows(database, [orderId])).get(orderId),
      visa: (await visaRows(database, [orderId])).get(orderId),
      service: (await serviceRows(database, [orderId])).get(orderId),
      face,
      money: (await moneyOf(told, [orderId]))(orderId),
      changes: await changesOf(products, [orderId]),
      given: (await told.givenBackOf([orderId])).get(orderId) ?? [],
      reference: (await referencesOf(products, [row])).get(orderId),
      trip: (await tripsOf(database, [row])).get(orderId),
    }),
    isWithdrawn: row.status === 'cancelled' && row.reason !== null,
    contact: { phoneNumber: row.contact_phone, email: row.contact_email },
    passengers: (await passengersOf(database, orderId)).map(passengerOnOrder),
    extras: await extrasOf(database, orderId),
    timeline: await timelineOf(database, orderId, face),
    money: money.map(({ kind, says, amount, at }) => ({ kind, says, amount, at: at.toString() })),
    sum: await sumOf(database, order),
    priceChange: change && priceChangeView(change),
    support: await supportFor(promises, orderId),
    terms: agreedView(row.terms),
    allowed: {
      pay: isLive && row.status === 'approved',
      cancel: isUnpaid(row.status),
      ticket: row.status === 'issued',
    },
  }
}

async function supportFor(promises: Room['promises'], orderId: string): Promise<OrderDetails['support']> {
  const watched = await promises.of('issue-watched', orderId)
  if (watched === undefined || watched.missedAt === null || watched.keptAt !== null) return null
  const task = (await promises.tasks()).find((one) => one.orderId === orderId)
  return task === undefined ? null : { number: task.number, since: task.since.toString() }
}

export async function passengersOf(database: Trx, orderId: string): Promise<readonly OrderPassenger[]> {
  const rows = await all(
    database,
    sql<PassengerRow>`select * from orders.passenger where order_id = ${orderId} order by position`,
  )
  return rows.map(passengerOf)
}

export async function journeysOf(trx: Trx, orderId: string): Promise<readonly Journey[]> {
  return (await journeyRows(trx, [orderId])).map(journeyOf)
}

export async function isOnProposal(
  database: Database,
  orderId: string,
  proposalId: string,
): Promise<boolean> {
  const journeys = await journeyRows(database, [orderId])
  return journeys.some((journey) => journey.proposal_id === proposalId)
}

async function referencesOf(
  products: Room['products'],
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  const parted = rows.filter(({ status, refunded_at }) => status === 'issued' && refunded_at !== null)
  const told = [...Map.groupBy(parted, ({ product }) => product)].map(async ([product, of]) => {
    const references = await products.get(product)?.references?.(of.map(({ id }) => id))
    return [...(references ?? [])]
  })
  return new Map((await Promise.all(told)).flat())
}

function journeyRows(database: Trx, orderIds: readonly string[]): Promise<readonly JourneyRow[]> {
  return all(
    database,
    sql<JourneyRow>`select * from orders.journey where order_id = any(${orderIds}::uuid[]) order by order_id, position`,
  )
}

async function timelineOf(
  database: Database,
  orderId: string,
  face: ProductFace,
): Promise<OrderDetails['timeline']> {
  const rows = await all(
    database,
    sql<{ status: Status; at: Temporal.Instant }>`
      select status, at from orders.history where order_id = ${orderId} order by id`,
  )
  return rows.map(({ status, at }) => ({ status, says: labelsFor(face, status).says, at: at.toString() }))
}
