import type { Trx } from '#database/database.ts'
import { heldLegs, type OrderLeg, payableFor } from '#flights/server/held-legs.ts'
import { holdOf } from '#flights/server/holds.ts'
import { paxTypeOf } from '#flights/server/party-prices.ts'
import type { Room } from '#flights/server/room.ts'
import { type TicketKept, ticketsOf } from '#flights/server/tickets-kept.ts'
import type { RefundableItem, RefundLeg, RefundTerms } from '#orders/refund-terms.ts'
import { partyOf } from '#passengers/party.ts'

/**
 * What each person of an issued order paid for each direction, and what may be given back of it; as the transaction sees it,
 * if one is handed in.
 */
export async function refundTerms(
  { database, clock }: Room,
  orderId: string,
  trx: Trx = database,
): Promise<RefundTerms> {
  const hold = await holdOf(trx, orderId)
  if (hold?.state !== 'issued') throw new Error(`order ${orderId} is not issued`)
  const legs = await heldLegs(trx, hold)
  const tickets = await ticketsOf(trx, orderId)
  return {
    isCharter: legs.some(({ sold }) => sold.isCharter),
    items: legs.flatMap((one) => itemsOf(one, { tickets, now: clock.now() })),
    legs: legs.map(refundLeg),
  }
}

interface Standing {
  readonly tickets: readonly TicketKept[]
  readonly now: Temporal.Instant
}

function itemsOf({ leg, held, sold }: OrderLeg, { tickets, now }: Standing): readonly RefundableItem[] {
  const isFlown = Temporal.Instant.compare(now, sold.departsAt) >= 0
  return held.groups.map((group, passenger) => {
    const price = sold.prices.find(({ paxType }) => paxType === paxTypeOf[group])
    if (price === undefined) throw new RangeError(`leg ${leg} has no price for its ${group}`)
    const ticket = tickets.find((one) => one.leg === leg && one.position === passenger)
    return {
      passenger,
      leg,
      group,
      base: price.base,
      total: price.total,
      supplierShare: payableFor(sold, partyOf([group])),
      state: stateOf(ticket, isFlown),
    }
  })
}

function stateOf(ticket: TicketKept | undefined, isFlown: boolean): RefundableItem['state'] {
  if (ticket?.state === 'refunded') return 'refunded'
  return isFlown ? 'flown' : 'refundable'
}

function refundLeg({ leg, sold }: OrderLeg): RefundLeg {
  const [{ departure: first }] = sold.fares
  return {
    leg,
    proposalId: sold.proposalId,
    departure: first.departsLocal.toZonedDateTime(first.origin.timeZone),
    ladders: sold.fares.map(({ ladder }) => ladder),
    flights: sold.fares.map(({ departure, isCharter }) => ({
      airlineCode: departure.airline.iata,
      flightNumber: departure.flightNumber,
      departsAt: departure.departsAt,
      isCharter,
    })),
  }
}
