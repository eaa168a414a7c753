import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { all } from '#database/database.ts'
import { contactDeskCalls } from '#desk/contact-calls.ts'
import { loader } from '#desk/web/contacts/contact-page.server.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { agencyContext, staffContext } from '#web/page-context.server.ts'

suite('messages of the contact page at the desk', () => {
  let t: TestAgency
  let mina: TestStaff
  let amir: TestStaff
  before(async () => {
    t = await openTestAgency()
    mina = await staffIn(t, ['support'], 'مینا رحیمی')
    amir = await staffIn(t, ['visas'], 'امیر کاظمی')
  })
  after(() => t[Symbol.asyncDispose]())

  let people = 0
  async function written(text = 'استرداد من کجاست؟'): Promise<string> {
    const mobile = `0912123${String(people++).padStart(4, '0')}`
    const body = { name: 'سارا', mobile, answerBy: 'sms', orderNumber: '۱۰۴۲۰۳۱۸۱', text }
    const { status, data, text: said } = await t.ask('POST /api/help/Contact/Write', { body })
    assert.equal(status, 200, said)
    return String((data as { number: number }).number)
  }
  const answer = (by: TestStaff, number: string, text: string) =>
    by.ask(`POST /api/desk/contacts/${number}/answer`, { text })
  const close = (by: TestStaff, number: string, reason: string) =>
    by.ask(`POST /api/desk/contacts/${number}/close`, { reason })
  function page(by: TestStaff, number: string, roles: readonly string[] = ['support']) {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const { staffId, name } = by
    context.set(staffContext, {
      kind: 'staff',
      staffId,
      sessionId: staffId,
      name,
      roles,
      network: '203.0.113.0/24',
    })
    const url = new URL(`http://localhost:3000/desk/contacts/${number}`)
    return loader({
      request: new Request(url),
      context,
      params: { number },
      pattern: '/desk/contacts/:number',
      url,
    })
  }
  const entriesOf = async (number: string) =>
    (
      await all(
        t.house.database,
        sql<{ said: string }>`select staff_name || ' ' || action as said from desk.audit
          where subject_kind = 'task' and subject_id = ${number} order by n`,
      )
    ).map(({ said }) => said)

  test('one is read, with its writer’s number as the role may see it, and answered by the way that was chosen', async () => {
    const number = await written()
    const read = await page(mina, number)
    assert.deepEqual(
      [read.words, read.way, read.orderTyped, read.orderNumber, read.closed],
      ['استرداد من کجاست؟', 'پیامک', '104203181', undefined, ''],
    )
    assert.doesNotMatch(read.phone, /•••/)
    assert.match((await page(amir, number, ['ticketing'])).phone, /•••/)
    const { status, text } = await answer(mina, number, 'دیروز به حسابتان نشست.')
    assert.equal(status, 200, text)
    const closed = await page(mina, number)
    assert.deepEqual(
      [closed.closed !== '', closed.answers.map(({ words }) => words)],
      [true, ['دیروز به حسابتان نشست.']],
    )
    assert.ok((await t.agency.promises.tasks()).every((task) => String(task.number) !== number))
    assert.deepEqual(await entriesOf(number), [
      'مینا رحیمی contact.opened',
      'امیر کاظمی contact.opened',
      'مینا رحیمی contact.answered',
    ])
  })

  test('of two who answer at once one is heard, and what is closed is answered no more', async () => {
    const number = await written('کیفم ماند')
    const both = await Promise.all([answer(mina, number, 'بررسی می‌کنم.'), answer(amir, number, 'می‌پرسم.')])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    assert.equal(both.find(({ status }) => status === 409)?.code, 'REQUEST_IS_CLOSED')
    assert.equal((await page(mina, number)).answers.length, 1)
    assert.equal((await close(mina, number, 'تکراری است')).code, 'REQUEST_IS_CLOSED')
    const other = await written('دوباره')
    assert.equal((await close(mina, other, 'تکراری است')).status, 200)
    assert.equal((await page(mina, other)).closedBecause, 'تکراری است')
    assert.equal((await answer(mina, other, 'سلام')).code, 'REQUEST_IS_CLOSED')
  })

  test('a saved answer is filled with the writer’s name and with no order that was only typed', async () => {
    const body = '{name} عزیز، سفارش {number} را دیدیم.'
    assert.equal((await mina.ask('POST /api/desk/macros', { title: 'دیدیم', body })).status, 200)
    const number = await written('سفارشم چه شد')
    const { data, text } = await mina.ask(`GET /api/desk/contacts/${number}/macros`)
    const [ready] = contactDeskCalls.ready.answer.parse(data)
    assert.deepEqual(
      [ready?.text, ready?.missing],
      ['سارا عزیز، سفارش {number} را دیدیم.', ['شمارهٔ سفارش']],
      text,
    )
    assert.equal((await answer(mina, number, ready?.text ?? '')).code, 'GAP_LEFT')
    assert.equal((await page(mina, number)).answers.length, 0)
  })

  test('of another queue it is nobody’s, and an unknown one is not found', async () => {
    const number = await written('همکاری')
    await t.agency.help.desk.handOn(Number(number), 'managers')
    assert.equal((await answer(mina, number, 'سلام')).code, 'NOT_OF_QUEUE')
    assert.equal((await mina.ask(`GET /api/desk/contacts/${number}/macros`)).code, 'NOT_OF_QUEUE')
    await assert.rejects(page(mina, number), { init: { status: 403 } })
    assert.equal((await answer(mina, '999999999', 'سلام')).code, 'REQUEST_NOT_FOUND')
    await assert.rejects(page(mina, '999999999'), { init: { status: 404 } })
  })
})
