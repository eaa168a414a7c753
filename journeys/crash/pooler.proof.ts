import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { one, openDatabase } from '#database/database.ts'
import { chanceOf } from '#server/captcha/chance.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import { newerPgbouncer } from '../../tools/newer-pgbouncer.ts'
import { gather } from './crowd.ts'
import { drain } from './drain.ts'
import { violations } from './laws.ts'
import { openPooler } from './pooler.ts'
import { openScene } from './scene.ts'

const command = newerPgbouncer()
const throughPgbouncer =
  command === undefined
    ? () => console.log('There is no pgbouncer 1.21 or newer: transaction mode is not tried.')
    : (name: string, work: (program: NonNullable<typeof command>) => Promise<void>) =>
        test(name, () => work(command))

after(stopSharedServer)

throughPgbouncer(
  'a crowd buys through pgbouncer in transaction mode, and every book is right',
  async (program) => {
    await using opened = new AsyncDisposableStack()
    const through = async (direct: string) => opened.use(await openPooler(program, direct)).url
    await using scene = await openScene({ through })
    await scene.open()
    const crowd = await gather(scene, 12, chanceOf('pooled', '1'))
    const issued = () => crowd.diaries.filter(({ status }) => status === 'issued').length
    for (let turn = 0; issued() < 30 && turn < 1200; turn++) await sleep(100)
    await crowd.disperse()
    await Promise.all([scene.server.kill(), scene.worker.kill()])
    await drain(scene)
    assert.ok(issued() >= 30, `${issued()} tickets`)
    assert.deepEqual(await violations(scene, crowd.diaries), [])
    assert.deepEqual([...scene.wire.broken, ...scene.bugs(), ...crowd.refused], [])
  },
)

throughPgbouncer('limits are the pooler’s, whoever had the connection before', async (program) => {
  const fresh = await freshDatabase()
  await using opened = new AsyncDisposableStack()
  opened.defer(fresh.drop)
  const { url } = opened.use(await openPooler(program, fresh.url))
  const { database, close } = openDatabase(url, 12, { isPooled: true })
  opened.defer(close)
  const limit = sql<{ statement: string; idle: string; pid: number }>`
    select current_setting('statement_timeout') as statement, pg_backend_pid() as pid,
      current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.05)::text where ${1} = 1`
  const seen = await Promise.all(Array.from({ length: 36 }, () => one(database, limit)))
  assert.deepEqual([...new Set(seen.map(({ statement, idle }) => `${statement} ${idle}`))], ['30s 30s'])
  const pids = new Set(seen.map(({ pid }) => pid))
  assert.ok(pids.size > 1 && pids.size <= 6, `${pids.size} connections for twelve`)
  // named statements are the pooler's, too: a client that never prepared meets those of others
  const stranger = new pg.Client({ connectionString: url })
  await stranger.connect()
  assert.equal((await stranger.query('select 1 as n')).rows[0].n, 1)
  await stranger.end()
})
