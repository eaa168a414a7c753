import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { pnrFrom, ticketNumber } from '#flights/e-ticket.ts'
import type { OrderLeg } from '#flights/server/held-legs.ts'
import { holdOf, lockFaresOf } from '#flights/server/holds.ts'
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
  const codes = legs.map(() => pnrFrom((below) => randomInt(below)))
  const moved = await maybe<{ pnr: string }>(
    trx,
    sql`
      update flights.holds set state = 'issued', pnr = ${codes[0]}, issued_at = ${now}
      where order_id = ${orderId} and state = 'held' returning pnr`,
  )
  if (moved === undefined) return (await holdOf(trx, orderId))?.pnr ?? undefined
  await sql`
    update flights.hold_legs set pnr = code from unnest(${codes}::text[]) with ordinality as codes (code, place)
    where order_id = ${orderId} and leg = place - 1`.execute(trx)
  await lockFaresOf(trx, orderId)
  await sql`
    update flights.fares set held = held - had.seats, sold = sold + had.seats
    from (select fare_id, sum(seats) as seats from flights.hold_fares where order_id = ${orderId} group by fare_id) had
    where id = fare_id`.execute(trx)
  for (const { leg, pnr } of supplied)
    await sql`
      update flights.hold_legs set supplier_pnr = ${pnr} where order_id = ${orderId} and leg = ${leg}`.execute(
      trx,
    )
  await writeTickets(trx, orderId, { legs, supplied })
  return moved.pnr
}

/** One a person and direction: the supplier's, or one of ours under the airline of its first flight. */
async function writeTickets(
  trx: Trx,
  orderId: string,
  { legs, supplied }: Pick<Ticketing, 'legs' | 'supplied'>,
): Promise<void> {
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
  const rows = wanted.map(
    ({ leg, position, prefix, theirs }, place) =>
      sql`(${theirs ?? ticketNumber(prefix, serials[place]?.serial ?? 0)}, ${orderId}, ${leg}, ${position})`,
  )
  await sql`insert into flights.tickets (number, order_id, leg, position) values ${sql.join(rows)}`.execute(
    trx,
  )
}
