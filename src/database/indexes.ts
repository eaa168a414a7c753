import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { readSql, sqlFilesIn } from '#database/schema-text.ts'

type Db = Kysely<Record<never, never>>

interface IndexText {
  readonly name: string
  readonly statement: string
}

/**
 * Those that are not there yet, beside whoever writes: outside of any transaction, so not by a migration. One that an earlier
 * start left half made is made anew. `db` has one connection, whose limits it changes.
 */
export async function makeIndexes(db: Db, folder: string, lockMs: number): Promise<void> {
  const texts = indexesIn(folder)
  if ((await missing(db, texts)).length === 0 || !(await isOurTurn(db))) return
  await sql`select set_config('lock_timeout', ${String(lockMs)}, false)`.execute(db)
  for (const index of await missing(db, texts)) await make(db, index)
}

const shape = /^create index concurrently (\w+) on (\w+)\./

function indexesIn(folder: string): readonly IndexText[] {
  return sqlFilesIn(folder).flatMap((file) =>
    readSql(path.join(folder, file))
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '')
      .map((statement) => {
        const [, name, schema] = shape.exec(statement) ?? []
        if (name === undefined)
          throw new Error(`indexes/${file}: no «create index concurrently»: ${statement}`)
        return { name: `${schema}.${name}`, statement }
      }),
  )
}

async function missing(db: Db, texts: readonly IndexText[]): Promise<readonly IndexText[]> {
  const made = await all(
    db,
    sql<{ name: string }>`select name from unnest(${texts.map(({ name }) => name)}::text[]) name
      join pg_index on indexrelid = to_regclass(name) where indisvalid`,
  )
  return texts.filter(({ name }) => !made.some((index) => index.name === name))
}

/** Of servers that start together one makes them; who waited for it in the database would be waited for by it. */
async function isOurTurn(db: Db): Promise<boolean> {
  const { isOurs } = await one(
    db,
    sql<{
      isOurs: boolean
    }>`select pg_try_advisory_lock(hashtextextended('indexes of the schema', 0)) as "isOurs"`,
  )
  return isOurs
}

async function make(db: Db, { name, statement }: IndexText): Promise<void> {
  try {
    await sql.raw(`drop index concurrently if exists ${name}`).execute(db)
    await sql.raw(statement).execute(db)
  } catch (error) {
    // somebody has been in a transaction for longer: the house runs without it, and the next start tries again
    if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error
  }
}
