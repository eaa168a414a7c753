import type { PassesOffered } from '#flights/passes/server/wallet-passes.ts'
import type { TicketNumber } from '#flights/tickets/web/flight-order-texts.ts'
import type { PageRooms } from '#web/page-context.server.ts'

export interface PassesOnOrder extends PassesOffered {
  /** who has a ticket left, by position on the order */
  readonly people: readonly { readonly passenger: number; readonly name: string }[]
}

/** Of nobody where there are no keys. Names are by position on the order. */
export function passesOnOrder(
  { flights }: Pick<PageRooms['flights'], 'flights'>,
  { tickets, names }: { readonly tickets: readonly TicketNumber[]; readonly names: readonly string[] },
): PassesOnOrder {
  const offered = flights.passes.offered()
  const open = offered.apple || offered.google ? tickets.filter(({ state }) => state === 'open') : []
  return {
    ...offered,
    people: [...new Set(open.map(({ passenger }) => passenger))].map((passenger) => ({
      passenger,
      name: names[passenger] ?? '',
    })),
  }
}
