import type { OrderLeg } from '#flights/server/held-legs.ts'
import type { FlightOrder } from '#flights/server/order-views.ts'
import { type CountedPrice, countedPrices } from '#flights/server/party-prices.ts'
import type { TicketKept } from '#flights/server/tickets-kept.ts'
import { directionWords } from '#orders/direction-words.ts'
import { partyOf } from '#passengers/party.ts'

/** A direction somebody still travels on: their tickets, and what those people pay. */
export interface OpenLeg {
  readonly one: OrderLeg
  /** «رفت»; none where the order has only one direction */
  readonly name: string | undefined
  readonly tickets: readonly TicketKept[]
  readonly prices: readonly CountedPrice[]
}

/** The directions of an order that are not given back by everybody. */
export function openLegs(ordered: FlightOrder, tickets: readonly TicketKept[]): readonly OpenLeg[] {
  return ordered.legs
    .map((one) => {
      const open = tickets.filter(({ leg, state }) => leg === one.leg && state === 'open')
      const party = partyOf(open.flatMap(({ position }) => one.held.groups[position] ?? []))
      return { one, name: nameOf(ordered, one), tickets: open, prices: countedPrices(one.sold.prices, party) }
    })
    .filter((leg) => leg.tickets.length > 0)
}

function nameOf({ legs }: FlightOrder, { leg }: OrderLeg): string | undefined {
  if (legs.length === 1) return undefined
  return directionWords(
    legs.map(({ held }) => held),
    leg,
  )
}
