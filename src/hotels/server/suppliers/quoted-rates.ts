import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { roomsLine } from '#hotels/address.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import type { SupplierHotel } from '#hotels/server/suppliers/supplier-hotels.ts'
import type { Stay } from '#hotels/stay.ts'
import type { OfferedRate, RefundUntil } from '#hotels/supplier/offer.ts'
import type { Rial } from '#money/rial.ts'

export interface StoredRate extends Omit<OfferedRate, 'refunds' | 'expiresAt'> {
  readonly refunds: readonly { readonly until: string; readonly refund: Rial }[]
}

export interface QuotedRate {
  readonly id: string
  readonly rate: StoredRate
  readonly total: Rial
  readonly expiresAt: Temporal.Instant
}

export interface Wanted {
  readonly hotel: SupplierHotel
  readonly stay: Stay
  readonly guests: Occupancy
}

export async function keepRates(
  trx: Trx,
  wanted: Wanted,
  rates: readonly OfferedRate[],
): Promise<readonly QuotedRate[]> {
  const told = new Map<string, QuotedRate>()
  for (const rate of rates.toSorted((a, b) => a.total - b.total)) {
    const id = idOf(wanted, rate)
    if (!told.has(id)) told.set(id, { id, rate: keptOf(rate), total: rate.total, expiresAt: rate.expiresAt })
  }
  const { hotel, stay, guests } = wanted
  const rows = [...told.values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, rate, total, expiresAt }) => ({
      id,
      ref: rate.ref,
      rate,
      total,
      expires_at: expiresAt.toString(),
    }))
  await sql`
    insert into hotels.told_rates (id, hotel_id, check_in, check_out, guests, ref, rate, total, expires_at)
    select id, ${hotel.id}, ${stay.checkIn}, ${stay.checkOut}, ${roomsLine([guests])}, ref, rate, total, expires_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id text, ref text, rate jsonb, total bigint, expires_at timestamptz)
    on conflict (id) do update
      set ref = excluded.ref, rate = excluded.rate, total = excluded.total, expires_at = excluded.expires_at`.execute(
    trx,
  )
  return [...told.values()]
}

/** undefined for other nights or guests, and when expired. */
export function findQuotedRate(
  trx: Trx,
  id: string,
  { hotel, stay, guests, now }: Wanted & { readonly now: Temporal.Instant },
): Promise<QuotedRate | undefined> {
  return maybe<QuotedRate>(
    trx,
    sql`
      select id, rate, total, expires_at as "expiresAt" from hotels.told_rates
      where id = ${id} and hotel_id = ${hotel.id} and check_in = ${stay.checkIn} and check_out = ${stay.checkOut}
        and guests = ${roomsLine([guests])} and expires_at > ${now}`,
  )
}

function keptOf(told: OfferedRate): StoredRate {
  const { ref, roomName, beds, board, total, foreign, dueThere, conditions, left } = told
  const refunds = refundsRetained(told.refunds)
  return { ref, roomName, beds, board, total, foreign, refunds, dueThere, conditions, left }
}

export function refundsRetained(refunds: readonly RefundUntil[]): StoredRate['refunds'] {
  return refunds.map(({ until, refund }) => ({ until: until.toString(), refund }))
}

export function refundsOf({ refunds }: Pick<StoredRate, 'refunds'>): readonly RefundUntil[] {
  return refunds.map(({ until, refund }) => ({ until: Temporal.Instant.from(until), refund }))
}

/** The id ignores price and supplier's ref: room, board, refund steps, conditions and the exchange rate make it:
 * what was listed by one rate is not overwritten by a newer one. */
function idOf({ hotel, stay, guests }: Wanted, rate: OfferedRate): string {
  const { roomName, beds, board, refunds, conditions, foreign } = rate
  const { currency, rateRial, rateOn } = foreign
  const ends = refunds.map(({ until, refund }) => [until.toString(), refund === rate.total])
  const nights = [stay.checkIn.toString(), stay.checkOut.toString(), roomsLine([guests])]
  const alike = JSON.stringify([
    hotel.id,
    nights,
    roomName,
    beds,
    board,
    ends,
    conditions,
    [currency, rateRial, rateOn],
  ])
  return `${hotel.supplier}.${createHash('sha256').update(alike).digest('hex').slice(0, 24)}`
}

export async function forgetRates(trx: Trx, before: Temporal.Instant): Promise<void> {
  await sql`delete from hotels.told_rates where expires_at < ${before}`.execute(trx)
}
