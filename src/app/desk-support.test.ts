import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { colleagueTasks } from '#desk/server/colleague-tasks.ts'
import { supportDeskCalls } from '#desk/support-calls.ts'
import { supportCalls } from '#support/calls.ts'
import { texts } from '#support/conversation.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { openRebookingHouse } from '#testing/app/rebooking.ts'
import { askAtDesk, sessionOf, staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'

suite('conversations at the desk', () => {
  let t: Awaited<ReturnType<typeof openRebookingHouse>>
  let mina: TestStaff
  let amir: TestStaff
  before(async () => {
    t = await openRebookingHouse()
    mina = await staffIn(t, ['support'], 'مینا رحیمی')
    amir = await staffIn(t, ['visas'], 'امیر کاظمی')
  })
  after(() => t[Symbol.asyncDispose]())

  async function write(owner: SignedIn, text: string, orderId?: string): Promise<void> {
    const body = { id: randomUUID(), orderId, text }
    const { status, text: said } = await t.ask(supportCalls.send.line, { by: owner.token, body })
    assert.equal(status, 200, said)
  }

  /** A person is waited for in it. */
  async function asked(text = 'کیفم در هواپیما ماند', orderId?: string, by?: SignedIn) {
    const owner = by ?? (await t.somebody())
    await write(owner, text, orderId)
    const [row] = await all(
      t.house.database,
      sql<{ id: string }>`select id from support.conversation
        where user_id = ${owner.userId} and order_id is not distinct from ${orderId ?? null}::uuid`,
    )
    return { owner, id: row?.id ?? '' }
  }

  const at = (id: string, what: string) => `POST /api/desk/conversations/${id}/${what}`
  async function page(id: string, by = mina) {
    const { status, data, text } = await by.ask(`GET /api/desk/conversations/${id}`)
    assert.equal(status, 200, text)
    return supportDeskCalls.conversation.answer.parse(data)
  }
  async function list(queue: string, by = mina) {
    const { data, status, text } = await by.ask(`GET /api/desk/conversations?queue=${queue}`)
    assert.equal(status, 200, text)
    return supportDeskCalls.conversations.answer.parse(data)
  }
  const answer = (by: TestStaff, id: string, { seen = 0, text = 'بررسی می‌کنم.', message = randomUUID() }) =>
    by.ask(at(id, 'answers'), { id: message, text, seen })
  const hand = (by: TestStaff, id: string, [to, from]: readonly [TestStaff, TestStaff | null]) =>
    by.ask(at(id, 'hand'), { to: to.staffId, from: from?.staffId ?? null })
  const entriesOf = async (id: string) =>
    (
      await all(
        t.house.database,
        sql<{ said: string }>`select staff_name || ' ' || action as said from desk.audit
          where subject_kind = 'conversation' and subject_id = ${id} and outcome = 'done' order by n`,
      )
    ).map(({ said }) => said)

  test('who waits is first in the queue, with a due hour that passes, and is answered under the colleague’s name', async () => {
    const { owner, id } = await asked()
    const [row] = (await list('waiting')).rows.filter((one) => one.id === id)
    assert.deepEqual(
      [row?.says, row?.unread, row?.isLate, row?.holder],
      ['کیفم در هواپیما ماند', 1, false, null],
    )
    assert.match(row?.due ?? '', /،/)
    t.house.clock.advance({ minutes: 31 })
    mina = { ...mina, ...(await again(mina)) }
    amir = { ...amir, ...(await again(amir)) }
    assert.equal((await list('waiting')).rows.find((one) => one.id === id)?.isLate, true)
    const { last } = await page(id)
    assert.equal((await mina.ask(at(id, 'read'), { seq: last })).status, 200)
    const seenBy = () => t.agency.support.conversation({ userId: owner.userId })
    assert.equal((await seenBy()).deskRead, last)
    assert.equal((await answer(mina, id, { seen: last })).status, 200)
    const said = (await seenBy()).messages.at(-1)
    assert.deepEqual([said?.author, said?.name, said?.body], ['person', 'مینا رحیمی', 'بررسی می‌کنم.'])
    const mine = await list('mine')
    assert.ok(mine.rows.some((one) => one.id === id && one.due === ''))
    assert.deepEqual(mine.workload.find(({ id: staff }) => staff === mina.staffId)?.open, 1)
    assert.deepEqual(await entriesOf(id), ['مینا رحیمی conversation.answered'])
  })

  test('of two who answer at once one is heard and has it, the other is told and loses nothing', async () => {
    const { owner, id } = await asked()
    const { last: seen } = await page(id)
    const both = await Promise.all([answer(mina, id, { seen }), answer(amir, id, { seen })])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    const late = both[0]?.status === 409 ? mina : amir
    const first = late === mina ? amir : mina
    assert.equal(both.find(({ status }) => status === 409)?.code, 'CONVERSATION_HELD')
    const view = await t.agency.support.conversation({ userId: owner.userId })
    assert.equal(view.messages.filter(({ author }) => author === 'person').length, 1)
    assert.equal((await page(id)).holder?.id, first.staffId)
    assert.equal((await late.ask(at(id, 'close'), { seen: 90 })).code, 'CONVERSATION_HELD')
    assert.equal((await hand(late, id, [late, null])).code, 'CONVERSATION_MOVED')
    assert.equal((await hand(late, id, [late, first])).status, 200)
    assert.equal((await answer(late, id, { seen })).code, 'ANSWERED_MEANWHILE', 'read what was said first')
    assert.equal((await answer(late, id, { seen: (await page(id)).last })).status, 200)
  })

  test('an answer whose response was lost is sent once, and another text under its id is refused', async () => {
    const { owner, id } = await asked()
    const message = randomUUID()
    for (const _ of [1, 2]) assert.equal((await answer(mina, id, { seen: 90, message })).status, 200)
    assert.equal((await answer(mina, id, { seen: 90, message, text: 'چیز دیگر' })).code, 'MESSAGE_DIFFERS')
    const view = await t.agency.support.conversation({ userId: owner.userId })
    assert.equal(view.messages.filter(({ author }) => author === 'person').length, 1)
    assert.equal((await entriesOf(id)).length, 1)
    assert.equal((await answer(mina, id, { seen: 90, text: '  ' })).code, 'MESSAGE_EMPTY')
  })

  test('who wrote while the answer was written goes on waiting, unread, and is not closed over', async () => {
    const { owner, id } = await asked()
    const { last: seen } = await page(id)
    await write(owner, 'راستی چمدانم هم نیست')
    assert.equal((await mina.ask(at(id, 'close'), { seen })).code, 'WRITTEN_MEANWHILE')
    assert.equal((await answer(mina, id, { seen })).status, 200)
    const view = await page(id)
    assert.deepEqual([view.state, view.unread], ['waiting', 1])
    assert.equal((await answer(mina, id, { seen: view.last })).status, 200)
    assert.equal((await page(id)).state, 'open')
  })

  test('is handed on to who may answer, whom the traveller reads of, and closed; what is written then opens it anew', async () => {
    const { owner, id } = await asked()
    const content = await staffIn(t, ['content'])
    assert.equal((await hand(mina, id, [mina, null])).status, 200)
    assert.equal((await hand(mina, id, [content, mina])).code, 'NOT_OF_QUEUE')
    assert.equal((await hand(mina, id, [amir, mina])).status, 200)
    assert.ok((await list('handed')).rows.some((one) => one.id === id && one.holder?.name === amir.name))
    const notice = (await page(id)).messages.at(-1)
    assert.deepEqual([notice?.author, notice?.body], ['notice', 'از اینجا امیر کاظمی پاسخ می‌دهد'])
    const { last: seen } = await page(id)
    assert.equal((await amir.ask(at(id, 'close'), { seen })).status, 200)
    assert.equal((await amir.ask(at(id, 'close'), { seen: 90 })).code, 'CONVERSATION_CLOSED')
    const closed = await page(id)
    assert.deepEqual(
      [closed.state, closed.holder, closed.messages.at(-1)?.body],
      ['closed', null, texts.closed],
    )
    assert.ok((await list('closed')).rows.some((one) => one.id === id))
    assert.equal((await hand(mina, id, [mina, null])).code, 'CONVERSATION_CLOSED')
    await write(owner, 'باز هم هست، می‌خواهم با همکارتان حرف بزنم')
    assert.equal((await page(id)).state, 'waiting')
    assert.ok((await list('closed')).rows.every((one) => one.id !== id))
    assert.deepEqual(await entriesOf(id), [
      'مینا رحیمی conversation.taken',
      'مینا رحیمی conversation.handed-on',
      'امیر کاظمی conversation.closed',
    ])
  })

  test('stands beside the traveller’s orders, numbers masked, and beside notes and tasks that no traveller reads', async () => {
    const { owner, orderId, orderNumber } = await t.bought([sara], async (journeys) => {
      const { requestId, proposalId } = (await journeys.roundTrip()).chosen
      return { chosen: { requestId, proposalId }, fares: [] }
    })
    const { id } = await asked('همسرم بیمار شد، چه کنم', orderId, owner)
    const { id: about } = await asked('پرسش دیگر', undefined, owner)
    for (const one of [id, about]) {
      assert.equal((await mina.ask(at(one, 'notes'), { body: 'تلفنی هم گفت' })).status, 200)
      assert.equal((await mina.ask(at(one, 'tasks'), { body: 'به ایرلاین زنگ بزن', hours: 4 })).status, 200)
      const view = await page(one)
      const left = (await colleagueTasks(t.agency)).find(({ id: task }) => task === view.tasks[0]?.id)
      assert.deepEqual(
        [left?.madeBy, left?.orderNumber, left?.conversationId],
        one === id ? [mina.name, orderNumber, null] : [mina.name, undefined, about],
      )
      assert.deepEqual(
        view.notes.map(({ body }) => body),
        ['تلفنی هم گفت'],
      )
      assert.equal((await mina.ask(`POST /api/desk/order-tasks/${view.tasks[0]?.id}/done`)).status, 200)
      assert.deepEqual(
        (await page(one)).tasks.map(({ isDone }) => isDone),
        [true],
      )
      assert.ok(
        (await colleagueTasks(t.agency)).every(({ id: task }) => task !== left?.id),
        'done',
      )
      const told = await t.agency.support.conversation({
        userId: owner.userId,
        ...(one === id && { orderId }),
      })
      assert.doesNotMatch(JSON.stringify(told), /تلفنی هم گفت/)
    }
    const view = await page(id)
    assert.equal(view.orderNumber, orderNumber)
    assert.equal(view.orders[0]?.number, orderNumber)
    assert.doesNotMatch(view.phone, /•••/)
    const ofTicketing = await page(id, await staffIn(t, ['ticketing']))
    assert.match(ofTicketing.phone, /•••/)
    assert.match(ofTicketing.orders[0]?.phone ?? '', /•••/)
  })

  test('who looks leaves one entry, an attachment too, and an unknown one is nobody’s', async () => {
    const { id } = await asked()
    for (const _ of [1, 2]) await page(id)
    const looks = await all(
      t.house.database,
      sql<{ action: string }>`select action from desk.audit
        where subject_id = ${id} and outcome = 'looked' and staff_id = ${mina.staffId}`,
    )
    assert.deepEqual(looks, [{ action: 'conversation.opened' }])
    const none = randomUUID()
    assert.equal((await mina.ask(`GET /api/desk/conversations/${none}`)).code, 'CONVERSATION_NOT_FOUND')
    for (const [what, body] of [
      ['answers', { id: randomUUID(), text: 'سلام', seen: 0 }],
      ['hand', { to: mina.staffId, from: null }],
      ['close', { seen: 0 }],
      ['notes', { body: 'یادداشت' }],
      ['tasks', { body: 'کار', hours: 1 }],
      ['read', { seq: 1 }],
    ] as const)
      assert.equal((await mina.ask(at(none, what), body)).code, 'CONVERSATION_NOT_FOUND', what)
    assert.equal((await mina.ask(`GET /api/desk/conversations/${id}/files/1`)).code, 'FILE_NOT_FOUND')
  })

  test('an account that goes takes its conversations along, held ones too', async () => {
    const { owner, id } = await asked()
    await hand(mina, id, [mina, null])
    await mina.ask(at(id, 'notes'), { body: 'یادداشت' })
    await sql`delete from support.conversation where user_id = ${owner.userId}`.execute(t.house.database)
    assert.ok((await list('mine')).rows.every((one) => one.id !== id))
  })

  test('nobody but staff who may read them is told that something was written', async () => {
    const events = 'GET /api/desk/conversations/events'
    assert.equal((await askAtDesk(t.house, events)).status, 401)
    const { token } = await t.somebody()
    assert.equal((await t.ask(events, { by: token })).status, 401)
    assert.equal((await (await staffIn(t, ['content'])).ask(events)).status, 403)
  })

  async function again({ staffId }: TestStaff): Promise<Pick<TestStaff, 'token' | 'ask'>> {
    const token = await sessionOf(t.house, staffId)
    return { token, ask: (line, body) => askAtDesk(t.house, line, { token, body }) }
  }
})
