import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { insuranceKind } from '#insurance/kind.ts'
import type { PlanId } from '#insurance/plans.ts'
import type { Room } from '#insurance/server/room.ts'
import { personKey } from '#insurance/server/same-traveller.ts'
import type { TripFlown } from '#insurance/trip-of-journeys.ts'
import { type Rial, sum } from '#money/rial.ts'
import type { OrderPassenger } from '#orders/order.ts'

/** so far a journey is moved and still the same */
const nearDays = 30

export interface OtherDays {
  readonly startsOn: Temporal.PlainDate
  readonly plan: PlanId
  /** rial that comes back of them now */
  readonly back: Rial
}

interface Looking {
  readonly people: readonly OrderPassenger[]
  readonly trip: TripFlown
  readonly userId: string
  readonly today: Temporal.PlainDate
}

interface Row {
  readonly order_id: string
  readonly position: number
  readonly plan: PlanId
  readonly starts_on: Temporal.PlainDate
}

/** Policies of these people for the same country that begin near these days and do not cover them: their journey was moved. */
export async function onOtherDays(room: Room, looking: Looking): Promise<OtherDays | undefined> {
  const { trip, userId, today } = looking
  const { orders: ahead } = await room.orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 })
  const bought = ahead.filter(({ product, status }) => product === insuranceKind && status === 'issued')
  const rows = await all(
    room.database,
    sql<Row>`
      select order_id, position, plan, starts_on from insurance.policy join insurance.insured using (order_id)
      where order_id = any(${bought.map(({ orderId }) => orderId)}::uuid[]) and state = 'issued' and refunded_at is null
        and country = ${trip.country} and starts_on > ${today} and abs(starts_on - ${trip.startsOn}::date) <= ${nearDays}
        and not (starts_on <= ${trip.startsOn} and ends_on >= ${trip.endsOn ?? trip.startsOn})
      order by starts_on`,
  )
  const wanted = looking.people.map(personKey)
  const theirs: Row[] = []
  for (const row of rows) {
    const people = await room.orders.passengersOf(row.order_id)
    if (wanted.includes(personKey(people[row.position]))) theirs.push(row)
  }
  const [first] = theirs
  if (first === undefined) return undefined
  const backs = await Promise.all(theirs.map((row) => room.comesBack(row.order_id, row.position, userId)))
  return { startsOn: first.starts_on, plan: first.plan, back: sum(backs) }
}
