import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import { anonymous, anonymousAddress } from '#suppliers/server/calls/anonymous.ts'
import type { Exchange } from '#suppliers/server/calls/listening.ts'

/** A call to a supplier for an order, its bodies without anybody's data. */
export interface SupplierCall {
  readonly supplier: string
  readonly at: Temporal.Instant
  readonly line: string
  /** null: no response came */
  readonly status: number | null
  readonly ms: number
  readonly request: string
  readonly response: string
}

export interface NewCall extends Omit<SupplierCall, 'at'> {
  readonly orderId: string
  readonly at: string
}

/** What is stored of an order's calls at most, and for how long: of more, as many from its beginning as from its end. */
export const storedCalls = { ofOrder: 100, days: 90 } as const

export function callOf(
  { method, address, request, response, status, ms }: Exchange,
  of: Pick<NewCall, 'orderId' | 'supplier' | 'at'>,
): NewCall {
  return {
    ...of,
    line: `${method} ${anonymousAddress(address)}`,
    status,
    ms: Math.round(ms),
    request: anonymous(request),
    response: anonymous(response),
  }
}

export async function addCalls(trx: Trx, calls: readonly NewCall[]): Promise<void> {
  if (calls.length === 0) return
  await sql`
    insert into suppliers.call (order_id, supplier, at, line, status, ms, request, response)
    select "orderId", supplier, at, line, status, ms, request, response
    from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as given ("orderId" uuid, supplier text, at timestamptz,
      line text, status int, ms int, request text, response text)`.execute(trx)
  await leaveOut(trx, [...new Set(calls.map(({ orderId }) => orderId))])
}

/** How it was bought is read as often as how it ended; between them a job may have asked for hours in vain. */
async function leaveOut(trx: Trx, orderIds: readonly string[]): Promise<void> {
  const half = storedCalls.ofOrder / 2
  await sql`
    delete from suppliers.call where id in (
      select id from (
        select id, row_number() over (partition by order_id order by at, id) as nth,
          row_number() over (partition by order_id order by at desc, id desc) as last
        from suppliers.call where order_id = any(${orderIds}::uuid[])) numbered
      where nth > ${half} and last > ${half})`.execute(trx)
}

/** The oldest first. */
export function callsOf(database: Database, orderId: string): Promise<readonly SupplierCall[]> {
  return all(
    database,
    sql<SupplierCall>`
      select supplier, at, line, status, ms, request, response from suppliers.call where order_id = ${orderId} order by at, id`,
  )
}

export async function forgetCalls(trx: Trx, now: Temporal.Instant): Promise<void> {
  await sql`delete from suppliers.call where at < ${now.subtract({ hours: storedCalls.days * 24 })}`.execute(
    trx,
  )
}
