import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { legalHolds } from '#accounts/legal-holds.ts'
import { all, type Database, one } from '#database/database.ts'

interface Column {
  readonly schema: string
  readonly table: string
  readonly column: string
}

/** Except records that the law requires. */
export async function tracesIn(database: Database, traces: readonly string[]): Promise<string[]> {
  const columns = await all(
    database,
    sql<Column>`
      select c.table_schema as schema, c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
        and (c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'inet'))`,
  )
  assert.ok(columns.length > 150)
  const free = new Set(legalHolds.flatMap((hold) => hold.columns))
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const place = `${schema}.${table}.${column}`
    if (free.has(place)) continue
    const { says } = await one(
      database,
      sql<{ says: number }>`select count(*)::int as says from ${sql.id(schema, table)}
        where ${sql.id(column)}::text ilike any(${traces.map((trace) => `%${trace}%`)}::text[])`,
    )
    if (says > 0) found.push(place)
  }
  return found
}
