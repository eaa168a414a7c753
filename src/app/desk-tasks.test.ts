import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { queuedTasks } from '#desk/server/tasks.ts'
import type { PromiseKind } from '#promises/promise.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'

suite('tasks at the desk', () => {
  let t: TestAgency
  let support: TestStaff
  let refunds: TestStaff
  before(async () => {
    t = await openTestAgency()
    support = await staffIn(t, ['support'])
    refunds = await staffIn(t, ['refunds'])
  })
  after(() => t[Symbol.asyncDispose]())

  let given = 0
  async function taskOf(kind: PromiseKind, hours = 24) {
    const at = t.house.clock.now()
    const subject = `test ${(given += 1)}`
    await t.agency.promises.give(t.house.database, { kind, subject, at, dueAt: at.add({ hours }) })
    const task = (await queuedTasks(t.agency)).find((one) => one.subject === subject)
    assert.ok(task)
    return task
  }
  const now = async (number: number) => (await queuedTasks(t.agency)).find((one) => one.number === number)
  const hand = (by: TestStaff, number: number, body: { to: string; from: string | null }) =>
    by.ask(`POST /api/desk/tasks/${number}/hand`, body)
  const entriesOf = (number: number) =>
    all(
      t.house.database,
      sql<{ action: string; name: string }>`select action, staff_name as name from desk.audit
        where subject_kind = 'task' and subject_id = ${String(number)} order by n`,
    )

  test('wait in the queue of their kind, the earliest due first', async () => {
    const later = await taskOf('trip-part-settled', 9)
    const sooner = await taskOf('odd-payment-explained', 2)
    assert.deepEqual([later.queue, sooner.queue], ['ticketing', 'money'])
    const numbers = (await queuedTasks(t.agency)).map(({ number }) => number)
    assert.ok(numbers.indexOf(sooner.number) < numbers.indexOf(later.number))
  })

  test('are taken by one, handed on by who read with whom they are, and by no other', async () => {
    const { number } = await taskOf('trip-part-settled')
    const [one, other] = [support.staffId, refunds.staffId]
    const both = await Promise.all([
      hand(support, number, { to: one, from: null }),
      hand(refunds, number, { to: other, from: null }),
    ])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    const holder = (await now(number))?.holder?.id ?? ''
    assert.equal((await hand(support, number, { to: one, from: null })).code, 'TASK_MOVED')
    const next = holder === one ? other : one
    assert.equal((await hand(support, number, { to: next, from: next })).code, 'TASK_MOVED')
    assert.equal((await hand(support, number, { to: next, from: holder })).status, 200)
    assert.equal((await now(number))?.holder?.id, next)
    assert.equal((await entriesOf(number)).length, 2)
  })

  test('of money are held and closed by people of money alone', async () => {
    const { number } = await taskOf('odd-payment-explained')
    const [ofSupport, ofMoney] = [support.staffId, refunds.staffId]
    assert.equal((await hand(support, number, { to: ofMoney, from: null })).code, 'NOT_OF_QUEUE')
    assert.equal((await hand(refunds, number, { to: ofSupport, from: null })).code, 'NOT_OF_QUEUE')
    assert.equal((await support.ask(`POST /api/desk/tasks/${number}/done`)).code, 'NOT_OF_QUEUE')
    assert.equal((await refunds.ask(`POST /api/desk/tasks/${number}/done`)).status, 200)
    assert.equal(await now(number), undefined)
    assert.deepEqual(await entriesOf(number), [{ action: 'task.done', name: refunds.name }])
    assert.equal((await refunds.ask(`POST /api/desk/tasks/${number}/done`)).code, 'TASK_UNKNOWN')
    assert.equal((await hand(refunds, number, { to: ofMoney, from: null })).code, 'TASK_UNKNOWN')
  })

  test('that their own deed closes stay open, and nothing is written down', async () => {
    const { number } = await taskOf('contact-answered')
    assert.equal((await support.ask(`POST /api/desk/tasks/${number}/done`)).code, 'NOT_BY_HAND')
    assert.ok(await now(number))
    assert.deepEqual(await entriesOf(number), [])
  })
})
