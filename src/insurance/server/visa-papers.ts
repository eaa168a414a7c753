import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { type Plan, type PlanId, planOf } from '#insurance/plans.ts'
import { policyPdf } from '#insurance/server/policy-pdf.ts'
import type { Room } from '#insurance/server/room.ts'
import { personKey } from '#insurance/server/same-traveller.ts'
import { type Zone, zoneOf } from '#insurance/zones.ts'
import type { OrderPassenger } from '#orders/order.ts'

export interface VisaPaperRequest {
  /** ISO 3166 alpha-2 */
  readonly country: string
  /** first day of travel */
  readonly travelDate: Temporal.PlainDate
  readonly leastEuro: number
  /** the applicants */
  readonly people: readonly OrderPassenger[]
}

export interface VisaPaper {
  readonly number: string
  pdf(): Promise<Uint8Array>
}

interface Row {
  readonly order_id: string
  readonly reference: string
  readonly zone: Zone
  readonly plan: PlanId
  readonly own: Plan | null
  /** places of those who are still insured */
  readonly insured: readonly number[]
}

/** Of its zone, on that day, with cover enough, and of one of the applicants. */
export async function visaPapers(
  room: Room,
  ownerId: string,
  { country, travelDate, leastEuro, people }: VisaPaperRequest,
): Promise<readonly VisaPaper[]> {
  const { orders: ahead } = await room.orders.mine(ownerId, { kind: 'upcoming', page: 1, take: 50 })
  const issued = ahead.filter(({ product, status }) => product === insuranceKind && status === 'issued')
  const rows = await all(
    room.database,
    sql<Row>`
      select order_id, reference, zone, plan, terms -> 'plan' as own,
        array(select position from insurance.insured where insured.order_id = policy.order_id and refunded_at is null) as insured
      from insurance.policy
      where order_id = any(${issued.map(({ orderId }) => orderId)}::uuid[]) and state = 'issued'
        and starts_on <= ${travelDate} and ends_on >= ${travelDate}
      order by issued_at`,
  )
  const wanted = people.map(personKey)
  const theirs = await Promise.all(rows.map((row) => isOfOne(room, row, wanted)))
  return rows
    .filter((_, at) => theirs[at])
    .filter(({ zone, plan, own }) => zone === zoneOf(country) && (own ?? planOf(plan)).limitEuro >= leastEuro)
    .map(({ order_id, reference }) => ({
      number: reference,
      pdf: async () => (await policyPdf(room, order_id, ownerId)).bytes,
    }))
}

async function isOfOne(
  { orders }: Room,
  { order_id, insured }: Row,
  wanted: readonly string[],
): Promise<boolean> {
  const people = await orders.passengersOf(order_id)
  return insured.some((position) => wanted.includes(personKey(people[position])))
}
