import { nameView } from '#accounts/names.ts'
import type { Trx } from '#database/database.ts'
import type { FlightOrder } from '#flights/tickets/server/order-views.ts'
import { ticketsOf } from '#flights/tickets/server/stored-tickets.ts'

export interface ClaimPerson {
  readonly name: string
  readonly ticket: string
  /** false for one that went back */
  readonly isOpen: boolean
}

/** Who signs a letter about a direction, with the numbers of their tickets. */
export async function claimPeople(
  trx: Trx,
  { order, passengers }: FlightOrder,
  leg: number,
): Promise<readonly ClaimPerson[]> {
  const tickets = await ticketsOf(trx, order.orderId)
  return tickets.flatMap((ticket) => {
    const person = passengers[ticket.position]
    if (ticket.leg !== leg || person === undefined) return []
    return [
      {
        name: nameView(person),
        ticket: [ticket.number, ...ticket.furtherNumbers].join('، '),
        isOpen: ticket.state === 'open',
      },
    ]
  })
}
