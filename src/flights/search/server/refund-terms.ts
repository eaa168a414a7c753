import type { Trx } from '#database/database.ts'
import { bagOf, type HeldBag } from '#flights/booking/server/held-bags.ts'
import { directionOf, heldLegs, type OrderLeg, payableFor } from '#flights/booking/server/held-legs.ts'
import { holdOf } from '#flights/booking/server/holds.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { protectionOf } from '#flights/protection/held-protection.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { paxTypeOf } from '#flights/search/server/party-prices.ts'
import { type HeldSeat, seatsOf, seatsTotal } from '#flights/seats/held-seats.ts'
import type { Room } from '#flights/server/room.ts'
import { type BackThere, backThere } from '#flights/supplier/server/supplier-refund.ts'
import { type StoredTicket, ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import { plus, sum } from '#money/rial.ts'
import type { RefundableItem, RefundLeg, RefundTerms } from '#orders/refund-terms.ts'
import { seatWords } from '#papers/seat-words.ts'
import { partyOf } from '#passengers/party.ts'
import type { Protection } from '#penalties/protection.ts'

/** What each person paid per direction and may get back; without `trx`, suppliers that quoted no penalties are asked. */
export async function refundTerms(room: Room, orderId: string, trx?: Trx): Promise<RefundTerms> {
  const seen = trx ?? room.database
  const hold = await holdOf(seen, orderId)
  if (hold?.state !== 'issued') throw new Error(`order ${orderId} is not issued`)
  const legs = await heldLegs({ database: seen, fares: room.fares }, hold)
  const tickets = await ticketsOf(seen, orderId)
  const items = legs.flatMap((one) => itemsOf(one, { tickets, now: room.clock.now() }))
  const sold = { orderId, directions: legs.map(directionOf), items, mayAsk: trx === undefined }
  const there = await backThere(room, sold)
  return {
    isCharter: legs.some((leg) => leg.sold.isCharter),
    items: items.map((item) => togetherWith(item, there.get(item.leg))),
    legs: legs.map((leg) => refundLeg(leg, there.get(leg.leg))),
  }
}

function togetherWith(item: RefundableItem, there: BackThere | undefined): RefundableItem {
  const together = there?.together(item.passenger)
  return together === undefined ? item : { ...item, together }
}

interface TicketsNow {
  readonly tickets: readonly StoredTicket[]
  readonly now: Temporal.Instant
}

function itemsOf({ leg, held, sold }: OrderLeg, { tickets, now }: TicketsNow): readonly RefundableItem[] {
  const isFlown = Temporal.Instant.compare(now, sold.departsAt) >= 0
  return held.groups.map((group, passenger) => {
    const price = sold.prices.find(({ paxType }) => paxType === paxTypeOf[group])
    if (price === undefined) throw new RangeError(`leg ${leg} has no price for its ${group}`)
    const ticket = tickets.find((one) => one.leg === leg && one.position === passenger)
    const ticketOnly = {
      passenger,
      leg,
      group,
      base: price.base,
      total: price.total,
      supplierShare: payableFor(sold, partyOf([group])),
      state: stateOf(ticket, isFlown),
    }
    const withBags = withBag(ticketOnly, bagOf(held.bags, passenger))
    return withProtection(
      withSeats(withBags, seatsOf(held.seatsChosen, passenger)),
      protectionOf(held.protections, passenger),
    )
  })
}

/** A bag is refunded with its ticket at the same percent (`bag-tariffs.ts`): its price is part of the base. */
function withBag(item: RefundableItem, bag: HeldBag | undefined): RefundableItem {
  if (bag === undefined) return item
  return {
    ...item,
    base: plus(item.base, bag.price),
    total: plus(item.total, bag.price),
    supplierShare: plus(item.supplierShare, bag.supplierShare),
    extra: `${bagWords(bag)} بار اضافه`,
  }
}

/** As a bag: a supplier gives a ticket back with all that was bought with it. */
function withSeats(item: RefundableItem, seats: readonly HeldSeat[]): RefundableItem {
  if (seats.length === 0) return item
  const price = seatsTotal(seats)
  return {
    ...item,
    base: plus(item.base, price),
    total: plus(item.total, price),
    supplierShare: plus(item.supplierShare, sum(seats.map(({ supplierShare }) => supplierShare))),
    extra: [item.extra, seatWords(seats)].filter(Boolean).join(' و '),
  }
}

/** Paid with the ticket, but no part of its fare. */
function withProtection(item: RefundableItem, protection: Protection | undefined): RefundableItem {
  if (protection === undefined) return item
  return { ...item, total: plus(item.total, protection.price), protection }
}

function stateOf(ticket: StoredTicket | undefined, isFlown: boolean): RefundableItem['state'] {
  if (ticket?.state === 'refunded') return 'refunded'
  return isFlown ? 'flown' : 'refundable'
}

function refundLeg({ leg, sold }: OrderLeg, there: BackThere | undefined): RefundLeg {
  const [{ departure: first }] = sold.fares
  return {
    leg,
    proposalId: sold.proposalId,
    departure: first.departsLocal.toZonedDateTime(first.origin.timeZone),
    cityName: cityName(first.origin),
    ladders: there?.ladders ?? sold.fares.map(({ ladder }) => ladder),
    isUntold: there?.isUntold ?? false,
    flights: sold.fares.map(({ departure, isCharter }) => ({
      airlineCode: departure.airline.iata,
      flightNumber: departure.flightNumber,
      departsAt: departure.departsAt,
      isCharter,
    })),
  }
}
