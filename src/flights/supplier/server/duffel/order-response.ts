import * as z from 'zod/mini'
import {
  type Booking,
  partyOfBooking,
  type SupplierOrder,
  type SupplierTicket,
} from '#flights/supplier/order.ts'
import { amountsIn, type DuffelAmounts, pricesFor } from '#flights/supplier/server/duffel/amounts.ts'
import { changeIn } from '#flights/supplier/server/duffel/change-ref.ts'
import { displayedIn, type OfferView } from '#flights/supplier/server/duffel/offer-ref.ts'
import { instantIn } from '#flights/supplier/server/duffel/offers.ts'
import { totalFor } from '#flights/supplier/total.ts'
import type { Rial } from '#money/rial.ts'

const Cancellation = z.object({
  id: z.string(),
  refund_amount: z.nullish(z.string()),
  refund_currency: z.nullish(z.string()),
  refund_to: z.nullish(z.string()),
  confirmed_at: z.nullish(z.string()),
})
export type Cancellation = z.infer<typeof Cancellation>
export const OneCancellation = z.object({ data: Cancellation })

export const OrderPassenger = z.object({
  id: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  born_on: z.nullish(z.string()),
})

export const Order = z.object({
  id: z.string(),
  booking_reference: z.string(),
  created_at: z.string(),
  cancelled_at: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
  total_amount: z.string(),
  total_currency: z.string(),
  base_amount: z.nullish(z.string()),
  payment_status: z.object({ awaiting_payment: z.boolean(), payment_required_by: z.nullish(z.string()) }),
  documents: z._default(
    z.array(
      z.object({
        type: z.string(),
        unique_identifier: z.string(),
        passenger_ids: z._default(z.array(z.string()), []),
      }),
    ),
    [],
  ),
  passengers: z.array(OrderPassenger),
  cancellation: z.nullish(Cancellation),
})
export type Order = z.infer<typeof Order>

export const OneOrder = z.object({ data: Order })
export const OrdersPage = z.object({
  data: z.array(z.unknown()),
  meta: z.nullish(z.object({ after: z.nullish(z.string()) })),
})

export function ordersOn({ data }: z.infer<typeof OrdersPage>): readonly Order[] {
  return data.flatMap((one) => {
    const read = Order.safeParse(one)
    return read.success ? [read.data] : []
  })
}

/** Our key, and the price in hundredths last quoted to the traveller. */
export function metadataOf(key: string, told: number): Readonly<Record<string, string>> {
  return { key, told: String(told) }
}

export function amountsOf(order: Order): DuffelAmounts | undefined {
  return amountsIn(order)
}

/** Has the price risen above the one last quoted? False when unknown. */
export function isDearer(order: Order): boolean {
  const [told, amounts] = [Number(order.metadata?.['told']), amountsOf(order)]
  return Number.isSafeInteger(told) && told > 0 && amounts !== undefined && amounts.total > told
}

export function isPaid({ payment_status: { awaiting_payment } }: Order): boolean {
  return !awaiting_payment
}

export function supplierOrder(order: Order, booking: Booking): SupplierOrder {
  const tickets = isPaid(order) ? ticketsIn(order, booking) : []
  const until = order.payment_status.payment_required_by
  return {
    ref: order.id,
    pnr: order.booking_reference,
    state: isCancelled(order) ? 'cancelled' : tickets.length > 0 ? 'issued' : 'held',
    holdUntil: until === null || until === undefined ? null : (instantIn(until) ?? null),
    tickets,
    total: rialTotal(order, booking) ?? booking.total,
  }
}

/** What was listed of it, and the rate it was sold by. Of a change that is what the new flights are, for what was paid for them. */
export function soldIn({ offerRef, total }: Pick<Booking, 'offerRef' | 'total'>): OfferView | undefined {
  const change = changeIn(offerRef)
  if (change === undefined) return displayedIn(offerRef)
  const rialAUnit = Number((BigInt(total) * 100n) / BigInt(change.total))
  return { id: change.id, currency: change.currency, total: change.total, rialAUnit }
}

/** By the rate its offer was listed at. */
function rialTotal(order: Order, booking: Booking): Rial | undefined {
  const [amounts, shown, party] = [amountsOf(order), displayedIn(booking.offerRef), partyOfBooking(booking)]
  if (amounts === undefined || amounts.currency !== shown?.currency) return undefined
  return totalFor(pricesFor(amounts, shown, party), party)
}

export function isCancelled({ cancelled_at: at }: Order): boolean {
  return at !== null && at !== undefined
}

function ticketsIn(order: Order, { travellers }: Booking): readonly SupplierTicket[] {
  const left = [...order.passengers]
  const documents = order.documents.filter(({ type }) => type === 'electronic_ticket')
  const tickets = travellers.map((traveller, passenger): SupplierTicket | undefined => {
    const at = left.findIndex((one) => isPerson(one, traveller))
    const [person] = at < 0 ? [] : left.splice(at, 1)
    const document = documents.find(
      ({ passenger_ids }) => person !== undefined && passenger_ids.includes(person.id),
    )
    if (document === undefined) return undefined
    return { passenger, number: document.unique_identifier, state: isCancelled(order) ? 'refunded' : 'open' }
  })
  return tickets.some((ticket) => ticket === undefined) ? [] : tickets.flatMap((ticket) => ticket ?? [])
}

export function isPerson(
  person: Order['passengers'][number],
  traveller: Booking['travellers'][number],
): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')
  return (
    plain(person.given_name) === plain(traveller.firstName) &&
    plain(person.family_name) === plain(traveller.lastName) &&
    (person.born_on ?? traveller.birthDate) === traveller.birthDate
  )
}
