import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { JourneyChange } from '#orders/journey-change.ts'
import type { Status } from '#orders/life.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import { openOnLeg } from '#orders/refunded-parts.ts'
import { changesOf } from '#orders/server/changes.ts'
import { changeOf } from '#orders/server/journey-rows.ts'
import { moneyBackOf } from '#orders/server/money-back.ts'
import { moneyOf } from '#orders/server/order-money-summary.ts'
import { refuse } from '#orders/server/refusals.ts'
import { faceOf, type Room } from '#orders/server/room.ts'
import { labelsOf } from '#orders/server/row-views.ts'
import type { OrderTracked, ServiceTracked, Tracking, VisaTracked } from '#orders/tracked.ts'
import { mobileKey, orderNumberKey } from '#orders/tracking.ts'
import { hostOf } from '#server/address.ts'
import { mayTry } from '#server/attempt-limits.ts'

export interface Tracked {
  readonly orderNumber: string
  readonly mobile: string
  readonly address: string
}

/** Attempts by order and by mobile: enough for a family, too few for guessing.
 * More by host: an operator's IPv4 is thousands of people. */
const perHost = { most: 120, seconds: 600 }
const perOrder = { most: 10, seconds: 3600 }
const perMobile = { most: 30, seconds: 3600 }

type TrackingRoom = Pick<Room, 'database' | 'money' | 'credits' | 'products'>

interface TrackedRow {
  readonly id: string
  readonly number: string
  readonly product: ProductKind
  readonly contact_phone: string
  readonly passenger_count: number
  readonly status: Status
  readonly refunded_at: Temporal.Instant | null
  readonly origin_name: string | null
  readonly destination_name: string | null
  readonly departs_local: Temporal.PlainDateTime | null
  readonly arrives_local: Temporal.PlainDateTime | null
  readonly position: number | null
  readonly stay: { readonly cityName: string; readonly checkIn: string; readonly nights: number } | null
  readonly visa: VisaTracked | null
  readonly service: ServiceTracked | null
}

/** The same queries whatever was typed, so that timing tells nothing. */
export async function track(
  room: Pick<Room, 'database' | 'clock' | 'money' | 'credits' | 'products'>,
  { orderNumber, mobile, address }: Tracked,
): Promise<Tracking> {
  const { database } = room
  const now = room.clock.now()
  const number = orderNumberKey(orderNumber).slice(0, 12)
  const tried = await Promise.all([
    mayTry(database, `track from ${hostOf(address)}`, { limit: perHost, now }),
    mayTry(database, `track order ${number}`, { limit: perOrder, now }),
    mayTry(database, `track mobile ${mobileKey(mobile)}`, { limit: perMobile, now }),
  ])
  if (tried.includes(false)) throw refuse('TOO_MANY_LOOKUPS')
  const rows = await rowsOf(
    database,
    sql<boolean>`number = ${number} or trip_id = (select id from orders.trip where trip.number = ${number})`,
  )
  // an erased owner's order has no mobile
  const key = mobileKey(mobile)
  const theirs = rows.filter((row) => key !== '' && mobileKey(row.contact_phone) === key)
  const [first, ...others] = await Promise.all(
    [...Map.groupBy(theirs, ({ id }) => id).values()].map((some) => trackingOfRows(room, some)),
  )
  if (first === undefined) throw refuse('NOTHING_TRACKED')
  return first.orderNumber === number ? first : { ...first, trip: { tripNumber: number, others } }
}

function trackingOfRows(room: TrackingRoom, rows: readonly TrackedRow[]): Promise<OrderTracked> {
  const [first] = rows
  if (first === undefined) throw new Error('no order is tracked by no row')
  return tracking(room, first, rows)
}

/** Issued ones whose owner is not erased. */
export async function trackedBy(
  room: TrackingRoom & Pick<Room, 'marks'>,
  mark: string,
): Promise<Tracking | undefined> {
  const orderId = room.marks.orderOf(mark)
  return orderId === undefined ? undefined : trackingOf(room, orderId)
}

export async function trackingOf(room: TrackingRoom, orderId: string): Promise<Tracking | undefined> {
  const rows = await rowsOf(room.database, sql<boolean>`"order".id = ${orderId}`)
  const [first] = rows
  return first === undefined || first.contact_phone === '' ? undefined : tracking(room, first, rows)
}

async function tracking(
  room: TrackingRoom,
  first: TrackedRow,
  rows: readonly TrackedRow[],
): Promise<OrderTracked> {
  const { money, products } = room
  const face = faceOf(room, first.product)
  const back = (await moneyBackOf(room, [first])).get(first.id)
  const labels = labelsOf(first, face, { ...(await moneyOf(money, [first.id]))(first.id), back })
  const [changes, given] = await Promise.all([changesOf(products, [first.id]), money.givenBackOf([first.id])])
  const standing = rows.filter(
    ({ position }) =>
      position === null || openOnLeg(first.passenger_count, position, given.get(first.id) ?? []) > 0,
  )
  const told = standing.length === 0 ? rows : standing
  return {
    orderNumber: first.number,
    product: first.product,
    paper: face.words.paper,
    says: labels.says,
    labels,
    journeys: told.flatMap((row) => journeyTracked(row, changes)),
    stay: first.stay,
    visa: first.visa,
    service: first.service,
  }
}

/** The time only where it differs from the ticket. */
function journeyTracked(row: TrackedRow, changes: readonly JourneyChange[]): Tracking['journeys'] {
  const { id, position, origin_name, destination_name, departs_local, arrives_local } = row
  if (origin_name === null || destination_name === null) return []
  if (departs_local === null || arrives_local === null || position === null) return []
  const change = changeOf({ order_id: id, position, departs_local, arrives_local }, changes)
  const departs = change?.departsLocal ?? departs_local
  return [
    {
      originName: origin_name,
      destinationName: destination_name,
      date: departs.toPlainDate().toString(),
      change:
        change === undefined || change.kind === 'new-aircraft'
          ? null
          : { kind: change.kind, departureTime: departs.toString({ smallestUnit: 'minute' }) },
    },
  ]
}

function rowsOf(trx: Trx, isAsked: RawBuilder<boolean>): Promise<readonly TrackedRow[]> {
  return all(
    trx,
    sql<TrackedRow>`
      select "order".id, number, product, contact_phone, passenger_count, status, refunded_at, origin_name, destination_name, departs_local, arrives_local, position,
        (select jsonb_build_object('cityName', city_name, 'checkIn', check_in, 'nights', check_out - check_in)
          from orders.stay where order_id = "order".id) as stay,
        (select jsonb_build_object('countryName', country_name, 'days', days, 'travelDate', travel_date)
          from orders.visa where order_id = "order".id) as visa,
        (select jsonb_build_object('cityName', city_name, 'beginsOn', begins_on) from orders.service where order_id = "order".id) as service
      from orders."order" left join orders.journey on order_id = "order".id
      where ${isAsked} order by "order".created_at, "order".id, position`,
  )
}
