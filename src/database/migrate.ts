import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from '#database/database.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/**
 * Brings the schema up to date: plain SQL files `NNNN_subject.sql`, forward only, one after another.
 * Two processes may call this at once: one runs, the other waits. Returns the names it ran.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db: database, provider, migrationTableSchema: 'public' })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error(`a migration failed: ${failedName(results)}`, { cause: error })
  return results.map((result) => result.migrationName)
}

const provider: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const entries = await Promise.all(names.map(async (name) => [name, await migrationOf(name)] as const))
    return Object.fromEntries(entries)
  },
}

async function migrationOf(name: string): Promise<Migration> {
  const text = await readFile(path.join(folder, name), 'utf8')
  return { up: async (db) => void (await sql.raw(text).execute(db)) }
}

function failedName(results: readonly { migrationName: string; status: string }[]): string {
  return results.find((result) => result.status === 'Error')?.migrationName ?? 'none was reached'
}
