import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { type BookedState, statesBefore } from '#experiences/booking-life.ts'
import type { PartyLine } from '#experiences/rial-price.ts'
import type { BookingPaper, ExperienceBooking } from '#experiences/supplier/booking.ts'
import type { Experience, ExperienceNote, ExperienceUnit } from '#experiences/supplier/experience.ts'
import type { OpeningHours } from '#experiences/supplier/slot.ts'
import type { Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'

/** The words it was sold with; times are local to its place. */
export interface SoldExperience extends Pick<Experience, 'title' | 'locale' | 'kind' | 'isInstant'> {
  /** null: its only one */
  readonly optionTitle: string | null
  readonly cityCode: string
  readonly cityName: string
  readonly startsLocal: string
  readonly endsLocal: string
  /** «+03:00» */
  readonly offset: string
  readonly isAllDay: boolean
  readonly hours: readonly OpeningHours[]
  readonly place: { readonly latitude: number; readonly longitude: number } | null
  readonly notes: readonly ExperienceNote[]
  readonly units: readonly SoldUnit[]
}

export interface SoldUnit extends Pick<ExperienceUnit, 'kind' | 'title' | 'ages' | 'people'>, PartyLine {}

export interface Booking {
  readonly orderId: string
  readonly state: BookedState
  readonly supplier: string
  readonly experience: string
  readonly option: string
  readonly slot: string
  readonly sold: SoldExperience
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly refundableUntil: Temporal.Instant
  readonly total: Rial
  /** what price rules made of the total */
  readonly rules: readonly RuleMade[]
  readonly supplierShare: Rial
  readonly currency: string
  readonly minor: number
  readonly until: Temporal.Instant
  readonly heldUntil: Temporal.Instant | null
  readonly reference: string | null
  readonly papers: readonly BookingPaper[]
  readonly askedAt: Temporal.Instant
  readonly issuedAt: Temporal.Instant | null
  readonly isReleased: boolean
  readonly isRefunded: boolean
  readonly supplierRefund: ExperienceBooking['refund']
  readonly reason: string | null
}

const columns = sql`
  order_id as "orderId", state, supplier, experience, option, slot, sold, starts_at as "startsAt", ends_at as "endsAt",
  refundable_until as "refundableUntil", total, price_rules as rules, supplier_share as "supplierShare", currency, price_minor as minor, until,
  held_until as "heldUntil", reference, papers, asked_at as "askedAt", issued_at as "issuedAt",
  released_at is not null as "isReleased", refunded_at is not null as "isRefunded", supplier_refund as "supplierRefund", reason`

/** Undefined for an order that ended before it was one. */
export function bookingOf(trx: Trx, orderId: string): Promise<Booking | undefined> {
  return maybe(
    trx,
    sql<Booking>`select ${columns} from experiences.booking where order_id = ${orderId} and supplier is not null`,
  )
}

export async function bookedAs(trx: Trx, orderId: string): Promise<Booking> {
  const booking = await bookingOf(trx, orderId)
  if (booking === undefined) throw new Error(`order ${orderId} has no experience`)
  return booking
}

interface Move {
  readonly to: BookedState
  readonly now: Temporal.Instant
  readonly booked?: ExperienceBooking
  readonly reason?: string
}

/** Undefined when another was faster. `confirmed` is also issued. */
export function moved(trx: Trx, orderId: string, move: Move): Promise<Booking | undefined> {
  const { to, now, booked, reason } = move
  const there =
    booked === undefined
      ? sql``
      : sql`, reference = ${booked.reference}, held_until = coalesce(${booked.heldUntil}, held_until),
          papers = ${JSON.stringify(booked.papers)}::jsonb, supplier_refund = coalesce(${booked.refund}, supplier_refund)`
  const timed =
    to === 'confirmed' ? sql`, issued_at = ${now}` : to === 'confirming' ? sql`, asked_at = ${now}` : sql``
  return maybe(
    trx,
    sql<Booking>`
      update experiences.booking set state = ${to}, reason = coalesce(${reason ?? null}, reason) ${there} ${timed}
      where order_id = ${orderId} and state = any(${[...statesBefore(to)]}) returning ${columns}`,
  )
}

/** What is to be cancelled there. */
export function toCancel(trx: Trx): Promise<readonly Booking[]> {
  return all(
    trx,
    sql<Booking>`select ${columns} from experiences.booking where state = 'cancelling' order by asked_at limit 200`,
  )
}
