import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import { type Backing, backingOf, travellersClasses } from '#wallet/cash-position.ts'
import type { AccountClass } from '#wallet/ledger.ts'
import type { RoomLinks } from '#wallet/server/room-links.ts'

interface OwedRow {
  readonly class: AccountClass
  /** of a class that is not the travellers', all together: nobody */
  readonly owner: string
  readonly balance: number
}

export interface Owed {
  readonly owed: ReadonlyMap<string, Rial>
  /** where that money is */
  readonly backing: Backing
}

/** What we owe each traveller now, and where it is; amounts without a known owner are listed by account name and logged. */
export async function owedByUser(
  { database, log }: Pick<House, 'database' | 'log'>,
  neighbours: RoomLinks,
): Promise<Owed> {
  const balances = await balancesNow(database)
  const rows = balances.filter((row) => isTravellers(row.class))
  const of = (name: OwedRow['class']) => rows.filter((row) => row.class === name).map((row) => row.owner)
  const [orders, refunds, withdrawals] = await Promise.all([
    neighbours.ownersOfOrders([...of('prepayment'), ...of('shares-held')]),
    neighbours.ownersOfRefunds(of('refunds-due')),
    neighbours.ownersOfWithdrawals(of('withdrawals-due')),
  ])
  const owners: Owners = {
    prepayment: orders,
    'shares-held': orders,
    'refunds-due': refunds,
    'withdrawals-due': withdrawals,
  }
  const owed = new Map<string, Rial>()
  for (const row of rows) {
    const owner = owners[row.class]?.get(row.owner)
    if (owner === undefined && row.class !== 'traveller-wallet')
      log.error({ class: row.class, owner: row.owner, balance: row.balance }, 'wallet.unowned')
    const userId = owner ?? row.owner
    owed.set(userId, plus(owed.get(userId) ?? ZERO, rial(row.balance)))
  }
  return { owed, backing: backingOf(byClass(balances)) }
}

type Owners = Readonly<Partial<Record<AccountClass, ReadonlyMap<string, string>>>>

function byClass(rows: readonly OwedRow[]): ReadonlyMap<AccountClass, Rial> {
  const grouped = Map.groupBy(rows, (row) => row.class)
  return new Map([...grouped].map(([name, own]) => [name, sum(own.map(({ balance }) => rial(balance)))]))
}

function isTravellers(name: AccountClass): boolean {
  return travellersClasses.some((one) => one === name)
}

function balancesNow(database: Database): Promise<readonly OwedRow[]> {
  return all(
    database,
    sql<OwedRow>`
      select class, owner, balance from wallet.account
      where class = any(${[...travellersClasses]}::text[]) and balance <> 0
      union all
      select class, '' as owner, sum(balance)::bigint as balance from wallet.account
      where class <> all(${[...travellersClasses]}::text[]) group by class`,
  )
}
