import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { type Booking, bookedAs } from '#experiences/server/bookings.ts'
import type { Room } from '#experiences/server/room.ts'
import { type Rial, ZERO } from '#money/rial.ts'
import type { RefundableItem, RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'

/** All of it together, since its supplier cancels it so: whole until the cut-off, nothing from then on. */
export async function refundTerms(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
  trx: Trx = database,
): Promise<RefundTerms> {
  const row = await bookedAs(trx, orderId)
  if (row.issuedAt === null || row.reference === null) throw new Error(`order ${orderId} is not issued`)
  return {
    isCharter: false,
    items: [itemOf(row, clock.now())],
    legs: [
      {
        leg: 0,
        proposalId: row.reference,
        departure: row.startsAt.toZonedDateTimeISO(row.sold.offset),
        cityName: row.sold.cityName,
        ladders: [ladderOf(row)],
        flights: [],
      },
    ],
  }
}

function itemOf(
  { total, supplierShare, isRefunded, startsAt, sold, endsAt }: Booking,
  now: Temporal.Instant,
): RefundableItem {
  const begins = sold.isAllDay ? endsAt : startsAt
  const hasBegun = Temporal.Instant.compare(now, begins) >= 0
  return {
    passenger: 0,
    leg: 0,
    group: 'adult',
    base: total,
    total,
    supplierShare,
    state: isRefunded ? 'refunded' : hasBegun ? 'flown' : 'refundable',
  }
}

function ladderOf({ refundableUntil, startsAt }: Booking): PenaltyLadder {
  const secondsBefore = refundableUntil.until(startsAt).total('seconds')
  return {
    id: 'experience/cut-off',
    filedBy: 'supplier',
    classes: '',
    cutOff: 'departure',
    beginning: 'check-in',
    steps: [{ until: { secondsBefore }, percent: 0 }, { percent: 100 }],
    source: 'برگزارکننده',
    effectiveFrom: '2026-01-01',
  }
}

/** Rial kept when it is given back within the hour. */
export async function lossWhenGivenBack(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
): Promise<Rial> {
  const { refundableUntil, total } = await bookedAs(database, orderId)
  return Temporal.Instant.compare(clock.now().add({ hours: 1 }), refundableUntil) < 0 ? ZERO : total
}

/** Cancelled at its supplier by a job, at once. Idempotent. */
export async function refund(
  { clock, cancelling }: Pick<Room, 'clock' | 'cancelling'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  if (items.some(({ passenger, leg }) => passenger !== 0 || leg !== 0))
    throw new RangeError(`order ${orderId} has one part`)
  const given = await maybe(
    trx,
    sql`
      update experiences.booking set state = 'cancelling', refunded_at = ${clock.now()}
      where order_id = ${orderId} and state = 'confirmed' and refunded_at is null returning order_id`,
  )
  if (given !== undefined) await cancelling.send({ orderId }, { within: trx })
}
