import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Agencies } from '#agencies/server/agencies.ts'
import { type Database, one } from '#database/database.ts'
import { rial } from '#money/rial.ts'

export interface TestAgencyOnCredit {
  readonly agencyId: string
  /** a new one of its people, by his user id */
  join(userId?: string, limits?: PersonLimits): Promise<string>
}

interface PersonLimits {
  readonly role?: 'manager' | 'seller'
  readonly orderLimit?: number
  readonly dayLimit?: number
}

let opened = 0
const noLimit = 1_000_000_000_000

/** As two of the desk would have opened it. */
export async function agencyOnCredit(
  { database, agencies }: { readonly database: Database; readonly agencies: Pick<Agencies, 'desk'> },
  { limit, dueDays = 30 }: { readonly limit: number; readonly dueDays?: number },
): Promise<TestAgencyOnCredit> {
  opened += 1
  const agency = {
    name: `آژانس ${opened}`,
    phone: '021-88001122',
    nationalId: String(10_000_000_000 + opened),
    dueDays,
    limit: rial(limit),
  }
  const number = 1_000_000 + opened
  const agencyId = await database.transaction().execute((trx) => agencies.desk.open(trx, agency, number))
  return {
    agencyId,
    async join(
      userId = randomUUID(),
      { role = 'seller', orderLimit = noLimit, dayLimit = noLimit }: PersonLimits = {},
    ) {
      await one(
        database,
        sql`insert into agencies.person (agency_id, mobile, user_id, role, order_limit, day_limit, invited_at, joined_at)
          values (${agencyId}, ${`+98${userId.slice(0, 10)}`}, ${userId}, ${role}, ${orderLimit}, ${dayLimit}, now(), now())
          returning id`,
      )
      return userId
    },
  }
}
