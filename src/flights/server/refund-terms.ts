import type { Trx } from '#database/database.ts'
import { supplierPayable } from '#flights/commission.ts'
import { fareOnSale } from '#flights/server/days.ts'
import { heldPrices } from '#flights/server/held-prices.ts'
import { holdOf } from '#flights/server/holds.ts'
import { ladderNamed } from '#flights/server/on-sale-rows.ts'
import { paxTypeOf } from '#flights/server/party-prices.ts'
import type { Room } from '#flights/server/room.ts'
import { type TicketKept, ticketsOf } from '#flights/server/tickets-kept.ts'
import type { RefundableItem, RefundTerms } from '#orders/refund-terms.ts'
import { groupsOf } from '#passengers/party.ts'

/** What each person of an issued order paid, and what may be given back of it; as the transaction sees it, if one is handed in. */
export async function refundTerms(
  { database, clock }: Room,
  orderId: string,
  trx: Trx = database,
): Promise<RefundTerms> {
  const hold = await holdOf(trx, orderId)
  const fare = hold?.fareId == null ? undefined : await fareOnSale(trx, hold.fareId)
  if (hold?.state !== 'issued' || fare === undefined) throw new Error(`order ${orderId} is not issued`)
  const { departure, isCharter } = fare
  const tickets = await ticketsOf(trx, orderId)
  const isFlown = Temporal.Instant.compare(clock.now(), departure.departsAt) >= 0
  const prices = heldPrices(hold, fare)
  const items = groupsOf(hold.party).map((group, passenger): RefundableItem => {
    const price = prices.find(({ paxType }) => paxType === paxTypeOf[group])
    if (price === undefined) throw new RangeError(`order ${orderId} has no price for its ${group}`)
    return {
      passenger,
      leg: 0,
      group,
      base: price.base,
      total: price.total,
      supplierShare: supplierPayable([{ ...price, count: 1 }], isCharter),
      state: stateOf(tickets[passenger], isFlown),
    }
  })
  return {
    isCharter,
    items,
    legs: [
      {
        leg: 0,
        proposalId: String(fare.id),
        departure: departure.departsLocal.toZonedDateTime(departure.origin.timeZone),
        ladder: ladderNamed(fare.ladderId),
      },
    ],
  }
}

function stateOf(ticket: TicketKept | undefined, isFlown: boolean): RefundableItem['state'] {
  if (ticket?.state === 'refunded') return 'refunded'
  return isFlown ? 'flown' : 'refundable'
}
