import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { all, type Database, one, type Trx } from '#database/database.ts'
import { pnrFrom, ticketNumber } from '#flights/e-ticket.ts'
import type { OrderLeg } from '#flights/server/held-legs.ts'
import type { SuppliedLeg } from '#flights/server/suppliers/issuing-there.ts'

interface Ticketing {
  readonly orderId: string
  readonly legs: readonly OrderLeg[]
  /** what suppliers have issued of it */
  readonly supplied: readonly SuppliedLeg[]
  readonly now: Temporal.Instant
  /** draws a reservation code by chance */
  readonly draw?: () => string
}

/** There are 64 million codes: now and then somebody has one already. Five times in a row is no chance any more. */
const drawsAtMost = 5

/**
 * Sells what an order holds: a reservation code for each direction, the first one's is answered; nothing when the seats
 * were given back meanwhile, `cancelled` when their flight was. Of two who issue at once the second finds the first's.
 */
export async function ticketed(database: Database, ticketing: Ticketing): Promise<string | undefined> {
  const tickets = await ticketsFor(database, ticketing.legs, ticketing.supplied)
  for (let drawn = 1; ; drawn++)
    try {
      return await sold(database, ticketing, tickets)
    } catch (error) {
      const constraint = constraintOf(error)
      if (constraint === 'cancelled_is_not_sold') return 'cancelled'
      if (drawn === drawsAtMost || !isTaken(constraint)) throw error
    }
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && 'constraint' in error ? error.constraint : undefined
}

function isTaken(constraint: unknown): boolean {
  return constraint === 'holds_pnr_key' || constraint === 'hold_legs_pnr_key'
}

async function sold(
  database: Database,
  { orderId, legs, supplied, now, draw = () => pnrFrom((below) => randomInt(below)) }: Ticketing,
  tickets: readonly Ticket[],
): Promise<string | undefined> {
  const { pnr } = await one(
    database,
    sql<{ pnr: string | null }>`
      select flights.sell_held(${orderId}, ${legs.map(() => draw())},
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
