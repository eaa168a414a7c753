import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Trx } from '#database/database.ts'
import type { Waiver } from '#penalties/waiver.ts'

/** For one order where it names one: its airline moved only these people. */
export interface DeclaredWaiver extends Waiver {
  readonly orderId?: string
  /** whose word it is: one of it is declared once */
  readonly decision?: string
}

/** Whether it is new. */
export async function declare(trx: Trx, waiver: DeclaredWaiver, at: Temporal.Instant): Promise<boolean> {
  const statement = sql`
    insert into refunds.waiver (reason, airline_code, flight_number, departs_from, departs_until, sold_before, ask_until,
      covers_charter, source, order_id, decision, declared_at)
    values (${waiver.reason}, ${waiver.airlineCode}, ${waiver.flightNumber}, ${waiver.departsFrom}, ${waiver.departsUntil},
      ${waiver.soldBefore}, ${waiver.askUntil}, ${waiver.coversCharter}, ${waiver.source},
      ${waiver.orderId ?? null}, ${waiver.decision ?? null}, ${at})
    on conflict (decision) do nothing`
  return (await affected(trx, statement)) > 0
}

export function waiversAround(
  trx: Trx,
  orderId: string,
  departures: readonly Temporal.Instant[],
): Promise<readonly Waiver[]> {
  return all(
    trx,
    sql<Waiver>`
      select reason, airline_code as "airlineCode", flight_number as "flightNumber", departs_from as "departsFrom",
        departs_until as "departsUntil", sold_before as "soldBefore", ask_until as "askUntil",
        covers_charter as "coversCharter", source
      from refunds.waiver where (order_id is null or order_id = ${orderId}) and exists (
        select from unnest(${departures.map(String)}::timestamptz[]) as departs_at
        where departs_from <= departs_at and departs_at < departs_until)
      order by id`,
  )
}
