import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { OrderPassenger } from '#orders/order.ts'

export interface Correction {
  readonly id: number
  readonly orderId: string
  /** of the person in the order, from 0 */
  readonly position: number
  readonly state: 'requested' | 'done' | 'refused'
  readonly requestedAt: Temporal.Instant
  readonly decidedAt: Temporal.Instant | null
  readonly reason: string | null
  /** by the columns of a passenger; empty once the account is erased */
  readonly before: PersonColumns
  readonly after: PersonColumns
}

export type PersonColumns = Readonly<Record<string, string | null>>

export function correctionsOf(trx: Trx, where: RawBuilder<unknown>): Promise<readonly Correction[]> {
  return all(
    trx,
    sql<Correction>`
      select id, order_id as "orderId", position, state, requested_at as "requestedAt", decided_at as "decidedAt",
        reason, before, after
      from orders.correction where ${where} order by id`,
  )
}

export function columnsOf(person: OrderPassenger): PersonColumns {
  const { passport } = person
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    first_name_farsi: person.firstNameFarsi,
    last_name_farsi: person.lastNameFarsi,
    gender: person.gender,
    birth_date: person.birthDate.toString(),
    national_code: person.nationalCode,
    passport_type: passport?.type ?? null,
    passport_number: passport?.number ?? null,
    nationality: passport?.nationality ?? null,
    issuing_country: passport?.issuingCountry ?? null,
    passport_expires_on: passport?.expiresOn.toString() ?? null,
  }
}
