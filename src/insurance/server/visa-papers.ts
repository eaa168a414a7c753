import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { type Plan, type PlanId, planOf } from '#insurance/plans.ts'
import { policyPdf } from '#insurance/server/policy-pdf.ts'
import type { Room } from '#insurance/server/room.ts'
import { type Zone, zoneOf } from '#insurance/zones.ts'

export interface VisaPaperRequest {
  /** ISO 3166 alpha-2 */
  readonly country: string
  /** first day of travel */
  readonly travelDate: Temporal.PlainDate
  readonly leastEuro: number
}

export interface VisaPaper {
  readonly number: string
  pdf(): Promise<Uint8Array>
}

/** Of its zone, on that day, with cover enough. */
export async function visaPapers(
  room: Room,
  ownerId: string,
  { country, travelDate, leastEuro }: VisaPaperRequest,
): Promise<readonly VisaPaper[]> {
  const { orders: ahead } = await room.orders.mine(ownerId, { kind: 'upcoming', page: 1, take: 50 })
  const issued = ahead.filter(({ product, status }) => product === insuranceKind && status === 'issued')
  const rows = await all(
    room.database,
    sql<{ order_id: string; reference: string; zone: Zone; plan: PlanId; own: Plan | null }>`
      select order_id, reference, zone, plan, terms -> 'plan' as own from insurance.policy
      where order_id = any(${issued.map(({ orderId }) => orderId)}::uuid[]) and state = 'issued'
        and starts_on <= ${travelDate} and ends_on >= ${travelDate}
      order by issued_at`,
  )
  return rows
    .filter(({ zone, plan, own }) => zone === zoneOf(country) && (own ?? planOf(plan)).limitEuro >= leastEuro)
    .map(({ order_id, reference }) => ({
      number: reference,
      pdf: async () => (await policyPdf(room, order_id, ownerId)).bytes,
    }))
}
