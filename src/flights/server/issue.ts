import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { supplierPayable } from '#flights/commission.ts'
import { pnrFrom, ticketNumber } from '#flights/e-ticket.ts'
import { fareOnSale } from '#flights/server/days.ts'
import { heldPrices } from '#flights/server/held-prices.ts'
import { type Hold, holdOf } from '#flights/server/holds.ts'
import { provocationOf } from '#flights/server/inventory/provocations.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import type { Room } from '#flights/server/room.ts'
import type { Issued } from '#orders/product.ts'
import { headCount, seatCount } from '#passengers/party.ts'

/** how often a flight that answers late is asked in vain, and how many seconds lie between */
const lateAnswers = { asked: 2, afterSeconds: 5 } as const
/** a flight that never answers is asked this often until the order gives up */
const noAnswers = { afterSeconds: 30 } as const

/** Turns held seats into sold ones with a reservation code and a ticket for each person; the same again for the same order. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  const hold = await holdOf(room.database, orderId)
  if (hold?.fareId == null || hold.state === 'released')
    return { kind: 'failed', reason: 'the seats were given back' }
  const fare = await fareOnSale(room.database, hold.fareId)
  if (fare === undefined) return { kind: 'failed', reason: 'the fare is gone' }
  if (hold.pnr !== null) return answer(hold, fare, hold.pnr)
  const provoked = await provokedAnswer(room, orderId, fare)
  if (provoked !== undefined) return provoked
  const pnr = await room.database.transaction().execute((trx) => ticketed(trx, { room, hold, fare }))
  if (pnr === undefined) return { kind: 'failed', reason: 'the seats were given back' }
  room.log.info({ orderId, pnr, fareId: fare.id }, 'ticket.issued')
  return answer(hold, fare, pnr)
}

/** What an airline says that goes wrong on purpose. */
async function provokedAnswer(
  room: Room,
  orderId: string,
  { departure: { airline, number } }: FareOnSale,
): Promise<Issued | undefined> {
  const provocation = provocationOf(airline.id, number)
  if (provocation === 'issue-fails') return { kind: 'failed', reason: 'the airline refused the ticket' }
  if (provocation === 'issue-never-answers') return { kind: 'later', afterSeconds: noAnswers.afterSeconds }
  if (provocation === 'issue-comes-late' && (await timesAsked(room, orderId)) <= lateAnswers.asked)
    return { kind: 'later', afterSeconds: lateAnswers.afterSeconds }
  return undefined
}

function answer(hold: Hold, fare: FareOnSale, pnr: string): Issued {
  return {
    kind: 'issued',
    reference: pnr,
    supplierPayable: supplierPayable(heldPrices(hold, fare), fare.isCharter),
  }
}

async function timesAsked(room: Room, orderId: string): Promise<number> {
  const { asked } = await one<{ asked: number }>(
    room.database,
    sql`update flights.holds set asked = asked + 1 where order_id = ${orderId} returning asked`,
  )
  return asked
}

interface Ticketing {
  readonly room: Room
  readonly hold: Hold
  readonly fare: FareOnSale
}

/** The reservation code; nothing when the seats were given back meanwhile. Of two who issue at once the second finds the first's. */
async function ticketed(trx: Trx, { room, hold, fare }: Ticketing): Promise<string | undefined> {
  const { orderId, party } = hold
  const moved = await maybe<{ pnr: string }>(
    trx,
    sql`
      update flights.holds set state = 'issued', pnr = ${pnrFrom((below) => randomInt(below))}, issued_at = ${room.clock.now()}
      where order_id = ${orderId} and state = 'held' returning pnr`,
  )
  if (moved === undefined) return (await holdOf(trx, orderId))?.pnr ?? undefined
  const seats = seatCount(party)
  await sql`update flights.fares set held = held - ${seats}, sold = sold + ${seats} where id = ${fare.id}`.execute(
    trx,
  )
  await writeTickets(trx, orderId, { prefix: fare.departure.airline.ticketPrefix, count: headCount(party) })
  return moved.pnr
}

async function writeTickets(
  trx: Trx,
  orderId: string,
  { prefix, count }: { readonly prefix: string; readonly count: number },
): Promise<void> {
  const serials = await all<{ serial: number }>(
    trx,
    sql`select nextval('flights.ticket_serial') as serial from generate_series(1, ${count})`,
  )
  const rows = serials.map(
    ({ serial }, position) => sql`(${ticketNumber(prefix, serial)}, ${orderId}, ${position})`,
  )
  await sql`insert into flights.tickets (number, order_id, position) values ${sql.join(rows)}`.execute(trx)
}
