import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { refundableUntil } from '#experiences/refund-rule.ts'
import { minorOf } from '#experiences/rial-price.ts'
import { type Booking, bookingOf, moved } from '#experiences/server/bookings.ts'
import { type ExperienceItem, type ExperienceOffer, offerOf } from '#experiences/server/offer.ts'
import { refuse } from '#experiences/server/refusals.ts'
import { type Room, supplierOf } from '#experiences/server/room.ts'
import { soldAs } from '#experiences/server/sold-as.ts'
import { patience, waiting } from '#experiences/server/waiting.ts'
import type { ExperienceBooking } from '#experiences/supplier/booking.ts'
import type { ExperienceSupplier } from '#experiences/supplier/supplier.ts'
import type { Held, OrderToHold } from '#orders/product.ts'

/** held there for so much longer than here, so that who pays in the last minute still finds it */
const longerMinutes = 10

/** Stored before it is asked for; the same order holds once.
 * Throws what `offerOf` does, PRICE_MOVED, HOLD_ENDED (order already released). */
export async function hold(room: Room, order: OrderToHold<ExperienceItem>): Promise<Held> {
  const row = (await bookingOf(room.database, order.orderId)) ?? (await entered(room, order))
  if (row.state === 'held') return heldAs(row)
  const supplier = supplierOf(room, row.supplier)
  if (row.state !== 'reserving' || supplier === undefined) throw refuse('HOLD_ENDED')
  const there = await reserved(room, supplier, { row, party: order.item.party })
  const held = await moved(room.database, row.orderId, { to: 'held', now: room.clock.now(), booked: there })
  if (held === undefined) throw refuse('HOLD_ENDED')
  return heldAs(held)
}

function heldAs({ total, rules, until, heldUntil }: Booking): Held {
  const isShorter = heldUntil !== null && Temporal.Instant.compare(heldUntil, until) < 0
  return isShorter ? { total, rules, until: heldUntil } : { total, rules }
}

async function entered(room: Room, order: OrderToHold<ExperienceItem>): Promise<Booking> {
  await insert(room, order, await offerOf(room, order.item))
  const row = await bookingOf(room.database, order.orderId)
  if (row === undefined) throw refuse('HOLD_ENDED')
  return row
}

async function insert(
  { database, clock }: Room,
  { orderId, until }: OrderToHold<ExperienceItem>,
  offer: ExperienceOffer,
): Promise<void> {
  const { supplier, experience, option, slot, price } = offer
  const now = clock.now()
  await maybe(
    database,
    sql`
      insert into experiences.booking (order_id, state, supplier, experience, option, slot, sold, starts_at, ends_at,
        refundable_until, total, price_rules, supplier_share, currency, price_minor, rate_rial, until, taken_at, asked_at)
      values (${orderId}, 'reserving', ${supplier.name}, ${experience.ref}, ${option.ref}, ${slot.ref},
        ${JSON.stringify(soldAs(offer))}::jsonb, ${slot.startsAt.toInstant()}, ${slot.endsAt.toInstant()},
        ${refundableUntil(option, slot)}, ${price.total}, ${JSON.stringify(price.rules)}::jsonb, ${price.supplierShare}, ${price.rate.currency}, ${price.minor},
        ${price.rate.rialAUnit}, ${until}, ${now}, ${now})
      on conflict (order_id) do nothing`,
  )
}

interface Reserving {
  readonly row: Booking
  readonly party: ExperienceItem['party']
}

async function reserved(
  room: Room,
  supplier: ExperienceSupplier,
  { row, party }: Reserving,
): Promise<ExperienceBooking> {
  const { orderId, experience, option, slot, currency, until } = row
  const holdMinutes = minutesUntil(room, until)
  const outcome = await supplier.reserve(
    {
      key: orderId,
      experienceRef: experience,
      optionRef: option,
      slotRef: slot,
      party,
      holdMinutes,
      currency,
    },
    waiting(patience.command),
  )
  room.log.info({ orderId, supplier: supplier.name, kind: outcome.kind }, 'experience.reserve')
  if (outcome.kind === 'rejected') {
    await moved(room.database, orderId, { to: 'gone', now: room.clock.now(), reason: outcome.code })
    throw refuse('SLOT_FULL')
  }
  if (outcome.kind !== 'done') throw refuse('SELLER_SILENT')
  const { value } = outcome
  if (value.state !== 'held') throw refuse('HOLD_ENDED')
  if (value.price !== null && (value.price.currency !== currency || minorOf(value.price) !== row.minor))
    throw refuse('PRICE_MOVED')
  return isHeldFor(value, until) ? value : extended(supplier, value, holdMinutes)
}

/** Some suppliers hold for less than they are asked, and for longer when they are asked again. */
async function extended(
  supplier: ExperienceSupplier,
  value: ExperienceBooking,
  minutes: number,
): Promise<ExperienceBooking> {
  const longer = await supplier.extend(value.key, minutes, waiting(patience.command))
  return longer.kind === 'done' ? longer.value : value
}

function minutesUntil({ clock }: Room, until: Temporal.Instant): number {
  return Math.max(1, Math.ceil(clock.now().until(until).total('minutes'))) + longerMinutes
}

function isHeldFor({ heldUntil }: Pick<ExperienceBooking, 'heldUntil'>, until: Temporal.Instant): boolean {
  return heldUntil === null || Temporal.Instant.compare(heldUntil, until) >= 0
}

/** Before it is paid: held at least as long as its order. What nobody answers stays as it is. */
export async function holdLonger(room: Room, row: Booking): Promise<void> {
  const supplier = supplierOf(room, row.supplier)
  if (row.state !== 'held' || supplier === undefined || isHeldFor(row, row.until)) return
  const longer = await supplier.extend(row.orderId, minutesUntil(room, row.until), waiting(patience.command))
  if (longer.kind !== 'done' || longer.value.heldUntil === null) return
  await sql`
    update experiences.booking set held_until = ${longer.value.heldUntil}
    where order_id = ${row.orderId} and state = 'held'`.execute(room.database)
}
