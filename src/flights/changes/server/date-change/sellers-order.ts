import type { TicketWorth } from '#flights/changes/server/rebooking/giving-back.ts'
import type { Room } from '#flights/server/room.ts'
import type { ChangeWanted } from '#flights/supplier/change-offer.ts'
import { rowsOf } from '#flights/supplier/server/outbox.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { FlightOrder } from '#flights/tickets/server/order-views.ts'
import type { AgeGroup } from '#passengers/age.ts'

export type ChangingSupplier = FlightSupplier & Required<Pick<FlightSupplier, 'changeOffers'>>

/** An issued order that its seller changes to another day: everybody together, on its one direction. */
export interface SellersOrder {
  readonly supplier: ChangingSupplier
  readonly there: Omit<ChangeWanted, 'date'>
  /** its people's, as it was sold */
  readonly groups: readonly AgeGroup[]
}

interface Issued {
  readonly ordered: FlightOrder
  readonly items: readonly Pick<TicketWorth, 'passenger' | 'state'>[]
  readonly onCredit: boolean
}

/** Undefined where only support changes it: several directions or sellers, some of its people already away, anything bought
 * beside the tickets, a part of a trip, bought on credit, or a seller that changes nothing. */
export async function sellersOrder(
  room: Pick<Room, 'suppliers' | 'database' | 'clock'>,
  { ordered, items, onCredit }: Issued,
): Promise<SellersOrder | undefined> {
  const { order, legs, laterBags } = ordered
  const [{ sold, held }, ...others] = legs
  const supplier = room.suppliers.of(sold.fares[0].supplier)
  if (onCredit || order.tripId !== null || others.length > 0 || !changesOrders(supplier)) return undefined
  const beside = [...laterBags, ...held.bags, ...(held.seatsChosen ?? []), ...(held.protections ?? [])]
  if (beside.length > 0 || !isAhead(room, ordered, items)) return undefined
  if (!isOneOffer(sold) || supplier.mayChange?.(sold.fares[0].ruleText) === false) return undefined
  const rows = await rowsOf(room.database, order.orderId)
  const row = rows.find(({ offerId }) => offerId === sold.fares[0].offerId)
  if (row?.state !== 'issued' || row.ref === null || row.booking.services !== undefined) return undefined
  if (row.booking.travellers.length !== items.length || isKnownNot(room, supplier, row.ref)) return undefined
  return { supplier, there: { ref: row.ref, booking: row.booking }, groups: held.groups }
}

function changesOrders(supplier: FlightSupplier | undefined): supplier is ChangingSupplier {
  return supplier?.changeOffers !== undefined
}

/** Everybody still flies it, and its airline did not call it off. */
function isAhead(
  { clock }: Pick<Room, 'clock'>,
  { legs: [{ sold }] }: FlightOrder,
  items: Issued['items'],
): boolean {
  const isCancelled = sold.fares.some(({ departure }) => departure.changed?.isCancelled === true)
  const isFlown = Temporal.Instant.compare(clock.now(), sold.departsAt) >= 0
  return !isCancelled && !isFlown && items.every(({ state }) => state === 'refundable')
}

function isOneOffer({ fares }: FlightOrder['legs'][0]['sold']): boolean {
  const [{ offerId, offerParts }] = fares
  return offerId !== null && offerParts === fares.length && fares.every((fare) => fare.offerId === offerId)
}

/** Its seller said so a short while ago. */
function isKnownNot({ suppliers }: Pick<Room, 'suppliers'>, { name }: FlightSupplier, ref: string): boolean {
  return (suppliers.changesTold.get(refusedKey(name, ref))?.until ?? 0) > suppliers.now()
}

export function refusedKey(supplier: string, ref: string): string {
  return `${supplier} ${ref} never`
}
