import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, openDatabase } from '#database/database.ts'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { isReachable } from '#database/embedded/first-database.ts'
import { isPostgres } from '#database/embedded/process.ts'
import { testFolder } from '#testing/server/folder.ts'

test('whose starter is killed ends by itself, in good order, once nobody is connected', async () => {
  await using house = await openHouse(54_700)
  const { database, close } = openDatabase(house.url, 1)
  await all(database, sql`create table kept (what text)`)
  await all(database, sql`insert into kept values ('what was written')`)
  await house.kill()
  await sleep(5000) // longer than it looks on when it is alone
  assert.ok(isPostgres(house.pid), 'somebody is connected still')
  await close()
  while (isPostgres(house.pid)) await sleep(50)
  const again = await startEmbedded(house.wish)
  const reopened = openDatabase(again.url, 1)
  assert.deepEqual(await all(reopened.database, sql`select what from kept`), [{ what: 'what was written' }])
  await reopened.close()
  await again.stop()
})

test('one that another process of ours has adopted stays as long as that one', async () => {
  await using house = await openHouse(54_750)
  const adopting = await startEmbedded(house.wish)
  assert.equal(adopting.adopted, true)
  const { database, close } = openDatabase(adopting.url, 1)
  await all(database, sql`select 1`)
  await house.kill()
  await sleep(5000)
  assert.ok(await isReachable(adopting.url))
  await close()
  await adopting.leave()
  assert.ok(!isPostgres(house.pid))
})

async function openHouse(port: number) {
  const folder = testFolder('keeper')
  const wish = { folder, database: 'parastoo', port }
  const file = path.join(folder, 'house.ts')
  const embedded = path.join(import.meta.dirname, 'embedded.ts')
  writeFileSync(
    file,
    `import { startEmbedded } from ${JSON.stringify(embedded)}
     const { url, pid } = await startEmbedded(${JSON.stringify(wish)})
     process.send({ url, pid })
     setInterval(() => 0, 1e6)`,
  )
  const child: ChildProcess = spawn(process.execPath, [file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ url, pid }] = (await once(child, 'message')) as [{ url: string; pid: number }]
  return {
    wish,
    url,
    pid,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      if (isPostgres(pid)) process.kill(pid, 'SIGINT')
      while (isPostgres(pid)) await sleep(20)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
