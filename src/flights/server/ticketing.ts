import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import { pnrFrom, ticketNumber } from '#flights/e-ticket.ts'
import type { OrderLeg } from '#flights/server/held-legs.ts'
import type { SuppliedLeg } from '#flights/server/suppliers/issuing-there.ts'

interface Ticketing {
  readonly orderId: string
  readonly legs: readonly OrderLeg[]
  /** what suppliers have issued of it */
  readonly supplied: readonly SuppliedLeg[]
  readonly now: Temporal.Instant
}

/**
 * Sells what an order holds: a reservation code for each direction, the first one's is answered; nothing when the seats
 * were given back meanwhile. Of two who issue at once the second finds the first's.
 */
export async function ticketed(
  trx: Trx,
  { orderId, legs, supplied, now }: Ticketing,
): Promise<string | undefined> {
  const tickets = await ticketsFor(trx, legs, supplied)
  const { pnr } = await one(
    trx,
    sql<{ pnr: string | null }>`
      select flights.sell_held(${orderId}, ${legs.map(() => pnrFrom((below) => randomInt(below)))},
        ${legs.map(({ leg }) => supplied.find((one) => one.leg === leg)?.pnr ?? null)},
        ${tickets.map(({ number }) => number)}, ${tickets.map(({ leg }) => leg)},
        ${tickets.map(({ position }) => position)}, ${now}) as pnr`,
  )
  return pnr ?? undefined
}

interface Ticket {
  readonly number: string
  readonly leg: number
  readonly position: number
}

/** One a person and direction: the supplier's, or one of ours under the airline of its first flight. */
async function ticketsFor(
  trx: Trx,
  legs: Ticketing['legs'],
  supplied: Ticketing['supplied'],
): Promise<readonly Ticket[]> {
  const wanted = legs.flatMap(({ leg, held, sold }) =>
    held.groups.map((_, position) => ({
      leg,
      position,
      prefix: sold.fares[0].departure.airline.ticketPrefix,
      theirs: supplied.find((one) => one.leg === leg)?.numbers[position],
    })),
  )
  const serials = await all<{ serial: number }>(
    trx,
    sql`select nextval('flights.ticket_serial') as serial from generate_series(1, ${wanted.length})`,
  )
  return wanted.map(({ leg, position, prefix, theirs }, place) => ({
    number: theirs ?? ticketNumber(prefix, serials[place]?.serial ?? 0),
    leg,
    position,
  }))
}
