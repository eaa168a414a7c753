import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { HotelView } from '#hotels/responses.ts'
import type { StoredRate } from '#hotels/server/suppliers/quoted-rates.ts'
import type { HotelBooked, HotelBooking } from '#hotels/supplier/booking.ts'
import { type SuppliedState, statesBefore } from '#hotels/supplier/life.ts'
import type { Rial } from '#money/rial.ts'

/** A quote as it is kept: plain JSON. */
export interface StoredQuote {
  readonly ref: string
  readonly total: Rial
  readonly refunds: StoredRate['refunds']
  /** ISO */
  readonly until: string
}

/** What an order has of a supplier, as it is on file. */
export interface SuppliedStay {
  readonly orderId: string
  readonly supplier: string
  readonly shown: HotelView
  readonly rate: StoredRate
  readonly quote: StoredQuote
  readonly askedQuote: StoredQuote | null
  readonly booking: HotelBooking | null
  readonly state: SuppliedState
  readonly ref: string | null
  readonly reference: string | null
  readonly askedAt: Temporal.Instant | null
  readonly letGoAt: Temporal.Instant | null
  readonly reason: string | null
}

const columns = sql`order_id as "orderId", supplier, shown, rate, quote, asked_quote as "askedQuote", booking, state, ref, reference,
  asked_at as "askedAt", let_go_at as "letGoAt", reason`

/** Nothing for an order of our own contracts. */
export function suppliedOf(trx: Trx, orderId: string): Promise<SuppliedStay | undefined> {
  return maybe<SuppliedStay>(
    trx,
    sql`select ${columns} from hotels.supplied_stays where order_id = ${orderId}`,
  )
}

interface Move {
  readonly to: SuppliedState
  readonly now: Temporal.Instant
  /** written before it is sent */
  readonly sending?: { readonly booking: HotelBooking; readonly quote: StoredQuote }
  readonly booked?: HotelBooked & { readonly cost: Rial }
  readonly reason?: string
}

/** Moves it on, if its state allows; the row as it is now, or nothing when another was faster. */
export function moved(
  trx: Trx,
  orderId: string,
  { to, now, sending, booked, reason }: Move,
): Promise<SuppliedStay | undefined> {
  const step = JSON.stringify([{ to, at: now.toString(), ...(reason === undefined ? {} : { reason }) }])
  const sent =
    sending === undefined
      ? sql``
      : sql`, booking = ${JSON.stringify(sending.booking)}::jsonb, quote = ${JSON.stringify(sending.quote)}::jsonb, asked_at = ${now}`
  const made =
    booked === undefined
      ? sql``
      : sql`, ref = ${booked.ref}, reference = ${booked.reference}, cost = ${booked.cost}`
  return maybe<SuppliedStay>(
    trx,
    sql`
      update hotels.supplied_stays set state = ${to}, history = history || ${step}::jsonb,
        reason = coalesce(${reason ?? null}, reason) ${sent} ${made}
      where order_id = ${orderId} and state = any(${[...statesBefore(to)]})
      returning ${columns}`,
  )
}

/** Our order has ended: a quote needs nothing, and what may come of a booking is given back by the job. In the caller's transaction. */
export async function letGo(trx: Trx, orderId: string, now: Temporal.Instant): Promise<void> {
  await sql`
    update hotels.supplied_stays set let_go_at = ${now}, state = case state when 'quoted' then 'failed' else state end,
      reason = coalesce(reason, 'let go')
    where order_id = ${orderId} and let_go_at is null and state in ('quoted', 'asked', 'unknown', 'booked')`.execute(
    trx,
  )
}

/** Those the job has to see to: asked some time ago without an end, let go, or to be given back. */
export function unsettled(trx: Trx, before: Temporal.Instant): Promise<readonly SuppliedStay[]> {
  return all<SuppliedStay>(
    trx,
    sql`
      select ${columns} from hotels.supplied_stays
      where (state in ('asked', 'unknown') and asked_at <= ${before})
        or (state = 'booked' and let_go_at is not null) or state = 'cancelling'
      order by asked_at limit 200`,
  )
}
