import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'

type NoTables = Record<never, never>

const ours = path.join(import.meta.dirname, 'migrations')

/** How long a migration waits for those who are at work, and how often it stands back for them before it gives up. */
export interface Patience {
  readonly lockMs: number
  readonly restMs: number
  readonly tries: number
}

const patient: Patience = { lockMs: 3000, restMs: 2000, tries: 30 }

/**
 * Brings the schema up to date: plain SQL files `NNNN_subject.sql`, forward only, one after another, all or none.
 * It has a connection of its own, on which a statement may take as long as it needs; only for others' locks it does not
 * wait long, since whoever comes later waits behind it. Two processes may call this at once: one runs, the other waits.
 * Returns the names it ran.
 */
export async function migrate(url: string, folder = ours, patience = patient): Promise<readonly string[]> {
  for (let tried = 1; ; tried++) {
    const { error, results = [] } = await migrateOnce(url, providerOf(folder, patience))
    if (error === undefined) return results.map((result) => result.migrationName)
    if (!isLocked(error) || tried >= patience.tries)
      throw new Error(`a migration failed: ${failedName(results)}`, { cause: error })
    await sleep(patience.restMs)
  }
}

async function migrateOnce(url: string, provider: MigrationProvider) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'parastoo migration',
  })
  pool.on('error', () => undefined)
  const db = new Kysely<NoTables>({
    dialect: new PostgresDialect({
      pool,
      // the database or the role may have limits of its own
      onCreateConnection: async (connection) =>
        void (await connection.executeQuery(
          CompiledQuery.raw('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0'),
        )),
    }),
  })
  try {
    return await new Migrator({ db, provider, migrationTableSchema: 'public' }).migrateToLatest()
  } finally {
    await db.destroy()
  }
}

function providerOf(folder: string, { lockMs }: Patience): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
      const entries = await Promise.all(
        names.map(async (name) => [
          name,
          migrationOf(await readFile(path.join(folder, name), 'utf8'), lockMs),
        ]),
      )
      return Object.fromEntries(entries)
    },
  }
}

function migrationOf(text: string, lockMs: number): Migration {
  return {
    async up(db) {
      await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(db)
      await sql.raw(text).execute(db)
    },
  }
}

/** lock_not_available, deadlock_detected: somebody is at work on what is to be changed */
function isLocked(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '')
}

function failedName(results: readonly { migrationName: string; status: string }[]): string {
  return results.find((result) => result.status === 'Error')?.migrationName ?? 'none was reached'
}
