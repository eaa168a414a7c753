import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { all, type Database, one, type Trx } from '#database/database.ts'
import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import { ticketsOf } from '#flights/choosing/leg-prices.ts'
import type { SuppliedLeg } from '#flights/supplier/server/supplier-issuing.ts'
import { pnrFrom, ticketNumber } from '#flights/tickets/e-ticket.ts'

interface Ticketing {
  readonly orderId: string
  readonly legs: readonly OrderLeg[]
  readonly supplied: readonly SuppliedLeg[]
  readonly now: Temporal.Instant
  readonly serialOf: (nth: number) => number
  readonly draw?: () => string
}

/** of 64 million codes some are taken; five collisions in a row mean a bug */
const drawsAtMost = 5

export async function ticketed(database: Database, ticketing: Ticketing): Promise<string | undefined> {
  const tickets = await ticketsFor(database, ticketing)
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
  return takenCodes.has(String(constraint))
}

const takenCodes = new Set(['holds_pnr_key', 'hold_legs_pnr_key', 'further_reservations_pnr_key'])

function sold(
  database: Database,
  ticketing: Ticketing,
  tickets: readonly Ticket[],
): Promise<string | undefined> {
  const further = tickets.filter(({ ticket }) => ticket > 0)
  if (further.length === 0) return soldHeld(database, ticketing, tickets)
  const first = tickets.filter(({ ticket }) => ticket === 0)
  return database.transaction().execute(async (trx) => {
    const pnr = await soldHeld(trx, ticketing, first)
    if (pnr !== undefined) await keepFurther(trx, ticketing, further)
    return pnr
  })
}

const drawn = () => pnrFrom((below) => randomInt(below))

async function soldHeld(
  trx: Trx,
  { orderId, legs, supplied, now, draw = drawn }: Ticketing,
  tickets: readonly Ticket[],
): Promise<string | undefined> {
  const { pnr } = await one(
    trx,
    sql<{ pnr: string | null }>`
      select flights.sell_held(${orderId}, ${legs.map(() => draw())},
        ${legs.map(({ leg }) => supplied.find((one) => one.leg === leg)?.pnr ?? null)},
        ${tickets.map(({ number }) => number)}, ${tickets.map(({ leg }) => leg)},
        ${tickets.map(({ position }) => position)}, ${now}) as pnr`,
  )
  return pnr ?? undefined
}

/** Keeps nothing when a parallel call was first. */
async function keepFurther(
  trx: Trx,
  { orderId, draw = drawn }: Ticketing,
  tickets: readonly Ticket[],
): Promise<void> {
  const reservations = [...new Map(tickets.map((one) => [`${one.leg} ${one.ticket}`, one])).values()]
  await sql`
    with reserved as (
      insert into flights.further_reservations (order_id, leg, ticket, pnr)
      select ${orderId}, leg, ticket, pnr from unnest(${reservations.map(({ leg }) => leg)}::smallint[],
        ${reservations.map(({ ticket }) => ticket)}::smallint[], ${reservations.map(() => draw())}::text[]) as r (leg, ticket, pnr)
      on conflict (order_id, leg, ticket) do nothing returning leg, ticket)
    insert into flights.further_tickets (number, order_id, leg, ticket, position)
    select number, ${orderId}, t.leg, t.ticket, position from unnest(${tickets.map(({ number }) => number)}::text[],
      ${tickets.map(({ leg }) => leg)}::smallint[], ${tickets.map(({ ticket }) => ticket)}::smallint[],
      ${tickets.map(({ position }) => position)}::integer[]) as t (number, leg, ticket, position)
    join reserved on reserved.leg = t.leg and reserved.ticket = t.ticket`.execute(trx)
}

interface Ticket {
  readonly number: string
  readonly leg: number
  /** index among the direction's separate tickets, from 0 */
  readonly ticket: number
  readonly position: number
}

/** One a person and separate ticket of a direction: the supplier's, or one of ours under the airline of its first flight. */
async function ticketsFor(trx: Trx, { legs, supplied, serialOf }: Ticketing): Promise<readonly Ticket[]> {
  const wanted = legs.flatMap(({ leg, held, sold }) => {
    const theirs = supplied.find((one) => one.leg === leg)
    // a supplier issues its offer as one ticket
    const tickets = theirs === undefined ? ticketsOf(sold.fares) : [sold.fares]
    return tickets.flatMap(([fare = sold.fares[0]], ticket) =>
      held.groups.map((_, position) => ({
        leg,
        ticket,
        position,
        prefix: fare.departure.airline.ticketPrefix,
        theirs: theirs?.numbers[position],
      })),
    )
  })
  const serials = await all<{ serial: number }>(
    trx,
    sql`select nextval('flights.ticket_serial') as serial from generate_series(1, ${wanted.length})`,
  )
  return wanted.map(({ leg, ticket, position, prefix, theirs }, place) => ({
    number: theirs ?? ticketNumber(prefix, serialOf(serials[place]?.serial ?? 0)),
    leg,
    ticket,
    position,
  }))
}
