import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Rial, sum } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import { recordSettlement } from '#payments/server/reconciliation.ts'
import { refuse } from '#payments/server/refusals.ts'
import type { House } from '#server/house.ts'
import { endOf } from '#wallet/days.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

/** One payment in a bank's statement of what a gateway brought to our account; rial. */
export interface StatementRow {
  readonly reference: string
  /** what the payer gave */
  readonly amount: Rial
  /** the gateway's fee */
  readonly fee: Rial
}

/** `not-yet`: paid after the statement's day. */
export type RowFault = 'not-ours' | 'other-amount' | 'fee-impossible' | 'not-yet'

export interface StatementRead {
  readonly settled: { readonly count: number; readonly amount: Rial; readonly fees: Rial }
  /** rows entered by an earlier statement */
  readonly known: number
  /** the rows as they were handed in */
  readonly wrong: readonly { readonly row: StatementRow; readonly fault: RowFault }[]
}

export interface StatementBooks extends Pick<House, 'database' | 'clock' | 'log'> {
  readonly wallet: Pick<Wallet, 'settled' | 'settledAmong'>
}

export interface Statement {
  readonly gateway: Gateway | undefined
  /** the day in Tehran whose end it is of */
  readonly day: Temporal.PlainDate
  readonly rows: readonly StatementRow[]
}

/** What reading it would enter, changing nothing. Refuses NO_SUCH_GATEWAY, SETTLES_BY_ITSELF. */
export async function checkStatement(books: StatementBooks, statement: Statement): Promise<StatementRead> {
  const { fresh, known, wrong } = await sortedRows(books.wallet, books.database, statement)
  return { settled: summed(fresh), known, wrong }
}

/** For gateways without a settlement call, in the caller's transaction; unknown rows and other amounts
 * are skipped. Refuses NO_SUCH_GATEWAY, SETTLES_BY_ITSELF. */
export async function readStatement(
  { wallet, clock, log }: StatementBooks,
  trx: Trx,
  statement: Statement,
): Promise<StatementRead> {
  const { gatewayId, name, fresh, known, wrong } = await sortedRows(wallet, trx, statement)
  const entered: StatementRow[] = []
  for (const row of fresh) if (await wallet.settled(trx, { gatewayId, ...row })) entered.push(row)
  const settled = summed(entered)
  const day = statement.day.toString()
  if (settled.count > 0)
    await recordSettlement(trx, { gatewayId, day, captures: settled.count, ...settled, at: clock.now() })
  const read = { settled, known: known + fresh.length - entered.length, wrong }
  log.info({ gateway: name, day, ...settled, known: read.known, wrong: wrong.length }, 'payment.statement')
  return read
}

function summed(rows: readonly StatementRow[]): StatementRead['settled'] {
  return {
    count: rows.length,
    amount: sum(rows.map(({ amount }) => amount)),
    fees: sum(rows.map(({ fee }) => fee)),
  }
}

async function sortedRows(wallet: StatementBooks['wallet'], trx: Trx, { gateway, day, rows }: Statement) {
  if (gateway === undefined) throw refuse('NO_SUCH_GATEWAY')
  if (gateway.settlements !== undefined) throw refuse('SETTLES_BY_ITSELF')
  const { id: gatewayId, name } = gateway
  const captures = await capturedAs(trx, gatewayId, rows)
  const references = rows.map(({ reference }) => reference)
  const settledBefore = new Set(await wallet.settledAmong(trx, gatewayId, references))
  const fresh: StatementRow[] = []
  const wrong: { row: StatementRow; fault: RowFault }[] = []
  for (const row of rows) {
    const fault = faultOf(row, captures.get(row.reference), endOf(day))
    if (fault !== undefined) wrong.push({ row, fault })
    else if (!settledBefore.has(row.reference)) {
      settledBefore.add(row.reference)
      fresh.push(row)
    }
  }
  return { gatewayId, name, fresh, known: rows.length - fresh.length - wrong.length, wrong }
}

interface Captured {
  readonly transaction: string
  readonly amount: Rial
  readonly at: Temporal.Instant
}

function faultOf(
  row: StatementRow,
  captured: Captured | undefined,
  end: Temporal.Instant,
): RowFault | undefined {
  if (captured === undefined) return 'not-ours'
  if (captured.amount !== row.amount) return 'other-amount'
  if (row.fee < 0 || row.fee >= row.amount) return 'fee-impossible'
  return Temporal.Instant.compare(captured.at, end) >= 0 ? 'not-yet' : undefined
}

/** Captures by the bank's numbers, unmatched amounts included. */
async function capturedAs(
  trx: Trx,
  gatewayId: number,
  rows: readonly StatementRow[],
): Promise<ReadonlyMap<string, Captured>> {
  const references = rows.map(({ reference }) => reference)
  const found = await all(
    trx,
    sql<Captured>`
      select transaction, amount, moved_at as at from payments.attempts
      where gateway_id = ${gatewayId} and state = 'captured' and transaction = any(${references}::text[])
      union all
      select transaction, taken, became_at from payments.odd_money
      where gateway_id = ${gatewayId} and became = 'credited' and transaction = any(${references}::text[])`,
  )
  return new Map(found.map((one) => [one.transaction, one]))
}
