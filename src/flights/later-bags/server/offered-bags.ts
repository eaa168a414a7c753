import { nameView } from '#accounts/names.ts'
import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import type { LaterBagsOnSale } from '#flights/later-bags/later-bag-calls.ts'
import { refundSays } from '#flights/later-bags/refund-words.ts'
import { saleEnd } from '#flights/later-bags/sale-end.ts'
import { type LaterBagSeller, maySell, sellerOf } from '#flights/later-bags/server/seller-of.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { bagOn } from '#flights/tickets/server/bag-on.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { type StoredTicket, ticketsOf } from '#flights/tickets/server/stored-tickets.ts'

export interface TicketDirection {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
}

interface IssuedTicket {
  readonly ordered: FlightOrder
  readonly tickets: readonly StoredTicket[]
}

/** Refuses ORDER_NOT_FOUND (also another's), NOT_ISSUED, TICKETS_REFUNDED. */
export async function issuedTicket(room: Room, orderId: string, userId: string): Promise<IssuedTicket> {
  const ordered = await flightOrder(room, orderId, userId)
  const { status } = ordered.order
  if (status === 'refunded') throw refuse('TICKETS_REFUNDED')
  if (status !== 'issued') throw refuse('NOT_ISSUED')
  return { ordered, tickets: await ticketsOf(room.database, orderId) }
}

/** Why nothing may be sold on a direction by itself, whoever sells; undefined while it may. */
export function whyClosed({ sold }: OrderLeg, now: Temporal.Instant): string | undefined {
  if (sold.fares.some(({ departure }) => departure.changed?.isCancelled === true))
    return 'ایرلاین این پرواز را لغو کرده است و باری برای آن فروخته نمی‌شود.'
  if (Temporal.Instant.compare(now, saleEnd(sold.departsAt)) >= 0)
    return 'زمان خرید بار این پرواز تمام شده است؛ اگر بار بیشتری دارید، در فرودگاه و به نرخ ایرلاین می‌پردازید.'
  return undefined
}

interface Offered {
  readonly ordered: FlightOrder
  readonly leg: OrderLeg
  readonly seller: LaterBagSeller | undefined
  readonly whyNone: string | undefined
  /** positions with an open ticket and a seat, and what they have */
  readonly people: readonly { readonly passenger: number; readonly has: string | undefined }[]
}

/** Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION. */
export async function offeredBags(room: Room, { orderId, userId, leg }: TicketDirection): Promise<Offered> {
  const { ordered, tickets } = await issuedTicket(room, orderId, userId)
  const direction = ordered.legs[leg]
  if (direction === undefined) throw refuse('NO_SUCH_DIRECTION')
  const people = tickets
    .filter((ticket) => ticket.leg === leg && ticket.state === 'open')
    .filter(({ position }) => direction.held.groups[position] !== 'infant')
    .map(({ position }) => {
      const bag = bagOn(ordered, leg, position)
      return { passenger: position, has: bag && bagWords(bag) }
    })
  const offered = { ordered, leg: direction, people }
  if (people.length === 0) throw refuse('TICKETS_REFUNDED')
  const closed = whyClosed(direction, room.clock.now())
  if (closed !== undefined) return { ...offered, seller: undefined, whyNone: closed }
  const seller = await sellerOf(room, { orderId, legs: ordered.legs, leg })
  if (seller === 'silent')
    return {
      ...offered,
      seller: undefined,
      whyNone: 'فروشندهٔ این پرواز جواب نداد؛ چند دقیقهٔ دیگر دوباره ببینید.',
    }
  if (seller === undefined || seller.bags.length === 0)
    return { ...offered, seller: undefined, whyNone: 'بار اضافهٔ این پرواز پس از خرید بلیت فروخته نمی‌شود.' }
  return { ...offered, seller, whyNone: undefined }
}

export async function laterBags(room: Room, asked: TicketDirection): Promise<LaterBagsOnSale> {
  const { ordered, leg, seller, whyNone = null, people } = await offeredBags(room, asked)
  return {
    orderId: asked.orderId,
    leg: asked.leg,
    closesAt: seller === undefined ? null : saleEnd(leg.sold.departsAt).toString(),
    source: seller?.source ?? '',
    refundSays: seller === undefined ? '' : refundSays(seller.supplier),
    whyNone,
    people: people.map(({ passenger, has = null }) => {
      const person = ordered.passengers[passenger]
      const bags = has === null ? (seller?.bags.filter((bag) => bag.passenger === passenger) ?? []) : []
      return {
        passenger,
        name: person === undefined ? '' : nameView(person),
        has,
        bags: bags.map(({ id, kg, pieces, price }) => ({ id, kg, pieces, price })),
      }
    }),
  }
}

/** For the ticket's page, which asks no supplier: directions on which somebody without a bag may look for one. */
export async function directionsForBags(
  room: Room,
  { ordered, tickets }: IssuedTicket,
): Promise<readonly number[]> {
  const now = room.clock.now()
  const open = await Promise.all(
    ordered.legs.map(async (direction) => {
      const { leg, held } = direction
      const isWanting = tickets.some(
        (ticket) =>
          ticket.leg === leg &&
          ticket.state === 'open' &&
          held.groups[ticket.position] !== 'infant' &&
          bagOn(ordered, leg, ticket.position) === undefined,
      )
      if (!isWanting || whyClosed(direction, now) !== undefined) return []
      return (await maySell(room, { orderId: ordered.order.orderId, legs: ordered.legs, leg })) ? [leg] : []
    }),
  )
  return open.flat()
}
