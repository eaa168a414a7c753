import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { LadderName } from '#hotels/cancellation.ts'
import { hotelOf, hotelView } from '#hotels/catalogue.ts'
import type { Board } from '#hotels/offered.ts'
import type { HotelView } from '#hotels/responses.ts'
import { type SuppliedStay, suppliedOf } from '#hotels/server/suppliers/outbox.ts'
import type { Stay } from '#hotels/stay.ts'
import type { Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { netOf, rulesTogether } from '#orders/pricing/ruled-total.ts'

export interface HeldStay {
  readonly orderId: string
  readonly hotel: HotelView
  readonly supplied: SuppliedStay | null
  readonly stay: Stay
  readonly state: 'held' | 'released' | 'issued'
  readonly total: Rial
  readonly issuedAt: Temporal.Instant | null
  readonly rooms: readonly HeldRoom[]
}

export interface HeldRoom {
  readonly room: number
  readonly roomTypeId: string
  readonly board: Board
  readonly ladder: LadderName | 'told'
  readonly adults: number
  readonly childAges: readonly number[]
  /** all nights, rial */
  readonly total: Rial
  /** what price rules made of the total */
  readonly rules: readonly RuleMade[]
  /** last quoted; valid once the traveller has agreed */
  readonly askedTotal: Rial | null
  readonly voucherNumber: string | null
  readonly state: 'open' | 'refunded'
}

interface StayRow {
  readonly state: HeldStay['state']
  readonly hotel_id: string | null
  readonly check_in: Temporal.PlainDate
  readonly check_out: Temporal.PlainDate
  readonly total: Rial
  readonly issued_at: Temporal.Instant | null
  readonly rooms: readonly HeldRoom[]
}

export async function stayOf(trx: Trx, orderId: string): Promise<HeldStay | undefined> {
  const row = await maybe(
    trx,
    sql<StayRow>`
      select state, hotel_id, check_in, check_out, total, issued_at, coalesce((
        select jsonb_agg(jsonb_build_object('room', room, 'roomTypeId', room_type, 'board', board, 'ladder', ladder,
          'adults', adults, 'childAges', child_ages, 'total', r.total, 'askedTotal', asked_total, 'rules', price_rules,
          'voucherNumber', voucher_number, 'state', r.state) order by room)
        from hotels.rooms r where r.order_id = stays.order_id), '[]') as rooms
      from hotels.stays where order_id = ${orderId}`,
  )
  if (row === undefined || row.hotel_id === null) return undefined
  const { state, total, rooms, issued_at: issuedAt } = row
  const stay = { checkIn: row.check_in, checkOut: row.check_out }
  const supplied = rooms.some(({ ladder }) => ladder === 'told') ? await suppliedOf(trx, orderId) : undefined
  const hotel = supplied?.shown ?? hotelView(hotelOf(row.hotel_id))
  return { orderId, hotel, supplied: supplied ?? null, stay, state, total, issuedAt, rooms }
}

export async function lockedStay(trx: Trx, orderId: string): Promise<HeldStay | undefined> {
  await maybe(trx, sql`select from hotels.stays where order_id = ${orderId} for update`)
  return stayOf(trx, orderId)
}

export function roomCounts(rooms: readonly Pick<HeldRoom, 'roomTypeId'>[]): ReadonlyMap<string, number> {
  return new Map(
    [...Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)].map(([id, those]) => [id, those.length]),
  )
}

export function rulesOf({ rooms }: Pick<HeldStay, 'rooms'>): readonly RuleMade[] {
  return rulesTogether(rooms.map((one) => one.rules))
}

/** What its seller asks for it. */
export function netOfStay(held: Pick<HeldStay, 'rooms' | 'total'>): Rial {
  return netOf({ total: held.total, rules: rulesOf(held) })
}
