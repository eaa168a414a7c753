import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStage, type Stage } from './stage.ts'

suite('a house with the PostgreSQL that npm brings', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ DATABASE_URL: '', LOG_LEVEL: 'silent' })
  })
  after(() => stage[Symbol.asyncDispose]())

  const askForCode = (mobile: number) =>
    fetch(`${stage.address}/accounts/otp/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: `0935${mobile}` }),
    })

  test('raises it when it is killed; who asks meanwhile is told when to come again', async () => {
    assert.equal((await askForCode(1_000_000)).status, 200)
    const { dataDir } = stage.product.settings
    const [pid = ''] = readFileSync(path.join(dataDir, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')
    process.kill(-Number(pid), 'SIGKILL')
    const told = new Set<string>()
    const end = performance.now() + 60_000
    for (let nth = 1; performance.now() < end; nth++) {
      const answer = await askForCode(1_000_000 + nth)
      if (answer.status === 200) break
      told.add(`${answer.status}, again after ${answer.headers.get('retry-after')}`)
      await sleep(50)
    }
    assert.deepEqual([...told], ['503, again after 2'])
    assert.equal((await askForCode(2_000_000)).status, 200)
  })

  test('leaves no file of it to others of the machine', () => {
    const { dataDir } = stage.product.settings
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(dataDir, name)).isFile(),
    )
    assert.ok(files.includes('bank.jsonl') && files.includes('secrets.json'))
    assert.deepEqual(
      files.filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0),
      [],
    )
  })
})
