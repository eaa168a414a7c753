import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** Names are the orders'; here are covers, ages and numbers, which the books need. */
export function insurancePart(
  database: Database,
  ordersOf: (userId: string, trx: Trx) => Promise<readonly string[]>,
): PersonalPart {
  return {
    room: 'insurance',
    exported: async (userId) => ({
      policies: await all(
        database,
        sql<object>`
          select country, plan, starts_on as "startsOn", ends_on as "endsOn", state, issued_at as "issuedAt",
            visa_refused_at as "visaRefusedAt",
            (select jsonb_agg(jsonb_build_object('age', age, 'premium', premium, 'duty', duty, 'number', number,
              'refundedAt', refunded_at) order by position) from insurance.insured i where i.order_id = p.order_id) as insured
          from insurance.policy p where plan is not null and order_id = any(${await ordersOf(userId, database)}::uuid[])
          order by taken_at`,
      ),
    }),
    unfinished: async () => [],
    erase: async () => 0,
  }
}
