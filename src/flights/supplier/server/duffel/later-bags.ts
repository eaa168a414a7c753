import * as z from 'zod/mini'
import type { BagsToBook, LaterBag, OrderThere } from '#flights/supplier/later-bags.ts'
import type { Booking } from '#flights/supplier/order.ts'
import { amountOf } from '#flights/supplier/server/duffel/amounts.ts'
import { isBag, isSame, kgOf, Service } from '#flights/supplier/server/duffel/bags.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { isOrderId } from '#flights/supplier/server/duffel/offer-ref.ts'
import { isCancelled, isPaid, isPerson, Order } from '#flights/supplier/server/duffel/order-response.ts'
import { currencyIn, minorIn, rialOf } from '#suppliers/foreign-amount.ts'
import { mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

/** https://duffel.com/docs/guides/adding-post-booking-bags: bags alone. Seats are sold only while an order is made. */
const OrderWithServices = z.object({
  data: z.extend(Order, {
    slices: z.array(z.object({ segments: z.array(z.object({ id: z.string() })) })),
    services: z._default(z.array(z.object({ id: z.string() })), []),
  }),
})
type OrderWithServices = z.infer<typeof OrderWithServices>['data']
const Available = z.object({ data: z.array(z.unknown()) })

export async function laterBagsAtDuffel(
  desk: DuffelDesk,
  { ref, booking }: OrderThere,
  signal: AbortSignal,
): Promise<Outcome<readonly LaterBag[]>> {
  const rates = await desk.rates()
  const read = await orderThere(desk, ref, signal)
  if (read.kind !== 'done') return read
  const path = `/orders/${ref}/available_services`
  const told = unsent(await askDuffel(desk, { path, shape: Available }, signal))
  return mapped(told, ({ data }) => bagsAfter(data, { order: read.value, booking, rates }))
}

interface Reading {
  readonly order: OrderWithServices
  readonly booking: Booking
  readonly rates: Awaited<ReturnType<DuffelDesk['rates']>>
}

/** Left out: what is not a bag, is for several people or a part of a direction, or in money that we have no rate for. */
export function bagsAfter(told: readonly unknown[], { order, booking, rates }: Reading): readonly LaterBag[] {
  return told.flatMap((one): readonly LaterBag[] => {
    const service = Service.safeParse(one).data
    if (service === undefined) return []
    const currency = currencyIn(service.total_currency)
    const rate = currency && rates[currency]
    const minor = minorIn(service.total_amount)
    const direction = order.slices.findIndex(({ segments }) =>
      isSame(
        service.segment_ids,
        segments.map(({ id }) => id),
      ),
    )
    const passenger = positionOf(service, order, booking)
    if (rate === undefined || minor === undefined || direction < 0 || passenger < 0) return []
    if (!isBag(service, rate.currency)) return []
    const kg = kgOf(service)
    const price = rialOf(minor, rate)
    return [
      {
        direction,
        passenger,
        id: `1pc${kg}`,
        kg,
        pieces: 1,
        price,
        rate,
        service: { id: service.id, minor },
      },
    ]
  })
}

function positionOf(
  { passenger_ids: [only, ...more] }: Service,
  { passengers }: OrderWithServices,
  { travellers }: Booking,
): number {
  const person = passengers.find(({ id }) => id === only)
  if (person === undefined || more.length > 0) return -1
  return travellers.findIndex((traveller) => isPerson(person, traveller))
}

/** Paid and not cancelled. */
async function orderThere(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<OrderWithServices>> {
  if (!isOrderId(ref)) return rejected('gone', 'no order of this supplier')
  const read = unsent(await askDuffel(desk, { path: `/orders/${ref}`, shape: OrderWithServices }, signal))
  if (read.kind !== 'done') return read
  const order = read.value.data
  if (isCancelled(order)) return rejected('expired', 'it was cancelled')
  if (!isPaid(order)) return rejected('notAllowed', 'it has no tickets')
  return mapped(read, ({ data }) => data)
}

export async function servicesAtDuffel(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<readonly string[]>> {
  if (!isOrderId(ref)) return rejected('gone', 'no order of this supplier')
  const read = unsent(await askDuffel(desk, { path: `/orders/${ref}`, shape: OrderWithServices }, signal))
  return mapped(read, ({ data }) => data.services.map(({ id }) => id))
}

export async function addBagsAtDuffel(
  desk: DuffelDesk,
  { ref, services, currency }: BagsToBook,
  signal: AbortSignal,
): Promise<Outcome<readonly string[]>> {
  if (!isOrderId(ref)) return rejected('gone', 'no order of this supplier')
  const total = services.reduce((sum, { minor }) => sum + minor, 0)
  const data = {
    payment: { type: 'balance', amount: amountOf(total), currency },
    add_services: services.map(({ id }) => ({ id, quantity: 1 })),
  }
  const made = await askDuffel(
    desk,
    { path: `/orders/${ref}/services`, data, shape: OrderWithServices },
    signal,
  )
  return mapped(made, ({ data: order }) => order.services.map(({ id }) => id))
}
