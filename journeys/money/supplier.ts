import { sql } from 'kysely'
import { all, type Database, one, type Trx } from '#database/database.ts'
import { flightFace } from '#flights/web/face.ts'
import { plus, type Rial, rial, ZERO } from '#money/rial.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import type { GiveBackToCard } from '#orders/server/splits/door.ts'
import type { PayoutProvider } from '#refunds/server/payouts/payout.ts'
import type { Clock } from '#server/clock.ts'
import type { Answer, PaidOut, Returns } from './actions.ts'
import { protectionTotal, supplierPayable, type Trip, termsOf } from './goods.ts'
import { payer } from './refund-actions.ts'

export interface Script {
  asks: Rial
  issues: Answer
  pays: PaidOut
  returns: Returns
}

export const newScript = (): Script => ({ asks: ZERO, issues: 'issued', pays: 'paid', returns: 'reversed' })

export async function buildCounter(database: Database): Promise<void> {
  await sql`create table public.given_back (order_id uuid, passenger int, leg int, primary key (order_id, passenger, leg))`.execute(
    database,
  )
}

interface Shop {
  readonly database: Database
  readonly clock: Clock
  readonly script: Script
}

export function sellsTrips({ database, clock, script }: Shop): SoldProduct {
  const trips = new Map<string, Trip>()
  const tripOf = (orderId: string): Trip => {
    const trip = trips.get(orderId)
    if (trip === undefined) throw new Error(`nobody holds a trip for ${orderId}`)
    return trip
  }
  return {
    kind: 'flight',
    face: flightFace,
    async hold({ orderId, item }) {
      const { departure, ...held } = item as Omit<Trip, 'departure'> & { departure: string }
      // what was nobody's is null by now
      const protections = held.protections.map((leg) => leg.map((one) => one ?? undefined))
      trips.set(orderId, { ...held, protections, departure: Temporal.ZonedDateTime.from(departure) })
      return { total: plus(held.goods.total, protectionTotal(protections)) }
    },
    release: async () => 'released',
    async issue(orderId) {
      if (script.issues === 'later') return { kind: 'later', afterSeconds: 60 }
      if (script.issues === 'failed') return { kind: 'failed', reason: 'declined' }
      const total = await totalOf(database, orderId)
      const trip = tripOf(orderId)
      const protection = protectionTotal(trip.protections)
      return {
        kind: 'issued',
        reference: 'K7RM2Q',
        supplierPayable: supplierPayable(trip, total),
        protection,
      }
    },
    reprice: async () => ({ total: script.asks, by: 'airline' }),
    takePrice: async () => undefined,
    async refundTerms(orderId, trx = database) {
      const seen = { total: await totalOf(trx, orderId), gone: await goneOf(trx, orderId), now: clock.now() }
      return termsOf(tripOf(orderId), seen)
    },
    async refund(trx, orderId, items) {
      for (const { passenger, leg } of items)
        await sql`insert into public.given_back values (${orderId}, ${passenger}, ${leg}) on conflict do nothing`.execute(
          trx,
        )
    },
  }
}

export function takesBack(script: Script): GiveBackToCard {
  return async () => {
    if (script.returns === 'down') throw new Error('the bank is down')
    return script.returns
  }
}

export function paysOut(script: Script): PayoutProvider {
  const known = new Set<string>()
  const answer = () => {
    if (script.pays === 'unknown') return { kind: 'unknown', why: 'no answer' } as const
    if (script.pays === 'refused') return { kind: 'refused', why: 'not taken' } as const
    if (script.pays === 'paid') return { kind: 'paid', providerId: '1', reference: '1405' } as const
    return { kind: script.pays, providerId: '1' } as const
  }
  return {
    ...payer,
    async send({ trackId }) {
      if (known.has(trackId)) throw new Error(`${trackId} is sent twice`)
      known.add(trackId)
      return answer()
    },
    find: async (trackId) => (known.has(trackId) ? answer() : { kind: 'none' }),
  }
}

async function totalOf(trx: Trx, orderId: string): Promise<Rial> {
  const { total } = await one(
    trx,
    sql<{ total: number }>`select total from orders."order" where id = ${orderId}`,
  )
  return rial(total)
}

function goneOf(trx: Trx, orderId: string): Promise<readonly RefundItem[]> {
  return all(trx, sql<RefundItem>`select passenger, leg from public.given_back where order_id = ${orderId}`)
}
