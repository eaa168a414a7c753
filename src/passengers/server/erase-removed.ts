import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { inTurn } from '#passengers/server/list.ts'
import { type Room, regret } from '#passengers/server/saved-passengers.ts'

/** Deletes people whose time for restoring is over, and their passport pictures
 * unless the passport is still on the list. Returns both counts. */
export async function destroyTakenOff({ database, pictures, now }: Room): Promise<Destroyed> {
  const until = now().subtract(regret)
  const owners = await all(
    database,
    sql<{ user_id: string }>`select distinct user_id from passengers.saved where deleted_at <= ${until}`,
  )
  const gone = { people: 0, pictures: 0 }
  for (const { user_id: userId } of owners)
    await inTurn(database, userId, async (trx) => {
      const people = await all(trx, taken(userId, until))
      const numbers = people.flatMap(({ passport_number: number }) => number ?? [])
      const left = await stillOn(trx, userId, numbers)
      gone.people += people.length
      gone.pictures += await pictures.forgetOf(
        trx,
        userId,
        numbers.filter((number) => !left.has(number)),
      )
    })
  return gone
}

export interface Destroyed {
  readonly people: number
  readonly pictures: number
}

function taken(userId: string, until: Temporal.Instant) {
  return sql<{ passport_number: string | null }>`
    delete from passengers.saved where user_id = ${userId} and deleted_at <= ${until} returning passport_number`
}

async function stillOn(trx: Trx, userId: string, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await all(
    trx,
    sql<{ passport_number: string }>`
      select passport_number from passengers.saved
      where user_id = ${userId} and passport_number = any(${[...numbers]}::text[])`,
  )
  return new Set(rows.map(({ passport_number: number }) => number))
}
