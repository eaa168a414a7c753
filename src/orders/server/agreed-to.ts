import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { type AgreedView, agreedView } from '#law/agreed-terms.ts'
import { ownRow } from '#orders/server/record.ts'
import type { Room } from '#orders/server/room.ts'

/** An edition, with the newest order that was paid for under it. */
export interface AgreedEdition {
  readonly terms: AgreedView
  readonly orderNumber: string
  readonly at: Temporal.Instant
}

/** The terms that an order was made under, as they can be read still; null where it names none. */
export async function agreedTo(
  { sites, deskEditions }: Pick<Room, 'sites' | 'deskEditions'>,
  { terms }: { readonly terms: string | null },
): Promise<AgreedView | null> {
  return agreedView(terms, sites.brands, await deskEditions())
}

export function openTerms(room: Pick<Room, 'database' | 'sites' | 'deskEditions'>) {
  return {
    termsOf: async (orderId: string, userId: string) =>
      agreedTo(room, await ownRow(room.database, orderId, userId)),
    async editionsAgreedBy(userId: string): Promise<readonly AgreedEdition[]> {
      const rows = await all(room.database, newestByTerms(userId))
      const written = await room.deskEditions()
      return rows
        .flatMap(({ terms: agreed, orderNumber, at }) => {
          const terms = agreedView(agreed, room.sites.brands, written)
          return terms === null ? [] : { terms, orderNumber, at }
        })
        .toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))
    },
  }
}

/** Whoever never paid was never asked whether he agrees. */
function newestByTerms(userId: string) {
  return sql<{ terms: string; orderNumber: string; at: Temporal.Instant }>`
    select distinct on (terms) terms, number as "orderNumber", created_at as at from orders."order"
    where owner_id = ${userId} and terms is not null
      and status in ('paid', 'issuing', 'issued', 'refunded', 'unissued', 'replaced', 'failed')
    order by terms, created_at desc`
}
