import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { minus, type Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { commissionByRules } from '#orders/pricing/ruled-total.ts'
import type { Bed } from '#tours/beds.ts'
import type { PartPrices } from '#tours/price-parts.ts'

export interface Booking {
  readonly orderId: string
  readonly departureId: string
  readonly hotelId: string
  readonly state: 'held' | 'released' | 'issued'
  readonly total: Rial
  readonly voucherNumber: string | null
  readonly issuedAt: Temporal.Instant | null
  /** in the order of the passengers */
  readonly travellers: readonly TourTraveller[]
}

export interface TourTraveller extends PartPrices {
  readonly position: number
  readonly room: number
  readonly bed: Bed
  readonly total: Rial
  /** what price rules made of the total */
  readonly rules: readonly RuleMade[]
  readonly isRefunded: boolean
}

type BookingRow = Omit<Booking, 'departureId'> & { readonly departureId: string | null }

export async function bookingOf(trx: Trx, orderId: string): Promise<Booking | undefined> {
  const row = await maybe(
    trx,
    sql<BookingRow>`
      select order_id as "orderId", departure_id as "departureId", hotel_id as "hotelId", state, total,
        voucher_number as "voucherNumber", issued_at as "issuedAt", coalesce((
          select jsonb_agg(jsonb_build_object('position', position, 'room', room, 'bed', bed, 'air', air,
            'stay', stay, 'transfer', transfer, 'insurance', insurance, 'leader', leader, 'service', service,
            'total', t.total, 'rules', price_rules, 'isRefunded', refunded_at is not null) order by position)
          from tours.travellers t where t.order_id = bookings.order_id), '[]') as travellers
      from tours.bookings where order_id = ${orderId}`,
  )
  if (row === undefined || row.departureId === null) return undefined
  return { ...row, departureId: row.departureId }
}

/** What those whose contracts the package is made of have of somebody. */
export function supplierShareOf({
  total,
  service,
  rules,
}: Pick<TourTraveller, 'total' | 'service' | 'rules'>): Rial {
  return minus(minus(total, service), commissionByRules(rules))
}

export async function lockedBooking(trx: Trx, orderId: string): Promise<Booking | undefined> {
  await maybe(trx, sql`select from tours.bookings where order_id = ${orderId} for update`)
  return bookingOf(trx, orderId)
}

export interface SeatsMoved {
  readonly departureId: string
  readonly held?: number
  readonly sold?: number
}

export async function countSeats(trx: Trx, { departureId, held = 0, sold = 0 }: SeatsMoved): Promise<void> {
  await sql`
    update tours.departures set held = held + ${held}, sold = sold + ${sold} where id = ${departureId}`.execute(
    trx,
  )
}
