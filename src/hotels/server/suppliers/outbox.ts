import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { HotelView } from '#hotels/responses.ts'
import type { StoredRate } from '#hotels/server/suppliers/quoted-rates.ts'
import type { HotelBooked, HotelBooking } from '#hotels/supplier/booking.ts'
import { type SuppliedState, statesBefore } from '#hotels/supplier/life.ts'
import type { Rial } from '#money/rial.ts'

export interface StoredQuote {
  readonly ref: string
  readonly total: Rial
  readonly refunds: StoredRate['refunds']
  readonly until: string
  /** in hundredths of the rate's currency; unknown in quotes of before it was written down */
  readonly minor?: number
}

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

export function suppliedOf(trx: Trx, orderId: string): Promise<SuppliedStay | undefined> {
  return maybe<SuppliedStay>(
    trx,
    sql`select ${columns} from hotels.supplied_stays where order_id = ${orderId}`,
  )
}

interface Move {
  readonly to: SuppliedState
  readonly now: Temporal.Instant
  readonly sending?: { readonly booking: HotelBooking; readonly quote: StoredQuote }
  readonly booked?: HotelBooked & { readonly cost: Rial }
  readonly reason?: string
}

/** Moves to another state if allowed; undefined when another process was faster. */
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

/** The order ended: the job cancels whatever comes of it. In the caller's transaction. */
export async function letGo(trx: Trx, orderId: string, now: Temporal.Instant): Promise<void> {
  await sql`
    update hotels.supplied_stays set let_go_at = ${now}, state = case state when 'quoted' then 'failed' else state end,
      reason = coalesce(reason, 'let go')
    where order_id = ${orderId} and let_go_at is null and state in ('quoted', 'asked', 'unknown', 'booked')`.execute(
    trx,
  )
}

/** Work for the job: requested long ago without an end, released, or to be cancelled. */
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
