import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PgBoss } from 'pg-boss'
import { openQueues } from '#server/queues.ts'
import { freshDatabase } from '#testing/database/database.ts'

test('queues are made once, and follow what is declared of them later', async () => {
  await using t = await openBoss()
  const { boss } = t
  await boss.createQueue('laid-aside')
  await openQueues(boss, [{ name: 'a.b', options: {}, cron: '* * * * *' }])
  const made = await boss.getQueue('a.b')
  assert.deepEqual([made?.retryLimit, made?.deadLetter], [20, 'laid-aside'])

  await openQueues(boss, [{ name: 'a.b', options: {}, cron: '* * * * *' }])
  assert.deepEqual(await boss.getQueue('a.b'), made, 'nothing is written for what stands')

  await openQueues(boss, [{ name: 'a.b', options: { retryLimit: 3, isSwept: true }, cron: '5 * * * *' }])
  const changed = await boss.getQueue('a.b')
  assert.deepEqual([changed?.retryLimit, changed?.deadLetter], [3, null])
  assert.deepEqual(
    (await boss.getSchedules()).map(({ name, cron }) => [name, cron]),
    [['a.b', '5 * * * *']],
  )
})

async function openBoss() {
  const fresh = await freshDatabase()
  const boss = new PgBoss({ connectionString: fresh.url, schema: 'jobs' })
  await boss.start()
  return {
    boss,
    async [Symbol.asyncDispose]() {
      await boss.stop()
      await fresh.drop()
    },
  }
}
