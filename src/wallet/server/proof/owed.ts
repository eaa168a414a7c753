import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { plus, type Rial, rial, ZERO } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import type { Neighbours } from '#wallet/server/neighbours.ts'

interface OwedRow {
  readonly class: 'traveller-wallet' | 'prepayment' | 'refunds-due'
  readonly owner: string
  readonly balance: number
}

/**
 * What we owe each traveller at this moment: the wallet, what is paid and not yet issued, refunds on their way. The sum
 * is the ledger's own: what has no owner that we know is listed under its account's name, and said aloud.
 */
export async function owedByUser(
  { database, log }: Pick<House, 'database' | 'log'>,
  neighbours: Neighbours,
): Promise<ReadonlyMap<string, Rial>> {
  const rows = await owedRows(database)
  const of = (name: OwedRow['class']) => rows.filter((row) => row.class === name).map((row) => row.owner)
  const [orders, refunds] = await Promise.all([
    neighbours.ownersOfOrders(of('prepayment')),
    neighbours.ownersOfRefunds(of('refunds-due')),
  ])
  const owed = new Map<string, Rial>()
  for (const row of rows) {
    const owner = row.class === 'prepayment' ? orders.get(row.owner) : refunds.get(row.owner)
    if (owner === undefined && row.class !== 'traveller-wallet')
      log.error({ class: row.class, owner: row.owner, balance: row.balance }, 'wallet.unowned')
    const userId = owner ?? row.owner
    owed.set(userId, plus(owed.get(userId) ?? ZERO, rial(row.balance)))
  }
  return owed
}

/** One statement, so one moment of the ledger. */
function owedRows(database: Database): Promise<readonly OwedRow[]> {
  return all(
    database,
    sql<OwedRow>`
      select class, owner, balance from wallet.account
      where class in ('traveller-wallet', 'prepayment', 'refunds-due') and balance <> 0`,
  )
}
