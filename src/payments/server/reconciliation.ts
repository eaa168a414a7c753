import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import {
  type BankDifference,
  type BankTransfer,
  bankDifferences,
  type GatewayTransfer,
} from '#payments/bank-differences.ts'

interface NewSettlement {
  readonly gatewayId: number
  readonly day: string
  readonly reference?: string
  /** of a statement */
  readonly captures?: number
  readonly amount: Rial
  readonly fees?: Rial
  readonly at: Temporal.Instant
}

/** What a gateway says it sent, to be held against what the bank says came. */
export async function recordSettlement(
  trx: Trx,
  { gatewayId, day, reference, captures, amount, fees, at }: NewSettlement,
): Promise<void> {
  await sql`insert into payments.settlement (gateway_id, day, reference, captures, amount, fees, read_at)
    values (${gatewayId}, ${day}, ${reference ?? null}, ${captures ?? null}, ${amount}, ${fees ?? 0}, ${at})`.execute(
    trx,
  )
}

export interface TransfersRead {
  readonly fresh: readonly BankTransfer[]
  readonly known: number
  /** stated before with another amount, as they were handed in */
  readonly wrong: readonly BankTransfer[]
}

/** What entering them would add, changing nothing. */
export async function checkTransfers(trx: Trx, transfers: readonly BankTransfer[]): Promise<TransfersRead> {
  const stated = await all(
    trx,
    sql<{ name: string; amount: number }>`
      select day || ' ' || reference as name, amount from payments.bank_transfer
      where reference = any(${transfers.map(({ reference }) => reference)}::text[])`,
  )
  const amounts = new Map(stated.map(({ name, amount }) => [name, amount]))
  const fresh = transfers.filter((one) => !amounts.has(nameOf(one)))
  const wrong = transfers.filter((one) => (amounts.get(nameOf(one)) ?? one.amount) !== one.amount)
  return { fresh, known: transfers.length - fresh.length - wrong.length, wrong }
}

/** Each once; returns those that are new. */
export async function enterTransfers(
  trx: Trx,
  transfers: readonly BankTransfer[],
  at: Temporal.Instant,
): Promise<readonly BankTransfer[]> {
  const entered = await all(
    trx,
    sql<{ name: string }>`
      insert into payments.bank_transfer (day, reference, amount, entered_at)
      select day, reference, amount, ${at} from unnest(${transfers.map(({ day }) => `${day}`)}::date[],
        ${transfers.map(({ reference }) => reference)}::text[], ${transfers.map(({ amount }) => amount)}::bigint[])
        as one (day, reference, amount)
      on conflict do nothing returning day || ' ' || reference as name`,
  )
  const names = new Set(entered.map(({ name }) => name))
  return transfers.filter((one) => names.has(nameOf(one)))
}

function nameOf({ day, reference }: BankTransfer): string {
  return `${day} ${reference}`
}

/** Between what gateways said they sent and what the bank said came. */
export async function bankDifferencesOf(database: Database): Promise<readonly BankDifference[]> {
  const [sent, came] = await Promise.all([
    all(
      database,
      sql<
        Stored<GatewayTransfer>
      >`select gateway_id as "gatewayId", day::text, reference, amount - fees as net
        from payments.settlement order by day, id`,
    ),
    all(
      database,
      sql<Stored<BankTransfer>>`select day::text, reference, amount from payments.bank_transfer
        order by day, reference`,
    ),
  ])
  return bankDifferences(sent.map(dated), came.map(dated))
}

type Stored<T> = Omit<T, 'day'> & { readonly day: string }

function dated<T extends { readonly day: string }>(row: T): Omit<T, 'day'> & { day: Temporal.PlainDate } {
  return { ...row, day: Temporal.PlainDate.from(row.day) }
}
