import { Kysely, PostgresDialect, type RawBuilder, type Transaction } from 'kysely'
import type pg from 'pg'
import { columnTypes } from '#database/column-types.ts'
import { PreparingClient } from '#database/preparing-client.ts'
import { steadyPool } from '#database/steady-pool.ts'

/** Statements are SQL (`sql`); no table types. */
type NoTables = Record<never, never>

export type Database = Kysely<NoTables>
/** Functions that take a transaction also work on the database itself. */
export type Trx = Transaction<NoTables> | Database

export interface OpenDatabase {
  readonly database: Database
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

export interface Pooling {
  /** Through a pooler in transaction mode a limit that is set stays with a connection of whoever comes next: the pooler sets them. */
  readonly isPooled?: boolean
  /** how long one waits for a free connection */
  readonly patienceMs?: number
}

const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 } as const

/** One pool. */
export function openDatabase(
  url: string,
  connections = 16,
  { isPooled = false, patienceMs = 10_000 }: Pooling = {},
): OpenDatabase {
  const pool = steadyPool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    types: columnTypes,
    connectionTimeoutMillis: patienceMs,
    ...(isPooled ? {} : limits),
    application_name: 'parastoo',
  })
  const database: Database = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) })
  return { database, pool, url, close: () => database.destroy() }
}

export async function all<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await statement.execute(trx)).rows
}

export async function maybe<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<Row | undefined> {
  return (await statement.execute(trx)).rows[0]
}

/** No row is a bug. */
export async function one<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<Row> {
  const row = await maybe(trx, statement)
  if (row === undefined) throw new Error('a statement that must bring one row brought none')
  return row
}
