import pg from 'pg'
import type { Offer, Wanted } from '#flights/engine/engine.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import {
  type SqlOffer,
  sqlColumns,
  sqlIndexes,
  sqlInsert,
  sqlOffer,
  sqlSchema,
  sqlSearch,
  sqlValues,
} from '#testing/flights/engine/sql.ts'
import { type Drawn, saleOn, timetableOf } from './engine-world.ts'

export interface Sql extends AsyncDisposable {
  search(wanted: Wanted, count: number): Promise<Offer[]>
}

/** Embedded PostgreSQL at its best: one warm connection, three indexes, a prepared statement, no JIT, custom plans. */
export async function openSql(drawn: Drawn, days: number): Promise<Sql> {
  const fresh = await freshDatabase()
  const client = new pg.Client(fresh.url)
  await client.connect()
  await client.query(sqlSchema)
  const timetable = timetableOf(drawn, days, 'house')
  for (let day = 0; day < days; day += 1) {
    const sales = drawn.services.map((_, service) => saleOn(drawn, service, day))
    await client.query(sqlInsert, sqlColumns(timetable, sales))
  }
  await client.query(sqlIndexes)
  await client.query('vacuum analyze engine.flight')
  await client.query(`set jit = off; set plan_cache_mode = force_custom_plan; set work_mem = '64MB'`)
  return {
    async search(wanted, count) {
      const asked = { name: 'search', text: sqlSearch, values: sqlValues(wanted, count) }
      return (await client.query<SqlOffer>(asked)).rows.map(sqlOffer)
    },
    async [Symbol.asyncDispose]() {
      await client.end()
      await fresh.drop()
      await stopSharedServer()
    },
  }
}
