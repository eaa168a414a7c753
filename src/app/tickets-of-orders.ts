import { ticketsFor } from '#flights/tickets/web/tickets-on-screen.server.ts'
import type { SupportNeighbours } from '#support/server/support.ts'

/** What the ticket on the screen says of each direction. */
export function ticketsOfOrders(rooms: Parameters<typeof ticketsFor>[0]): SupportNeighbours['ticketsOf'] {
  return async ({ orderId, userId }) => {
    const tickets = await ticketsFor(rooms, orderId, userId)
    return tickets.map(({ origin, destination, facts }) => ({
      flight: `${origin.city} به ${destination.city}`,
      facts,
    }))
  }
}
