import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { failedJobs } from '#desk/server/jobs/laid-aside.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'

suite('jobs that were laid aside', () => {
  let t: TestAgency
  let support: TestStaff
  let ticketing: TestStaff
  let id = ''
  before(async () => {
    t = await openTestAgency()
    support = await staffIn(t, ['support'])
    ticketing = await staffIn(t, ['ticketing'])
  })
  after(() => t[Symbol.asyncDispose]())

  /** As a queue leaves it that has tried to the end. */
  async function layAside(): Promise<string> {
    const rows = await all(
      t.house.database,
      sql<{ id: string }>`insert into jobs.job (name, data, source_name, source_retry_count, output)
        values ('laid-aside', '{"orderId":"00000000-0000-4000-8000-000000000001"}', 'orders.issue', 3,
          '{"message":"Error: the airline is away"}') returning id`,
    )
    return rows[0]?.id ?? assert.fail()
  }
  const entries = () =>
    all(
      t.house.database,
      sql<object>`select action, staff_name as name, subject_id as id, details from desk.audit
        where subject_kind = 'job' order by n`,
    )
  const statesOf = (queue: string) =>
    all(t.house.database, sql<{ state: string }>`select state from jobs.job where name = ${queue}`)

  test('are listed, with what they were and what their order is', async () => {
    id = await layAside()
    const [job] = await failedJobs(t.agency)
    assert.deepEqual([job?.id, job?.queue, job?.tries, job?.orderNumber], [id, 'orders.issue', 4, undefined])
  })

  test('go back to their queue by whoever may send them, once, with an entry', async () => {
    const line = `POST /api/desk/jobs/${id}/again`
    assert.equal((await support.ask(line)).code, 'NOT_PERMITTED')
    assert.deepEqual(await entries(), [])
    const both = await Promise.all([ticketing.ask(line), ticketing.ask(line)])
    assert.deepEqual(
      both.map(({ status }) => status).filter((status) => status === 200),
      [200],
    )
    assert.deepEqual(await failedJobs(t.agency), [])
    const details = { queue: 'orders.issue' }
    assert.deepEqual(await entries(), [{ action: 'job.sent-again', name: ticketing.name, id, details }])
    while ((await statesOf('orders.issue')).length === 0) await sleep(20)
  })

  test('are closed with a reason, which stays, and not without', async () => {
    id = await layAside()
    const line = `POST /api/desk/jobs/${id}/close`
    assert.equal((await ticketing.ask(line, { reason: ' ' })).code, 'REASON_MISSING')
    assert.equal((await ticketing.ask(line, { reason: 'دستی صادر شد' })).status, 200)
    assert.equal((await ticketing.ask(line, { reason: 'دستی صادر شد' })).code, 'JOB_NOT_FOUND')
    const closed = await all(t.house.database, sql`select id, queue, reason from server.closed_jobs`)
    assert.deepEqual(closed, [{ id, queue: 'orders.issue', reason: 'دستی صادر شد' }])
    assert.equal((await entries()).length, 2)
    assert.equal(
      (await ticketing.ask(`POST /api/desk/jobs/${crypto.randomUUID()}/again`)).code,
      'JOB_NOT_FOUND',
    )
  })
})
