import { directionOf, type OrderLeg } from '#flights/booking/server/held-legs.ts'
import { bagPayable, bagsOfLeg, legBags } from '#flights/choosing/bags-of-leg.ts'
import type { Room } from '#flights/server/room.ts'
import type { BagService } from '#flights/supplier/bags.ts'
import type { LaterBag, OrderThere } from '#flights/supplier/later-bags.ts'
import { offersOf } from '#flights/supplier/server/order-offers.ts'
import { rowsOf, type SupplierOrderRow } from '#flights/supplier/server/outbox.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { Rate } from '#money/rates.ts'
import { type Rial, rial } from '#money/rial.ts'

/** A bag for one traveller of an issued order, at a price of now. */
export interface BagNow {
  readonly passenger: number
  readonly id: string
  readonly kg: number
  readonly pieces?: number
  readonly price: Rial
  readonly supplierShare: Rial
  readonly service?: BagService
}

export interface LaterBagSeller {
  readonly supplier: string
  /** its order there, and its rate; null of our own tariff */
  readonly there: { readonly ref: string; readonly rate: Rate | undefined } | null
  readonly source: string
  readonly bags: readonly BagNow[]
}

/** how long a page waits for a supplier, ms */
const patienceMs = 5000
/** a page that is opened again and again asks once */
const keptMs = 20_000

/** A direction of an issued order. */
export interface TicketLeg {
  readonly orderId: string
  readonly legs: readonly OrderLeg[]
  readonly leg: number
}

export type BagSellers = Pick<Room, 'database' | 'suppliers'>

/** Who sells bags on this direction now, and which. Undefined where nobody does; `silent` when its supplier does not answer. */
export async function sellerOf(
  room: BagSellers,
  on: TicketLeg,
): Promise<LaterBagSeller | 'silent' | undefined> {
  const sold = on.legs[on.leg]
  if (sold === undefined) return undefined
  const own = ownBags(sold)
  if (own !== undefined) return own
  const found = await supplierOf(room, on)
  if (found === undefined) return undefined
  const { supplier, row, direction } = found
  await room.suppliers.ready()
  if (row.ref === null || supplier.laterBags === undefined || room.suppliers.rests(supplier)) return 'silent'
  const told = await toldBags(room, supplier, { ref: row.ref, booking: row.booking })
  if (told === 'none') return undefined
  if (told === 'silent') return 'silent'
  const bags = told.filter((bag) => bag.direction === direction)
  return {
    supplier: supplier.name,
    there: { ref: row.ref, rate: bags[0]?.rate },
    source: `پاسخ همین حالای ${supplier.title}`,
    bags: bags.map(({ passenger, id, kg, pieces, price, service }) => ({
      passenger,
      id,
      kg,
      pieces,
      price,
      service,
      supplierShare: price,
    })),
  }
}

async function toldBags(
  { suppliers }: Pick<Room, 'suppliers'>,
  supplier: FlightSupplier,
  there: OrderThere,
): Promise<readonly LaterBag[] | 'none' | 'silent'> {
  const key = quoteKey(supplier.name, there.ref)
  const known = suppliers.laterBagsTold.get(key)
  if (known !== undefined && suppliers.now() - known.at < keptMs) return known.bags
  const told = await supplier.laterBags?.(there, { signal: AbortSignal.timeout(patienceMs) })
  if (told?.kind === 'rejected') return 'none'
  if (told?.kind !== 'done') return 'silent'
  suppliers.laterBagsTold.set(key, { at: suppliers.now(), bags: told.value })
  return told.value
}

/** What was told of a supplier's order is asked anew once something was asked of it. */
export function quoteKey(supplier: string, ref: string): string {
  return `${supplier} ${ref}`
}

/** Whether anybody could sell bags on it: asks nobody. */
export async function maySell(room: BagSellers, on: TicketLeg): Promise<boolean> {
  const sold = on.legs[on.leg]
  if (sold === undefined) return false
  return ownBags(sold) !== undefined || (await supplierOf(room, on)) !== undefined
}

function ownBags({ sold, held }: OrderLeg): LaterBagSeller | undefined {
  const bags = bagsOfLeg(sold)
  if (bags.length === 0) return undefined
  const seated = held.groups.flatMap((group, place) => (group === 'infant' ? [] : [place]))
  return {
    supplier: 'own',
    there: null,
    source: legBags(sold).source,
    bags: seated.flatMap((passenger) =>
      bags.map(({ id, kg, pieces, price }) => ({
        passenger,
        id,
        kg,
        ...(pieces !== undefined && { pieces }),
        price: rial(price),
        supplierShare: bagPayable(rial(price)),
      })),
    ),
  }
}

interface FoundSupplier {
  readonly supplier: FlightSupplier
  readonly row: SupplierOrderRow
  /** of its offer */
  readonly direction: number
}

/** Only where all flights of the direction are of one offer, which is issued, and its protocol sells bags afterwards. */
async function supplierOf(
  { database, suppliers }: BagSellers,
  { orderId, legs, leg }: TicketLeg,
): Promise<FoundSupplier | undefined> {
  const offers = offersOf(legs.map(directionOf)).filter((offer) => offer.legs.includes(leg))
  const [offer, ...more] = offers
  if (offer === undefined || more.length > 0) return undefined
  if (legs[leg]?.sold.fares.some(({ offerId }) => offerId !== offer.offerId) === true) return undefined
  const supplier = suppliers.of(offer.supplier)
  const row = (await rowsOf(database, orderId)).find((one) => one.leg === offer.leg)
  if (supplier?.laterBags === undefined || row?.state !== 'issued') return undefined
  return { supplier, row, direction: offer.legs.indexOf(leg) }
}
