import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { all } from '#database/database.ts'
import { readSql, sqlFilesIn } from '#database/schema-text.ts'

type Trx = Kysely<Record<never, never>>

interface FunctionFile {
  readonly name: string
  readonly text: string
  readonly digest: string
}

export async function applyFunctions(trx: Trx, folder: string): Promise<void> {
  await takeTurn(trx)
  await sql`delete from public.function_files`.execute(trx)
  for (const file of filesIn(folder)) await apply(trx, file)
}

/** Only files with a changed text, all or none. */
export async function applyChangedFunctions(db: Trx, folder: string): Promise<void> {
  const files = filesIn(folder)
  if ((await changed(db, files)).length === 0) return
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    for (const file of await changed(trx, files)) await apply(trx, file)
  })
}

function filesIn(folder: string): readonly FunctionFile[] {
  return sqlFilesIn(folder).map((name) => {
    const text = readSql(path.join(folder, name))
    return { name, text, digest: createHash('sha256').update(text).digest('hex') }
  })
}

async function changed(db: Trx, files: readonly FunctionFile[]): Promise<readonly FunctionFile[]> {
  const isNoted = await all(db, sql`select 1 where to_regclass('public.function_files') is not null`)
  if (isNoted.length === 0) return files
  const applied = await all(
    db,
    sql<{ name: string; digest: string }>`select name, digest from public.function_files`,
  )
  const digests = new Map(applied.map(({ name, digest }) => [name, digest]))
  return files.filter(({ name, digest }) => digests.get(name) !== digest)
}

/** Serialises servers that start together. */
async function takeTurn(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('functions of the schema', 0))`.execute(trx)
  await sql`create table if not exists public.function_files (
    name text primary key, digest text not null, applied_at timestamptz not null)`.execute(trx)
}

async function apply(trx: Trx, { name, text, digest }: FunctionFile): Promise<void> {
  try {
    // a file may come before its tables: check the bodies now
    await sql`set local check_function_bodies = on`.execute(trx)
    await sql.raw(text).execute(trx)
  } catch (cause) {
    throw new Error(`functions/${name} cannot be applied`, { cause })
  }
  await sql`insert into public.function_files (name, digest, applied_at) values (${name}, ${digest}, now())
    on conflict (name) do update set digest = excluded.digest, applied_at = excluded.applied_at`.execute(trx)
}
