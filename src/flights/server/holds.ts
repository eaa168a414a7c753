import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import type { PaxPrice } from '#flights/fare-prices.ts'
import { type Combiner, combined } from '#flights/server/combiner.ts'
import type { Rial } from '#money/rial.ts'
import { type Party, seatCount } from '#passengers/party.ts'

/** One order's wish for seats. */
export interface SeatBuyer {
  readonly orderId: string
  readonly party: Party
  readonly total: Rial
  readonly until: Temporal.Instant
}

/** `held`: taken, now or before; `ended`: the order gave its seats back already. */
export type Taken = 'held' | 'sold-out' | 'closed' | 'ended'

/** The seats an order has. A hold without a fare is an order that ended before it took any. */
export interface Hold {
  readonly orderId: string
  readonly fareId: number | null
  readonly party: Party
  readonly total: Rial
  /** what its people pay when that is no longer what the fare says */
  readonly prices: readonly PaxPrice[] | null
  readonly state: 'held' | 'released' | 'issued'
  readonly pnr: string | null
  readonly issuedAt: Temporal.Instant | null
}

export function openHolds(database: Database, now: () => Temporal.Instant): Combiner<SeatBuyer, Taken> {
  return combined(async (fareId, buyers) => {
    const wishes = buyers.map(({ orderId, party, total, until }) => ({
      orderId,
      seats: seatCount(party),
      ...party,
      total,
      until: until.toString(),
    }))
    const rows = await all<{ outcome: Taken }>(
      database,
      sql`select outcome from flights.take_seats(${fareId}, ${JSON.stringify(wishes)}::jsonb, ${now()})`,
    )
    return rows.map(({ outcome }) => outcome)
  })
}

/** Gives an order's seats back, in the caller's transaction. An order that has none yet will get none any more. */
export async function release(
  trx: Trx,
  orderId: string,
  now: Temporal.Instant,
): Promise<'released' | 'issued'> {
  await sql`
    insert into flights.holds (order_id, state, taken_at) values (${orderId}, 'released', ${now})
    on conflict (order_id) do nothing`.execute(trx)
  const freed = await maybe<{ fare_id: number; seats: number }>(
    trx,
    sql`
      update flights.holds set state = 'released' where order_id = ${orderId} and state = 'held'
      returning fare_id, seats`,
  )
  if (freed !== undefined) {
    await sql`update flights.fares set held = held - ${freed.seats} where id = ${freed.fare_id}`.execute(trx)
    return 'released'
  }
  return (await holdOf(trx, orderId))?.state === 'issued' ? 'issued' : 'released'
}

interface HoldRow extends Party {
  readonly order_id: string
  readonly fare_id: number | null
  readonly total: Rial
  readonly prices: readonly PaxPrice[] | null
  readonly state: Hold['state']
  readonly pnr: string | null
  readonly issued_at: Temporal.Instant | null
}

export async function holdOf(trx: Trx, orderId: string): Promise<Hold | undefined> {
  const row = await maybe<HoldRow>(trx, sql`select * from flights.holds where order_id = ${orderId}`)
  return row && holdIn(row)
}

/** The same, and nobody else may change it until the transaction ends. */
export async function lockedHold(trx: Trx, orderId: string): Promise<Hold | undefined> {
  const row = await maybe<HoldRow>(
    trx,
    sql`select * from flights.holds where order_id = ${orderId} for update`,
  )
  return row && holdIn(row)
}

function holdIn(row: HoldRow): Hold {
  return {
    orderId: row.order_id,
    fareId: row.fare_id,
    party: { adults: row.adults, children: row.children, infants: row.infants },
    total: row.total,
    prices: row.prices,
    state: row.state,
    pnr: row.pnr,
    issuedAt: row.issued_at,
  }
}
