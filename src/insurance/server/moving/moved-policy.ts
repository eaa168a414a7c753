import { sql } from 'kysely'
import { ageAt } from '#calendar/ages.ts'
import { all } from '#database/database.ts'
import { insuranceKind } from '#insurance/kind.ts'
import type { PlanId } from '#insurance/plans.ts'
import type { Room } from '#insurance/server/room.ts'
import { personKey } from '#insurance/server/same-traveller.ts'
import type { TripFlown } from '#insurance/trip-of-journeys.ts'
import type { OrderPassenger } from '#orders/order.ts'

/** so far a journey is moved and still the same */
const nearDays = 30

/** A policy of people whose journey was moved, and the days it should have. */
export interface MovedPolicy {
  readonly orderId: string
  /** null of our own contract */
  readonly supplier: string | null
  readonly plan: PlanId
  readonly country: string
  readonly startsOn: Temporal.PlainDate
  readonly endsOn: Temporal.PlainDate
  /** places in its order, and years on the new first day */
  readonly positions: readonly number[]
  readonly people: readonly OrderPassenger[]
  readonly ages: readonly number[]
  readonly before: { readonly startsOn: Temporal.PlainDate; readonly endsOn: Temporal.PlainDate }
}

export type MoveWanted = Omit<MovedPolicy, 'people' | 'before'>

interface Looking {
  readonly people: readonly OrderPassenger[]
  readonly trip: TripFlown
  readonly userId: string
  readonly today: Temporal.PlainDate
}

interface Row {
  readonly order_id: string
  readonly position: number
  readonly supplier: string | null
  readonly plan: PlanId
  readonly starts_on: Temporal.PlainDate
  readonly ends_on: Temporal.PlainDate
}

/** The first order of policies of these people for the same country that begin near these days, have not begun, and do not
 * cover them. Without a way back they last as long as they did. */
export async function movedPolicy(room: Room, looking: Looking): Promise<MovedPolicy | undefined> {
  const { trip, people } = looking
  const wanted = people.map(personKey)
  const byOrder = Map.groupBy(await nearby(room, looking), ({ order_id }) => order_id)
  for (const [orderId, rows] of byOrder) {
    const insured = await room.orders.passengersOf(orderId)
    const theirs = rows.filter(({ position }) => wanted.includes(personKey(insured[position])))
    const [first] = theirs
    if (first === undefined) continue
    const before = { startsOn: first.starts_on, endsOn: first.ends_on }
    const { startsOn } = trip
    const moved = theirs.flatMap(({ position }) => insured[position] ?? [])
    return {
      orderId,
      supplier: first.supplier,
      plan: first.plan,
      country: trip.country,
      startsOn,
      endsOn: trip.endsOn ?? startsOn.add(before.startsOn.until(before.endsOn)),
      positions: theirs.map(({ position }) => position),
      people: moved,
      ages: moved.map(({ birthDate }) => ageAt(birthDate, startsOn)),
      before,
    }
  }
  return undefined
}

async function nearby(room: Room, { trip, userId, today }: Looking): Promise<readonly Row[]> {
  const { orders: ahead } = await room.orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 })
  const bought = ahead.filter(({ product, status }) => product === insuranceKind && status === 'issued')
  return all(
    room.database,
    sql<Row>`
      select order_id, position, supplier, plan, starts_on, ends_on
      from insurance.policy join insurance.insured using (order_id)
      where order_id = any(${bought.map(({ orderId }) => orderId)}::uuid[]) and state = 'issued' and refunded_at is null
        and country = ${trip.country} and starts_on > ${today} and abs(starts_on - ${trip.startsOn}::date) <= ${nearDays}
        and not (starts_on <= ${trip.startsOn} and ends_on >= ${trip.endsOn ?? trip.startsOn})
      order by starts_on, order_id, position`,
  )
}
