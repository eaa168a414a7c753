import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { flightFace } from '#flights/web/face.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { JourneyChange } from '#orders/journey-change.ts'
import type { Issued } from '#orders/product.ts'
import type { RefundTerms } from '#orders/refund-terms.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import type { House } from '#server/house.ts'
import { refusals } from '#server/refusal.ts'

export interface Hall {
  answer: (orderId: string) => Issued | 'issue'
  /** what is kept of an order that is given back at once; all of it when not said */
  lossOf?: (orderId: string) => Rial
  readonly givenBack: string[]
  givesBack?: (orderId: string) => void
  price: Rial
  /** price at approval, if changed */
  asks?: Rial
  people: number
  /** what became of directions since */
  changes?: readonly JourneyChange[]
  given?: readonly GivenBack[]
}

export interface Seats {
  readonly free: number
  readonly held: number
  readonly issued: number
}

const refuse = refusals({ SOLD_OUT: { says: 'ظرفیت تکمیل شد', status: 409 } })

export async function buildHall({ database }: House, capacity: number): Promise<void> {
  await sql`create table public.hall (capacity int not null, taken int not null default 0, check (taken between 0 and capacity))`.execute(
    database,
  )
  await sql`create table public.seat (order_id uuid primary key, is_issued boolean not null default false,
    price bigint, refunded int[] not null default '{}')`.execute(database)
  await sql`insert into public.hall (capacity) values (${capacity})`.execute(database)
}

export function sellsBy({ database }: House, hall: Hall): SoldProduct {
  return {
    kind: 'flight',
    face: flightFace,
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
      const answer = hall.answer(orderId)
      if (answer !== 'issue') return answer
      const row = await maybe(
        database,
        sql`update public.seat set is_issued = true where order_id = ${orderId} returning 1`,
      )
      if (row === undefined) return { kind: 'failed', reason: 'nothing held' }
      return { kind: 'issued', reference: 'K7RM2Q', supplierPayable: rial(28_000_000) }
    },
    lossWhenGivenBack: async (orderId) => hall.lossOf?.(orderId) ?? hall.price,
    reprice: async () => ({ total: hall.asks ?? hall.price, by: 'airline' }),
    async takePrice(trx, orderId, total) {
      await sql`update public.seat set price = ${total} where order_id = ${orderId}`.execute(trx)
    },
    changes: async (orderIds) => (hall.changes ?? []).filter(({ orderId }) => orderIds.includes(orderId)),
    refundTerms: async (orderId, trx = database) => termsOf(hall, await refundedIn(trx, orderId)),
    async refund(trx, orderId, items) {
      const gone = [...new Set([...(await refundedIn(trx, orderId)), ...items.map((one) => one.passenger)])]
      await sql`update public.seat set refunded = ${gone}::int[] where order_id = ${orderId}`.execute(trx)
    },
  }
}

async function refundedIn(trx: Trx, orderId: string): Promise<readonly number[]> {
  const row = await maybe(
    trx,
    sql<{ refunded: number[] }>`select refunded from public.seat where order_id = ${orderId}`,
  )
  return row?.refunded ?? []
}

/** Everybody paid the same; half is the supplier's share. */
function termsOf(hall: Hall, gone: readonly number[]): RefundTerms {
  const departure = Temporal.ZonedDateTime.from('2026-12-03T06:15[Asia/Tehran]')
  const share = rial(Math.floor(hall.price / hall.people))
  return {
    isCharter: false,
    legs: [{ leg: 0, proposalId: '7', departure, cityName: 'تهران', ladders: [tellerLadder], flights: [] }],
    items: Array.from({ length: hall.people }, (_, passenger) => ({
      passenger,
      leg: 0,
      group: 'adult',
      base: share,
      total: share,
      supplierShare: rial(Math.floor(share / 2)),
      state: gone.includes(passenger) ? 'refunded' : 'refundable',
    })),
  }
}

const tellerLadder = {
  id: 'hall',
  filedBy: 'any',
  classes: 'Y',
  cutOff: 'noon-before',
  steps: [{ percent: 30 }],
  source: 'the hall',
  effectiveFrom: '2026-01-01',
} as const

export function seatsIn(trx: Trx): Promise<Seats> {
  return one<Seats>(
    trx,
    sql<Seats>`select capacity - taken as free,
      (select count(*)::int from public.seat where not is_issued) as held,
      (select count(*)::int from public.seat where is_issued) as issued from public.hall`,
  )
}
