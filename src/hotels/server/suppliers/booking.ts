import { type HeldStay, netOfStay, rulesOf, stayOf } from '#hotels/server/stays.ts'
import {
  type Booking,
  failed,
  lookedUp,
  lookUp,
  recordOutcome,
} from '#hotels/server/suppliers/known-hotels.ts'
import { moved, type SuppliedStay, suppliedOf } from '#hotels/server/suppliers/outbox.ts'
import { quoteAgreed } from '#hotels/server/suppliers/quoting.ts'
import { wishesOf } from '#hotels/server/wishes.ts'
import { wishesInWords } from '#hotels/stay-wishes.ts'
import type { HotelBooking } from '#hotels/supplier/booking.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import { minus } from '#money/rial.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { commissionByRules } from '#orders/pricing/ruled-total.ts'
import type { Issued } from '#orders/product.ts'

/** wait between requests for one order */
const againAfterSeconds = 5

/** Books a paid quote. Stored before it is sent, and sent once; afterwards it is looked up.
 * Silence is settled later; a refusal fails and refunds. */
export async function bookThere(room: Booking, held: HeldStay): Promise<Issued> {
  const row = held.supplied
  const supplier = row === null ? undefined : room.suppliers.of(row.supplier)
  if (row === null || supplier === undefined) return { kind: 'failed', reason: 'nobody sells it any more' }
  if (row.state === 'quoted') return answerFor(room, await sent(room, supplier, { row, held }))
  const isUnclear = row.state === 'asked' || row.state === 'unknown'
  return answerFor(room, isUnclear ? await lookUp(room, row) : row)
}

interface Sending {
  readonly row: SuppliedStay
  readonly held: HeldStay
}

async function sent(room: Booking, supplier: HotelSupplier, { row, held }: Sending): Promise<SuppliedStay> {
  const { database, clock, log } = room
  const { orderId } = row
  const quote = quoteAgreed(row, netOfStay(held))
  if (quote === undefined) return failed(room, row, 'priceChanged: no quote of what was agreed')
  const booking = await bookingOf(room, { orderId, quoteRef: quote.ref, total: netOfStay(held) })
  const filed = await moved(database, orderId, { to: 'asked', now: clock.now(), sending: { booking, quote } })
  if (filed === undefined) return (await suppliedOf(database, orderId)) ?? row
  const outcome = await supplier.book(booking, { signal: AbortSignal.timeout(supplier.caps.callMs) })
  log.info({ orderId, supplier: supplier.name, kind: outcome.kind }, 'hotel-supplier.book')
  const after = await recordOutcome(room, filed, outcome)
  return after.state === 'unknown' ? lookedUp(room, after) : after
}

interface Agreed {
  readonly orderId: string
  readonly quoteRef: string
  readonly total: HeldStay['total']
}

async function bookingOf(
  { database, orders }: Booking,
  { orderId, quoteRef, total }: Agreed,
): Promise<HotelBooking> {
  const [leaders, contact] = [await orders.passengersOf(orderId), await orders.contactOf(orderId)]
  const wishes = await wishesOf(database, orderId)
  return {
    key: orderId,
    quoteRef,
    leaders: leaders.map(({ firstName, lastName }: OrderPassenger) => ({ firstName, lastName })),
    contact: { phone: contact.phoneNumber, email: contact.email === '' ? null : contact.email },
    requests: wishes === undefined ? null : wishesInWords(wishes).en,
    total,
  }
}

async function answerFor({ database }: Booking, row: SuppliedStay): Promise<Issued> {
  if (row.state === 'failed') return { kind: 'failed', reason: `${row.supplier}: ${row.reason ?? 'failed'}` }
  if (row.state === 'quoted' || row.state === 'asked' || row.state === 'unknown')
    return { kind: 'later', afterSeconds: againAfterSeconds }
  const held = await stayOf(database, row.orderId)
  if (held?.state !== 'issued' || row.reference === null)
    return { kind: 'failed', reason: 'the room was given back' }
  return {
    kind: 'issued',
    reference: row.reference,
    supplierPayable: minus(netOfStay(held), commissionByRules(rulesOf(held))),
  }
}
