import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import { ticketsOf as ticketsOfLeg } from '#flights/choosing/leg-prices.ts'
import type { Room } from '#flights/server/room.ts'
import { ticketNumber } from '#flights/tickets/e-ticket.ts'

interface OpenTicket {
  readonly number: string
  readonly leg: number
  /** of a direction on separate tickets which, from 0 */
  readonly ticket: number
}

export interface Reissued {
  readonly orderId: string
  readonly position: number
  readonly legs: readonly OrderLeg[]
  /** as an airline gave them, by direction and ticket; ours are drawn */
  readonly given?: readonly string[] | undefined
}

/** Another ticket in the place of each open one of this person on these directions; those before are void. */
export async function reissue(room: Room, trx: Trx, reissued: Reissued): Promise<readonly string[]> {
  const standing = await openTickets(trx, reissued)
  const numbers = reissued.given ?? (await drawn(room, trx, { standing, legs: reissued.legs }))
  if (numbers.length !== standing.length)
    throw new RangeError(`${standing.length} tickets need a number each`)
  const { orderId, position } = reissued
  await sql`
    insert into flights.voided_tickets (number, order_id, leg, ticket, position, voided_at)
    select number, ${orderId}, leg, ticket, ${position}, ${room.clock.now()}
    from unnest(${standing.map(({ number }) => number)}::text[], ${standing.map(({ leg }) => leg)}::smallint[],
      ${standing.map(({ ticket }) => ticket)}::smallint[]) as t (number, leg, ticket)`.execute(trx)
  const pairs = sql`unnest(${standing.map(({ number }) => number)}::text[], ${numbers}::text[]) as pair (was, becomes)`
  await sql`update flights.tickets set number = becomes from ${pairs} where number = was`.execute(trx)
  await sql`update flights.further_tickets set number = becomes from ${pairs} where number = was`.execute(trx)
  return numbers
}

export function openTickets(
  trx: Trx,
  { orderId, position, legs }: Omit<Reissued, 'given'>,
): Promise<readonly OpenTicket[]> {
  return all(
    trx,
    sql<OpenTicket>`
      with open as (
        select number, leg from flights.tickets
        where order_id = ${orderId} and position = ${position} and state = 'open' and leg = any(${legs.map(({ leg }) => leg)}::smallint[])
        for update)
      select number, leg, 0 as ticket from open
      union all select further.number, further.leg, further.ticket from flights.further_tickets further
        join open on open.leg = further.leg
        where further.order_id = ${orderId} and further.position = ${position}
      order by 2, 3`,
  )
}

interface Drawing {
  readonly standing: readonly OpenTicket[]
  readonly legs: readonly OrderLeg[]
}

async function drawn(
  { ticketSerialOf }: Room,
  trx: Trx,
  { standing, legs }: Drawing,
): Promise<readonly string[]> {
  const serials = await all<{ serial: number }>(
    trx,
    sql`select nextval('flights.ticket_serial') as serial from generate_series(1, ${standing.length})`,
  )
  return standing.map(({ leg, ticket }, place) => {
    const sold = legs.find((one) => one.leg === leg)?.sold
    const fare = sold && ticketsOfLeg(sold.fares)[ticket]?.[0]
    const prefix = (fare ?? sold?.fares[0])?.departure.airline.ticketPrefix ?? ''
    return ticketNumber(prefix, ticketSerialOf(serials[place]?.serial ?? 0))
  })
}
