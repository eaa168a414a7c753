import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { all } from '#database/database.ts'
import { readSql, sqlFilesIn } from '#database/schema-text.ts'
import { StartupError } from '#server/startup-error.ts'

type NoTables = Record<never, never>

/** The first migration of an empty database: all of `baseline/`. */
export const baselineName = '0117_baseline'
/** The last migration the baseline replaces. */
const covered = '0117_kept_answers_of_somebody.sql'

export function baselineTexts(folder: string): readonly string[] {
  return sqlFilesIn(folder).map((name) => readSql(path.join(folder, name)))
}

/** Migrations the baseline replaced that a database has: none, or all. Throws CannotOpen for any other state. */
export async function migrationsBeforeBaseline(
  db: Kysely<NoTables>,
  newer: readonly string[],
): Promise<readonly string[]> {
  const ran = await migrationsRun(db)
  const old = ran.filter((name) => name <= covered && name !== baselineName)
  const unknown = ran.find((name) => name > covered && !newer.includes(name))
  if (unknown !== undefined)
    throw new StartupError(
      `the database is of a newer version: this one does not know its migration ${unknown}`,
    )
  if (old.length > 0 && !old.includes(covered))
    throw new StartupError(
      `the database stands at the migration ${old.at(-1)}, and this version goes on from ${covered}: open it once with the ` +
        `last version that has this file (its end: git log -1 --diff-filter=D -- '*/${covered}'), then with this one`,
    )
  return old
}

async function migrationsRun(db: Kysely<NoTables>): Promise<readonly string[]> {
  const found = await all(db, sql`select 1 where to_regclass('public.kysely_migration') is not null`)
  if (found.length === 0) return []
  const ran = await all(
    db,
    sql<{ name: string }>`select name from public.kysely_migration order by name collate "C"`,
  )
  return ran.map(({ name }) => name)
}
