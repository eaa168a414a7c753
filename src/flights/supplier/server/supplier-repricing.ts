import { sql } from 'kysely'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import { sharedPrices } from '#flights/supplier/parts.ts'
import type { Bookings } from '#flights/supplier/server/looking-up.ts'
import { type OrderOffer, offersOf, type SoldDirection } from '#flights/supplier/server/order-offers.ts'
import { rowsOf } from '#flights/supplier/server/outbox.ts'
import { notePrice } from '#flights/supplier/server/price-integrity.ts'
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
    const ref = rows.find(({ leg }) => leg === offer.leg)?.ref ?? null
    const prices = await pricesThere(desk, offer, ref)
    if (prices !== undefined) await keepAsked(desk, orderId, { offer, prices })
  }
  return true
}

async function pricesThere(
  desk: Bookings,
  offer: OrderOffer,
  ref: string | null,
): Promise<readonly PaxPrice[] | undefined> {
  const supplier = desk.suppliers.of(offer.supplier)
  if (supplier === undefined) return undefined
  const asked = { offerRef: offer.offerRef, party: partyOf(offer.groups), ref }
  if (desk.suppliers.rests(supplier)) throw refuse('SUPPLIER_SILENT')
  const outcome = await desk.suppliers.ask(supplier, (patience) => supplier.reprice(asked, patience))
  if (outcome.kind === 'rejected' && ref === null) throw refuse('SOLD_OUT')
  if (outcome.kind !== 'done') return undefined
  await notePrice(desk, supplier.name, outcome.value.total === offer.total)
  return outcome.value.prices
}

interface PricedOffer {
  readonly offer: OrderOffer
  readonly prices: readonly PaxPrice[]
}

async function keepAsked(
  { database }: Bookings,
  orderId: string,
  { offer: { fares }, prices }: PricedOffer,
): Promise<void> {
  const parts = sharedPrices(
    prices,
    fares.map(({ departure }) => departure.durationMinutes),
  )
  const rows = fares.map(({ id }, part) => ({ fareId: id, prices: parts[part] ?? [] }))
  await sql`
    update flights.hold_fares held set asked_prices = asked.prices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked ("fareId" bigint, prices jsonb)
    where held.order_id = ${orderId} and held.fare_id = asked."fareId"`.execute(database)
}
