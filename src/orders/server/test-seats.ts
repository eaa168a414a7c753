import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { Issued } from '#orders/product.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import type { House } from '#server/house.ts'
import { refusals } from '#server/refusal.ts'

/** What the hall answers when asked to issue, and its price; changed by a test at will. */
export interface Hall {
  answer: () => Issued | 'issue'
  price: Rial
}

export interface Seats {
  readonly free: number
  readonly held: number
  readonly issued: number
}

const refuse = refusals({ SOLD_OUT: { says: 'ظرفیت تکمیل شد', status: 409 } })

/** A hall with so many seats, in the real database. */
export async function buildHall({ database }: House, capacity: number): Promise<void> {
  await sql`create table public.hall (capacity int not null, taken int not null default 0, check (taken between 0 and capacity))`.execute(
    database,
  )
  await sql`create table public.seat (order_id uuid primary key, is_issued boolean not null default false)`.execute(
    database,
  )
  await sql`insert into public.hall (capacity) values (${capacity})`.execute(database)
}

/** Sells the hall's seats by the port that every product keeps to. */
export function sellsBy({ database }: House, hall: Hall): SoldProduct {
  return {
    kind: 'flight',
    hold: ({ orderId }) =>
      database.transaction().execute(async (trx) => {
        const held = await maybe(
          trx,
          sql`insert into public.seat (order_id) values (${orderId}) on conflict do nothing returning 1`,
        )
        if (held === undefined) return { total: hall.price }
        const taken = await maybe(
          trx,
          sql`update public.hall set taken = taken + 1 where taken < capacity returning 1`,
        )
        if (taken === undefined) throw refuse('SOLD_OUT')
        return { total: hall.price }
      }),
    async release(trx, orderId) {
      const given = await maybe(
        trx,
        sql`delete from public.seat where order_id = ${orderId} and not is_issued returning 1`,
      )
      if (given !== undefined) await sql`update public.hall set taken = taken - 1`.execute(trx)
      const kept = await maybe(trx, sql`select from public.seat where order_id = ${orderId}`)
      return kept === undefined ? 'released' : 'issued'
    },
    async issue(orderId) {
      const answer = hall.answer()
      if (answer !== 'issue') return answer
      const row = await maybe(
        database,
        sql`update public.seat set is_issued = true where order_id = ${orderId} returning 1`,
      )
      if (row === undefined) return { kind: 'failed', reason: 'nothing held' }
      return { kind: 'issued', reference: 'K7RM2Q', supplierPayable: rial(28_000_000) }
    },
  }
}

/** How many seats are free, held and issued. */
export function seatsIn(trx: Trx): Promise<Seats> {
  return one<Seats>(
    trx,
    sql<Seats>`select capacity - taken as free,
      (select count(*)::int from public.seat where not is_issued) as held,
      (select count(*)::int from public.seat where is_issued) as issued from public.hall`,
  )
}
