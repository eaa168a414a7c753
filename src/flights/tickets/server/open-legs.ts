import { type PaidByOne, paidByEach } from '#flights/booking/paid-by-each.ts'
import type { HeldBag } from '#flights/booking/server/held-bags.ts'
import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import { type CountedPrice, countedPrices, paxTypeOf } from '#flights/search/server/party-prices.ts'
import type { HeldSeat } from '#flights/seats/held-seats.ts'
import type { FlightOrder } from '#flights/tickets/server/order-views.ts'
import type { StoredTicket } from '#flights/tickets/server/stored-tickets.ts'
import { directionWords } from '#orders/direction-words.ts'
import { takenOff } from '#orders/order.ts'
import { partyOf } from '#passengers/party.ts'

export interface OpenLeg {
  readonly one: OrderLeg
  /** «رفت»; undefined for a single direction */
  readonly name: string | undefined
  readonly tickets: readonly StoredTicket[]
  readonly prices: readonly CountedPrice[]
  readonly bags: readonly HeldBag[]
  readonly seatsChosen: readonly HeldSeat[]
  /** what each person paid, bag and seats included, with their part of the discount */
  readonly paid: readonly PaidByOne[]
}

/** Directions with tickets not yet refunded. */
export function openLegs(ordered: FlightOrder, tickets: readonly StoredTicket[]): readonly OpenLeg[] {
  const paidOnAll = paidByEach(ordered.legs.map(pricedLeg), takenOff(ordered.order))
  return ordered.legs
    .map((one, place) => {
      const open = tickets.filter(({ leg, state }) => leg === one.leg && state === 'open')
      const party = partyOf(open.flatMap(({ position }) => one.held.groups[position] ?? []))
      const prices = countedPrices(one.sold.prices, party)
      const isOpen = ({ passenger }: { readonly passenger: number }) =>
        open.some(({ position }) => position === passenger)
      const bags = one.held.bags.filter(isOpen)
      const seatsChosen = (one.held.seatsChosen ?? []).filter(isOpen)
      const paid = (paidOnAll[place] ?? []).filter((_, position) =>
        open.some((ticket) => ticket.position === position),
      )
      return { one, name: nameOf(ordered, one), tickets: open, prices, bags, seatsChosen, paid }
    })
    .filter((leg) => leg.tickets.length > 0)
}

export function pricedLeg({ held: { groups, bags, seatsChosen: seats, protections }, prices }: OrderLeg) {
  return { paxTypes: groups.map((group) => paxTypeOf[group]), prices, bags, seats, protections }
}

function nameOf({ legs }: FlightOrder, { leg }: OrderLeg): string | undefined {
  if (legs.length === 1) return undefined
  return directionWords(
    legs.map(({ held }) => held),
    leg,
  )
}
