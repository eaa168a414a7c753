import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { baselineName, baselineTexts, migrationsBeforeBaseline } from '#database/baseline.ts'
import { applyChangedFunctions, applyFunctions } from '#database/functions.ts'
import { makeIndexes } from '#database/indexes.ts'
import { readSql, sqlFilesIn } from '#database/schema-text.ts'
import { steadyPool } from '#database/steady-pool.ts'
import { isDatabaseTrouble } from '#server/database-trouble.ts'

type NoTables = Record<never, never>

/** Lock timeout of a migration, and how often it retries. */
export interface Patience {
  readonly lockMs: number
  readonly restMs: number
  readonly tries: number
}

const patient: Patience = { lockMs: 3000, restMs: 2000, tries: 30 }

/** The baseline for an empty database, `NNNN_subject.sql` forward only, all or
 * none, then functions and indexes. Returns the names run. Throws CannotOpen. */
export async function migrate(
  url: string,
  folder = import.meta.dirname,
  patience = patient,
): Promise<readonly string[]> {
  for (let tried = 1; ; tried++) {
    const { error, results = [] } = await migrateOnce(url, folder, patience).catch(passing)
    if (error === undefined) return results.map((result) => result.migrationName)
    if (!isDatabaseTrouble(error) || tried >= patience.tries)
      throw new Error(`a migration failed: ${failedName(results)}`, { cause: error })
    await sleep(patience.restMs)
  }
}

/** A primary that moves or is away for a moment, as a table that is locked, is tried again. */
function passing(error: unknown): { readonly error: unknown; readonly results?: undefined } {
  if (!isDatabaseTrouble(error)) throw error
  return { error }
}

async function migrateOnce(url: string, folder: string, patience: Patience) {
  const db = openForMigrations(url)
  try {
    const migrations = await migrationsFor(db, folder, patience)
    const provider = { getMigrations: async () => migrations }
    const ran = await new Migrator({ db, provider, migrationTableSchema: 'public' }).migrateToLatest()
    if (ran.error === undefined) {
      await applyChangedFunctions(db, path.join(folder, 'functions'))
      await makeIndexes(db, path.join(folder, 'indexes'), patience.lockMs)
    }
    return ran
  } finally {
    await db.destroy()
  }
}

function openForMigrations(url: string): Kysely<NoTables> {
  const pool = steadyPool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'parastoo migration',
  })
  return new Kysely<NoTables>({
    dialect: new PostgresDialect({
      pool,
      // overrides limits of the database or role
      onCreateConnection: async (connection) =>
        void (await connection.executeQuery(
          CompiledQuery.raw(
            'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
          ),
        )),
    }),
  })
}

/** By name, run or to be run. The last one applies the functions in the same transaction. */
async function migrationsFor(
  db: Kysely<NoTables>,
  folder: string,
  patience: Patience,
): Promise<Record<string, Migration>> {
  const newer = sqlFilesIn(path.join(folder, 'migrations'))
  const before = await migrationsBeforeBaseline(db, newer)
  const texts = new Map<string, readonly string[]>(before.map((name) => [name, []]))
  if (before.length === 0) texts.set(baselineName, baselineTexts(path.join(folder, 'baseline')))
  for (const name of newer) texts.set(name, [readSql(path.join(folder, 'migrations', name))])
  const last = [...texts.keys()].at(-1)
  const functions = path.join(folder, 'functions')
  return Object.fromEntries(
    [...texts].map(([name, parts]) => [
      name,
      migrationOf(parts, patience, async (trx) => {
        if (name === last) await applyFunctions(trx, functions)
      }),
    ]),
  )
}

function migrationOf(
  parts: readonly string[],
  { lockMs }: Patience,
  then: (trx: Kysely<NoTables>) => Promise<void>,
): Migration {
  return {
    async up(trx) {
      await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(trx)
      await sql`set local check_function_bodies = off`.execute(trx) // their tables may come later
      for (const part of parts) await sql.raw(part).execute(trx)
      await then(trx)
    },
  }
}

function failedName(results: readonly { migrationName: string; status: string }[]): string {
  return results.find((result) => result.status === 'Error')?.migrationName ?? 'none was reached'
}
