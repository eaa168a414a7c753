import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { plus, type Rial, ZERO } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
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

interface Books extends Pick<House, 'database' | 'log'> {
  readonly wallet: Pick<Wallet, 'settled'>
}

export interface Statement {
  readonly gateway: Gateway | undefined
  /** the day in Tehran whose end it is of */
  readonly day: Temporal.PlainDate
  readonly rows: readonly StatementRow[]
}

/** For gateways without a settlement call; unknown rows and other amounts
 * are skipped. Refuses NO_SUCH_GATEWAY, SETTLES_BY_ITSELF. */
export async function readStatement(books: Books, { gateway, day, rows }: Statement): Promise<StatementRead> {
  if (gateway === undefined) throw refuse('NO_SUCH_GATEWAY')
  if (gateway.settlements !== undefined) throw refuse('SETTLES_BY_ITSELF')
  const { id: gatewayId, name } = gateway
  const captures = await capturedAs(books.database, gatewayId, rows)
  const wrong: { row: StatementRow; fault: RowFault }[] = []
  const settled = { count: 0, amount: ZERO, fees: ZERO }
  let known = 0
  for (const row of rows) {
    const fault = faultOf(row, captures.get(row.reference), endOf(day))
    if (fault !== undefined) {
      wrong.push({ row, fault })
      continue
    }
    const isNew = await books.database
      .transaction()
      .execute((trx) => books.wallet.settled(trx, { gatewayId, ...row }))
    if (!isNew) known++
    else {
      settled.count++
      settled.amount = plus(settled.amount, row.amount)
      settled.fees = plus(settled.fees, row.fee)
    }
  }
  books.log.info(
    { gateway: name, day: `${day}`, ...settled, known, wrong: wrong.length },
    'payment.statement',
  )
  return { settled, known, wrong }
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
