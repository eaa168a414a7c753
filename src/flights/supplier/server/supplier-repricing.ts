import { sql } from 'kysely'
import { refuse } from '#flights/server/refusals.ts'
import { sharedPrices } from '#flights/supplier/parts.ts'
import type { Bookings } from '#flights/supplier/server/looking-up.ts'
import { type OrderOffer, offersOf, type SoldDirection } from '#flights/supplier/server/order-offers.ts'
import { rowsOf } from '#flights/supplier/server/outbox.ts'
import { notePrice } from '#flights/supplier/server/price-integrity.ts'
import type { Repriced } from '#flights/supplier/supplier.ts'
import { partyOf } from '#passengers/party.ts'

/** Asks for the current price of an order's offers; without an answer
 * the shown price counts. Refuses SOLD_OUT, SUPPLIER_SILENT. */
export async function repriceAtSuppliers(
  desk: Bookings,
  orderId: string,
  directions: readonly SoldDirection[],
): Promise<boolean> {
  const offers = offersOf(directions)
  if (offers.length === 0) return false
  const rows = await rowsOf(desk.database, orderId)
  for (const offer of offers) {
    const row = rows.find(({ leg }) => leg === offer.leg)
    // a change was priced anew when it became pending, and costs that until its end
    if (row?.booking.changeOf !== undefined) continue
    const ref = row?.ref ?? null
    const now = await pricesThere(desk, offer, ref)
    if (now !== undefined) await keepAsked(desk, orderId, { offer, now })
  }
  return true
}

async function pricesThere(
  desk: Bookings,
  offer: OrderOffer,
  ref: string | null,
): Promise<Repriced | undefined> {
  const supplier = desk.suppliers.of(offer.supplier)
  if (supplier === undefined) return undefined
  const asked = { offerRef: offer.offerRef, party: partyOf(offer.groups), ref }
  await desk.suppliers.ready()
  if (desk.suppliers.rests(supplier)) throw refuse('SUPPLIER_SILENT')
  const outcome = await desk.suppliers.ask(supplier, (patience) => supplier.reprice(asked, patience))
  if (outcome.kind === 'rejected' && ref === null) throw refuse('SOLD_OUT')
  if (outcome.kind !== 'done') return undefined
  const isSame = outcome.value.total === offer.total
  desk.suppliers.price(supplier, isSame)
  await notePrice(desk, supplier.name, isSame)
  return outcome.value
}

interface PricedOffer {
  readonly offer: OrderOffer
  readonly now: Repriced
}

async function keepAsked(
  { database }: Bookings,
  orderId: string,
  { offer: { fares }, now }: PricedOffer,
): Promise<void> {
  const parts = sharedPrices(
    now.prices,
    fares.map(({ departure }) => departure.durationMinutes),
  )
  const rows = fares.map(({ id }, part) => ({
    fareId: id,
    prices: parts[part] ?? [],
    minor: part === 0 ? now.foreignMinor : null,
  }))
  await sql`
    update flights.hold_fares held set asked_prices = asked.prices, asked_minor = asked.minor
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked ("fareId" bigint, prices jsonb, minor bigint)
    where held.order_id = ${orderId} and held.fare_id = asked."fareId"`.execute(database)
}
