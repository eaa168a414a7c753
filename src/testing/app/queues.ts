import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Filled } from '#testing/database/database.ts'
import type { TestHouse } from '#testing/server/house.ts'

/** The queues that a house finds when one was open before: to make seventy of them is half of a first start. */
export function queuesOf(open: () => Promise<AsyncDisposable & { readonly house: TestHouse }>): Filled {
  return {
    name: '_queues',
    async fill(url) {
      await using first = await open()
      const boss = new PgBoss({ connectionString: url, schema: 'jobs' })
      await boss.start()
      await boss.stop()
      const template = new pg.Client({ connectionString: url })
      await template.connect()
      try {
        for (const table of ['jobs.queue', 'jobs.schedule']) await copied(table, first.house.pool, template)
      } finally {
        await template.end()
      }
    },
  }
}

async function copied(table: string, from: pg.Pool, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t`)
  await to.query(
    `insert into ${table} select * from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [rows[0]?.rows],
  )
}
