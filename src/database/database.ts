import { Kysely, PostgresDialect, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import { columnTypes } from '#database/column-types.ts'
import { PreparingClient } from '#database/preparing-client.ts'

/** Statements are written in SQL with `sql`; no table type stands between them and the reader. */
type NoTables = Record<never, never>

export type Database = Kysely<NoTables>
/** A transaction; every function that takes one also works on the database itself. */
export type Trx = Transaction<NoTables> | Database

export interface OpenDatabase {
  readonly database: Database
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

/**
 * Opens one pool. A connection lost in idleness is replaced quietly; a lost one in use fails its statement, or the next
 * one of its transaction.
 */
export function openDatabase(url: string, connections = 16): OpenDatabase {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    types: columnTypes,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'parastoo',
  })
  pool.on('error', () => undefined)
  // between two statements of a transaction nobody else would hear it, and the process would end
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database: Database = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) })
  return { database, pool, url, close: () => database.destroy() }
}

/** All rows of a statement. */
export async function all<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await statement.execute(trx)).rows
}

/** The first row, or nothing. */
export async function maybe<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<Row | undefined> {
  return (await statement.execute(trx)).rows[0]
}

/** The one row a statement must bring; its absence is a bug. */
export async function one<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<Row> {
  const row = await maybe(trx, statement)
  if (row === undefined) throw new Error('a statement that must bring one row brought none')
  return row
}
