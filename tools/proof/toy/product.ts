import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { RefundTerms } from '#orders/refund-terms.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import type { House } from '#server/house.ts'
import { refusals } from '#server/refusal.ts'
import { walkFace, walkKind } from './face.ts'

const refuse = refusals({ SOLD_OUT: { says: 'جای خالی نمانده است.', status: 409 } })

export const each = rial(1_200_000)
const sellers = rial(1_000_000)
const places = 3

interface PlaceRow {
  readonly people: number
  readonly refunded: readonly number[]
}

export async function makeRoom({ database }: Pick<House, 'database'>): Promise<void> {
  await sql`create schema walks`.execute(database)
  await sql`create table walks.places (order_id uuid primary key, people int not null check (people > 0),
    is_issued boolean not null default false, refunded int[] not null default '{}')`.execute(database)
}

export function walks({ database }: Pick<House, 'database'>): SoldProduct {
  return {
    kind: walkKind,
    face: walkFace,
    hold: ({ orderId, item }) => database.transaction().execute((trx) => hold(trx, orderId, item)),
    async release(trx, orderId) {
      await sql`delete from walks.places where order_id = ${orderId} and not is_issued`.execute(trx)
      return (await keptFor(trx, orderId)) === undefined ? 'released' : 'issued'
    },
    async issue(orderId) {
      await sql`update walks.places set is_issued = true where order_id = ${orderId}`.execute(database)
      const kept = await keptFor(database, orderId)
      if (kept === undefined) return { kind: 'failed', reason: 'nothing held' }
      return { kind: 'issued', reference: 'WALK7', supplierPayable: rial(kept.people * sellers) }
    },
    reprice: async (orderId) => ({ total: totalOf(await keptFor(database, orderId)), by: 'seller' }),
    takePrice: async () => undefined,
    refundTerms: async (orderId, trx = database) => termsOf(await keptFor(trx, orderId)),
    async refund(trx, orderId, items) {
      const gone = items.map(({ passenger }) => passenger)
      await sql`update walks.places set refunded = refunded || ${gone}::int[] where order_id = ${orderId}`.execute(
        trx,
      )
    },
  }
}

async function hold(trx: Trx, orderId: string, item: object): Promise<{ total: Rial }> {
  const people = 'people' in item ? Number(item.people) : 0
  await sql`lock table walks.places`.execute(trx)
  const held = await maybe(
    trx,
    sql`insert into walks.places (order_id, people) select ${orderId}, ${people}
      where ${people} + (select coalesce(sum(people), 0) from walks.places) <= ${places}
      on conflict (order_id) do nothing returning 1`,
  )
  const kept = await keptFor(trx, orderId)
  if (held === undefined && kept === undefined) throw refuse('SOLD_OUT')
  return { total: totalOf(kept) }
}

function keptFor(trx: Trx, orderId: string): Promise<PlaceRow | undefined> {
  return maybe(trx, sql<PlaceRow>`select people, refunded from walks.places where order_id = ${orderId}`)
}

function totalOf(kept: PlaceRow | undefined): Rial {
  return rial((kept?.people ?? 0) * each)
}

function termsOf(kept: PlaceRow = { people: 0, refunded: [] }): RefundTerms {
  const departure = Temporal.ZonedDateTime.from('2026-12-03T09:00[Asia/Tehran]')
  return {
    isCharter: false,
    legs: [{ leg: 0, proposalId: walkKind, departure, cityName: 'تهران', ladders: [ladder], flights: [] }],
    items: Array.from({ length: kept.people }, (_, passenger) => ({
      passenger,
      leg: 0,
      group: 'adult',
      base: each,
      total: each,
      supplierShare: sellers,
      state: kept.refunded.includes(passenger) ? 'refunded' : 'refundable',
    })),
  }
}

const ladder = {
  id: walkKind,
  filedBy: 'any',
  classes: 'Y',
  cutOff: 'departure',
  steps: [{ percent: 20 }],
  source: 'راهنمای شهر',
  effectiveFrom: '2026-01-01',
} as const
