import { sql } from 'kysely'
import { type RestoreWish, restore } from '#database/backup/restore.ts'
import { startRestored } from '#database/backup/restored.ts'
import { type Database, one, openDatabase } from '#database/database.ts'
import { lastPaidAt, ordersByStatus } from '#orders/server/counts.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { StartupError } from '#server/startup-error.ts'
import { bookFaults, openPrepayments, openShares } from '#wallet/server/books.ts'

export interface Rehearsal {
  /** nothing older is missing */
  readonly until: Temporal.Instant
  readonly hasGap: boolean
  readonly orders: number
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
    const orders = (await ordersByStatus(database)).reduce((sum, one) => sum + one.orders, 0)
    const lastSale = await lastPaidAt(database)
    return { until, hasGap, orders, lastSale, faults: await faultsOf(database, until) }
  } finally {
    await close()
    await embedded.stop()
  }
}

/** At the moment it stopped: what has fallen due since then is nobody's fault. */
async function faultsOf(database: Database, now: Temporal.Instant): Promise<readonly string[]> {
  const prepaid = await openPrepayments(database)
  const shares = await openShares(database)
  return [
    ...(await bookFaults(database)).map(({ law, what }) => `${law}: ${what}`),
    ...(await orderFaults(database, { now, prepaid, shares })).map(
      ({ law, orderId }) => `${law}: ${orderId}`,
    ),
  ]
}

async function isHouse(database: Database): Promise<boolean> {
  const { found } = await one(
    database,
    sql<{ found: boolean }>`select to_regclass('orders.order') is not null as found`,
  )
  return found
}
