import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { bagsTotal } from '#flights/booking/server/held-bags.ts'
import { directionOf, heldLegs, type OrderLeg, paidFor } from '#flights/booking/server/held-legs.ts'
import { fareIdsOf, holdOf, lockedHold } from '#flights/booking/server/holds.ts'
import { isAnyCancelled } from '#flights/changes/server/flight-status.ts'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { type LegPrices, legPrices, wholeOf } from '#flights/choosing/leg-prices.ts'
import { requoted } from '#flights/inventory/requote.ts'
import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { requotePercent } from '#flights/inventory/server/provocations.ts'
import { provocationOf } from '#flights/inventory/server/provoked.ts'
import { ruledAs } from '#flights/pricing/ruled-prices.ts'
import { protectionTotal } from '#flights/protection/held-protection.ts'
import { legTotal } from '#flights/search/server/party-prices.ts'
import { seatsTotal } from '#flights/seats/held-seats.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { minorWith } from '#flights/supplier/server/foreign-parts.ts'
import { offersOf } from '#flights/supplier/server/order-offers.ts'
import { repriceAtSuppliers } from '#flights/supplier/server/supplier-repricing.ts'
import { type Rial, sum } from '#money/rial.ts'
import type { Repriced } from '#orders/product.ts'

/** Current prices of all directions an order holds. Refuses HOLD_ENDED, FLIGHT_CANCELLED. */
export async function reprice(room: Room, orderId: string): Promise<Repriced> {
  const hold = await holdOf(room.database, orderId)
  if (hold === undefined || hold.legs.length === 0 || hold.state === 'released') throw refuse('HOLD_ENDED')
  const legs = await heldLegs(room, hold)
  if (await isAnyCancelled(room.database, fareIdsOf(hold), orderId)) throw refuse('FLIGHT_CANCELLED')
  if (hold.state === 'issued') return { total: sum(legs.map(paidFor)), by: askerOf(legs) }
  const now = (await repriceAtSuppliers(room, orderId, legs.map(directionOf)))
    ? await legsOf(room, orderId)
    : legs
  return { total: totalNow(now.map(asking)), by: askerOf(now) }
}

async function legsOf(room: Room, orderId: string): Promise<readonly OrderLeg[]> {
  const hold = await holdOf(room.database, orderId)
  return hold === undefined ? [] : heldLegs(room, hold)
}

/** Sets the order's price to the total quoted last. Any other total is a bug: nobody could say what each person pays. */
export async function takePrice(
  { fares, orders }: Pick<Room, 'fares' | 'orders'>,
  trx: Trx,
  { orderId, total }: { readonly orderId: string; readonly total: Rial },
): Promise<void> {
  const hold = await lockedHold(trx, orderId)
  if (hold === undefined || hold.legs.length === 0) throw new Error(`order ${orderId} holds nothing`)
  if (hold.total === total) return
  const held = await heldLegs({ database: trx, fares }, hold)
  const asked = held.map(asking)
  if (hold.state !== 'held' || totalNow(asked) !== total)
    throw new Error(`nobody asked ${total} for order ${orderId}`)
  const rows = asked.flatMap(({ of: { leg }, now }) =>
    now.parts.map((prices, position) => ({ leg, position, prices })),
  )
  await sql`
    update flights.hold_fares fares set prices = asked.prices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (leg smallint, position smallint, prices jsonb)
    where order_id = ${orderId} and fares.leg = asked.leg and fares.position = asked.position`.execute(trx)
  await sql`update flights.holds set total = ${total} where order_id = ${orderId}`.execute(trx)
  await orders.foreignPricesTaken(trx, orderId, foreignAsked(held))
}

/** Each offer's new price in its own currency. */
function foreignAsked(held: readonly OrderLeg[]) {
  const minors = new Map(
    held.flatMap((leg) => leg.held.fares.map(({ fareId, askedMinor }) => [fareId, askedMinor] as const)),
  )
  return offersOf(held.map(directionOf)).flatMap((offer) => {
    const [minor] = offer.fares.flatMap(({ id }) => minors.get(id) ?? [])
    return minor === undefined ? [] : [{ part: offer.leg, minor: minorWith(offer, minor) }]
  })
}

interface Asking {
  readonly of: OrderLeg
  readonly now: LegPrices
}

function asking(of: OrderLeg): Asking {
  const prices = (fare: FareOnSale, place: number) => of.held.fares[place]?.askedPrices ?? pricesNow(fare)
  const { parts } = legPrices(of.sold.fares.map((fare, place) => ({ ...fare, prices: prices(fare, place) })))
  const ruled = parts.map((part, place) => ruledAs(part, of.sold.partPrices[place] ?? []))
  return { of, now: { whole: wholeOf(ruled), parts: ruled } }
}

/** Bags, seats and protection keep the price they were sold at. */
function totalNow(asked: readonly Asking[]): Rial {
  return sum(
    asked.map(({ of: { party, held }, now }) =>
      sum([
        legTotal(now.whole, party),
        bagsTotal(held.bags),
        seatsTotal(held.seatsChosen),
        protectionTotal(held.protections),
      ]),
    ),
  )
}

function askerOf(legs: readonly OrderLeg[]): Repriced['by'] {
  const fares = legs.flatMap(({ sold }) => sold.fares)
  const changed = fares.filter((fare) => pricesNow(fare) !== fare.prices)
  const [first] = changed.length > 0 ? changed : fares
  return first?.isCharter === true ? 'seller' : 'airline'
}

/** Our own inventory keeps its price, except on flights that change it on purpose (a test fault). */
function pricesNow(fare: FareOnSale): readonly PaxPrice[] {
  const { prices, isCharter } = fare
  const provocation = provocationOf(fare)
  const percent = (provocation && requotePercent[provocation]) ?? 100
  return requoted(prices, { isCharter, percent })
}
