import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestHouse } from '#testing/server/house.ts'

after(stopSharedServer)

/** Rows that live minutes. */
const brief = ['captcha.puzzles', 'accounts.challenges']
/** Looked up by subject; the owner is a check. */
const ofOthers = ['accounts.erasures', 'orders.voucher_use', 'refunds.quote', 'wallet.proof_leaf']

test('what belongs to somebody is found by an index: whoever leaves makes nobody wait for a scan', async () => {
  await using house = await openTestHouse()
  const owned = await all(
    house.database,
    sql<{ place: string; is_found: boolean }>`
      select a.attrelid::regclass::text as place,
        coalesce((select bool_or(i.indkey[0] = a.attnum and (i.indpred is null
            or pg_get_expr(i.indpred, i.indrelid) = '(user_id IS NOT NULL)'))
          from pg_index i where i.indrelid = a.attrelid), false) as is_found
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
      where a.attname in ('user_id', 'owner_id') and c.relkind = 'r' and n.nspname not in ('pg_catalog', 'jobs')
      order by place`,
  )
  assert.ok(owned.length > 10)
  const free = new Set([...brief, ...ofOthers])
  const missing = owned.filter(({ place, is_found }) => !is_found && !free.has(place))
  assert.deepEqual(
    missing.map(({ place }) => place),
    [],
  )
})
