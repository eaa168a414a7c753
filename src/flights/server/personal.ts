import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database, type Trx } from '#database/database.ts'
import { claimsWhere } from '#flights/claims/server/stored-claims.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { PersonalFile, PersonalPart } from '#server/personal-part.ts'
import { Refusal } from '#server/refusal.ts'

/** Delays between retries of printing, ms; after the last the export fails, since it must be complete. */
const usualPauses = [250, 500, 1000, 2000, 4000]

interface Neighbours {
  readonly flights: Pick<Flights, 'ticketPdf'>
  readonly pauses?: readonly number[]
  issuedOf(userId: string): Promise<readonly string[]>
  ordersOf(userId: string, trx: Trx): Promise<readonly string[]>
}

/** Data export and deletion; deletion removes people from what was sent to suppliers and leaves the rest. */
export function flightsPart(database: Database, neighbours: Neighbours): PersonalPart {
  return {
    room: 'flights',
    exported: async (userId) => ({
      watches: await all(
        database,
        sql<object>`select origin_name as origin, destination_name as destination, airline_name as airline,
            flight_number as flight, departs_local as departs, watched_at as "since", ended_at as "until"
          from flights.watches where user_id = ${userId} order by watched_at`,
      ),
      claims: await claimsWhere(
        database,
        sql`c.order_id = any(${await neighbours.ordersOf(userId, database)}::uuid[])`,
      ),
    }),
    async *files(userId) {
      for (const orderId of await neighbours.issuedOf(userId)) yield* ticketOf(neighbours, orderId, userId)
    },
    async erase(trx, { userId }) {
      const orders = await neighbours.ordersOf(userId, trx)
      return affected(
        trx,
        sql`delete from flights.watches where user_id = ${userId}`,
        sql`delete from flights.claims where order_id = any(${orders}::uuid[])`,
        sql`update flights.supplier_orders set history = '[]', booking = booking || jsonb_build_object('stripped', true,
            'travellers', (select coalesce(jsonb_agg('{}'::jsonb), '[]') from jsonb_array_elements(booking->'travellers')),
            'contact', jsonb_build_object('phone', '', 'email', null))
          where order_id = any(${orders}::uuid[])`,
      )
    },
  }
}

async function* ticketOf(
  { flights, pauses = usualPauses }: Pick<Neighbours, 'flights' | 'pauses'>,
  orderId: string,
  userId: string,
): AsyncGenerator<PersonalFile> {
  try {
    const { body, fileName } = await whenFree(() => flights.ticketPdf({ orderId, userId }), pauses)
    yield { name: fileName, body }
  } catch (error) {
    // without a typesetter there is no PDF; the facts are in the orders' part
    if (!(error instanceof Refusal) || error.code !== 'PDF_UNAVAILABLE') throw error
  }
}

async function whenFree<T>(print: () => Promise<T>, pauses: readonly number[]): Promise<T> {
  for (const pause of pauses)
    try {
      return await print()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'PDF_BUSY') throw error
      await new Promise((wake) => setTimeout(wake, pause))
    }
  return print()
}
