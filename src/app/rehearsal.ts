import { sql } from 'kysely'
import { type RestoreWish, restore } from '#database/backup/restore.ts'
import { startRestored } from '#database/backup/restored.ts'
import { type Database, one, openDatabase } from '#database/database.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { StartupError } from '#server/startup-error.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

export interface Rehearsal {
  /** nothing older is missing */
  readonly until: Temporal.Instant
  readonly hasGap: boolean
  readonly orders: number
  readonly entries: number
  readonly lastSale: Temporal.Instant | null
  /** what the restored books do not keep to */
  readonly faults: readonly string[]
}

/** Restores into an empty place, starts it and reads every book; it is stopped again. */
export async function rehearse(wish: RestoreWish): Promise<Rehearsal> {
  const { until, hasGap } = await restore(wish)
  const embedded = await startRestored(wish.into)
  const { database, close } = openDatabase(embedded.url, 4)
  try {
    if (!(await isHouse(database)))
      throw new StartupError('What is in the backup is no database of a house yet')
    return { until, hasGap, ...(await counted(database)), faults: await faultsOf(database, until) }
  } finally {
    await close()
    await embedded.stop()
  }
}

/** At the moment it stopped: what has fallen due since then is nobody's fault. */
async function faultsOf(database: Database, now: Temporal.Instant): Promise<readonly string[]> {
  const prepaid = await openPrepayments(database)
  return [
    ...(await bookFaults(database)).map(({ law, what }) => `${law}: ${what}`),
    ...(await orderFaults(database, { now, prepaid })).map(({ law, orderId }) => `${law}: ${orderId}`),
  ]
}

async function isHouse(database: Database): Promise<boolean> {
  const { found } = await one(
    database,
    sql<{ found: boolean }>`select to_regclass('orders.order') is not null as found`,
  )
  return found
}

const counted = (database: Database) =>
  one(
    database,
    sql<Pick<Rehearsal, 'orders' | 'entries' | 'lastSale'>>`
      select (select count(*) from orders."order") as orders, (select count(*) from wallet.entry) as entries,
        (select max(at) from orders.history where status = 'paid') as "lastSale"`,
  )
