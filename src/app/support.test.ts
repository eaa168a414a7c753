import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { type ConversationView, supportCalls } from '#support/calls.ts'
import { limits, texts } from '#support/conversation.ts'
import { intents } from '#support/intents.ts'
import { supportVault } from '#support/server/files.ts'
import { supportPart } from '#support/server/personal.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { openRebookingHouse } from '#testing/app/rebooking.ts'
import { sara } from '#testing/flights/buying.ts'

type Buying = Parameters<Awaited<ReturnType<typeof openRebookingHouse>>['bought']>[1]
const oneWay: Buying = async (at) => {
  const { requestId, proposalId } = (await at.roundTrip()).chosen
  return { chosen: { requestId, proposalId }, fares: [] }
}

suite('conversations with travellers', () => {
  let t: Awaited<ReturnType<typeof openRebookingHouse>>
  before(async () => {
    t = await openRebookingHouse()
  })
  after(() => t[Symbol.asyncDispose]())

  const desk = () => t.agency.support.desk

  async function write(
    { token }: SignedIn,
    text: string,
    { orderId, id = randomUUID() }: { readonly orderId?: string; readonly id?: string } = {},
  ) {
    return t.ask(supportCalls.send.line, { by: token, body: { id, orderId, text } })
  }

  async function conversation({ token }: SignedIn, query = ''): Promise<ConversationView> {
    const told = await t.ask(`${supportCalls.conversation.line}${query}`, { by: token })
    assert.equal(told.status, 200, told.text)
    return supportCalls.conversation.answer.parse(told.data)
  }

  async function idOf({ userId }: SignedIn): Promise<string> {
    const rows = await all(
      t.house.database,
      sql<{ id: string }>`select id from support.conversation where user_id = ${userId}`,
    )
    return rows[0]?.id ?? ''
  }

  test('what is written waits for a person, is answered under a name, and is read at both ends', async () => {
    const owner = await t.somebody()
    assert.equal((await write(owner, ' سلام، کیفم در هواپیما ماند ')).status, 200)
    const asked = await conversation(owner)
    assert.deepEqual(
      asked.messages.map(({ seq, author, body }) => [seq, author, body]),
      [
        [1, 'traveller', 'سلام، کیفم در هواپیما ماند'],
        [2, 'notice', texts.handed],
      ],
    )
    assert.ok(asked.isHanded && asked.waitingSince !== null)
    const id = await idOf(owner)
    assert.deepEqual((await desk().waiting()).map((one) => [one.id, one.says]).at(-1), [
      id,
      'سلام، کیفم در هواپیما ماند',
    ])
    assert.equal(asked.deskRead, 0)
    await desk().show(id)
    assert.equal((await conversation(owner)).deskRead, 2)
    await desk().answer(id, { name: 'سارا محمدی', text: 'از بخش اشیای گم‌شده پرسیدم.' })
    const answered = await conversation(owner)
    assert.deepEqual(
      answered.messages.slice(2).map(({ author, name, body }) => [author, name, body]),
      [
        ['notice', null, 'از اینجا سارا محمدی پاسخ می‌دهد'],
        ['person', 'سارا محمدی', 'از بخش اشیای گم‌شده پرسیدم.'],
      ],
    )
    assert.deepEqual(
      [answered.waitingSince, answered.answerBy, answered.colleague],
      [null, null, 'سارا محمدی'],
    )
    const listed = await t.ask(supportCalls.conversations.line, { by: owner.token })
    assert.equal(supportCalls.conversations.answer.parse(listed.data)[0]?.unread, 3)
    const read = await t.ask(supportCalls.read.line, { by: owner.token, body: { seq: 900 } })
    assert.deepEqual(read.data, { seq: 4 })
    assert.equal((await desk().show(id)).travellerRead, 4)
  })

  test('a message that is sent again is the same one; another text under its id is refused', async () => {
    const owner = await t.somebody()
    const id = randomUUID()
    const sent = await Promise.all(Array.from({ length: 4 }, () => write(owner, 'یک بار', { id })))
    assert.deepEqual([...new Set(sent.map(({ status }) => status))], [200])
    assert.equal((await conversation(owner)).messages.length, 2)
    const other = await write(owner, 'چیز دیگر', { id })
    assert.deepEqual([other.status, other.code], [409, 'MESSAGE_DIFFERS'])
  })

  test('empty, too long and too many messages are refused, each with its sentence', async () => {
    const owner = await t.somebody()
    const empty = await write(owner, ' \n ')
    assert.deepEqual([empty.status, empty.code, empty.said[0]?.property], [400, 'MESSAGE_EMPTY', 'text'])
    const long = await write(owner, 'ا'.repeat(limits.mostLetters + 1))
    assert.deepEqual([long.status, long.said[0]?.errors], [400, [texts.tooLong]])
    for (let nth = 0; nth < limits.messages.most; nth++)
      assert.equal((await write(owner, `${nth}`)).status, 200)
    const tooMany = await write(owner, 'باز هم')
    assert.deepEqual([tooMany.status, tooMany.code], [429, 'TOO_MANY_MESSAGES'])
    t.house.clock.advance({ seconds: limits.messages.seconds })
    assert.equal((await write(owner, 'باز هم')).status, 200)
    const shown = await conversation(owner)
    const older = await conversation(owner, `?before=${shown.messages[5]?.seq}`)
    assert.deepEqual(older.messages, shown.messages.slice(0, 5))
  })

  test('an order has a conversation of its own, which is nobody else’s', async () => {
    const { owner, orderId } = await t.bought([sara], oneWay)
    const stranger = await t.somebody()
    assert.equal((await write(owner, 'دربارهٔ سفارش', { orderId })).status, 200)
    assert.equal((await write(owner, 'دربارهٔ هیچ سفارشی')).status, 200)
    assert.equal((await conversation(owner, `?orderId=${orderId}`)).messages[0]?.body, 'دربارهٔ سفارش')
    assert.equal((await conversation(owner)).messages[0]?.body, 'دربارهٔ هیچ سفارشی')
    const theirs = await write(stranger, 'بگو', { orderId })
    const none = await write(stranger, 'بگو', { orderId: randomUUID() })
    assert.deepEqual([theirs.status, theirs.code, theirs.text.length], [404, none.code, none.text.length])
    assert.deepEqual((await conversation(stranger)).messages, [])
  })

  test('what comes back, how, and what the ticket says is answered from the order, to the rial, with its source', async () => {
    const { owner, orderId } = await t.bought([sara], oneWay)
    const { userId } = owner
    const said = async (text: string) => {
      const told = await write(owner, text, { orderId })
      return supportCalls.send.answer.parse(told.data).messages.at(-1)
    }
    const { steps, isCharter } = await t.agency.refunds.refundableOf({ orderId, userId })
    const [now, next] = [
      steps.find(({ state }) => state === 'now'),
      steps.find(({ state }) => state === 'ahead'),
    ]
    const refund = await said(intents.refundNow.chip)
    assert.equal(refund?.author, 'house')
    assert.deepEqual(
      refund?.answer?.figures.map(({ amount }) => amount),
      [(now?.refund ?? 0) + (now?.penalty ?? 0), now?.penalty, now?.refund, next?.refund],
    )
    const quoted = await t.agency.refunds.quote({ orderId, userId, items: [{ passenger: 0, leg: 0 }] })
    assert.ok(refund?.answer?.figures.some(({ amount }) => amount === quoted.refund))
    assert.deepEqual(
      refund?.answer?.sources.map(({ path }) => path),
      [
        `/profile/my-travels/order-details?orderId=${orderId}`,
        `/privacy/${isCharter ? 'charter' : 'system'}-flight#penalty`,
      ],
    )
    assert.match((await said('چمدونم چند کیلو'))?.body ?? '', /^تهران به مشهد: .*کیلو/)
    assert.match(
      (await said(intents.presence.chip))?.body ?? '',
      isCharter ? /دست‌کم ۱ ساعت و ۳۰ دقیقه پیش/ : /دست‌کم ۱ ساعت پیش/,
    )
    assert.deepEqual(
      (await said(intents.ticket.chip))?.answer?.actions.map(({ words }) => words),
      ['مشاهدهٔ بلیت', 'بلیت PDF', 'روز سفر'],
    )
    assert.match((await said(intents.refundWhen.chip))?.body ?? '', /ثبت نشده است/)
    assert.equal(
      (await said(intents.name.chip))?.answer?.sources[0]?.path,
      `/faq/wrong-name-${isCharter ? 'charter' : 'system'}`,
    )
    assert.equal((await conversation(owner, `?orderId=${orderId}`)).isHanded, false)
    assert.equal((await said('همسرم بیمار شد، چه کنم'))?.author, 'notice')
    assert.equal((await said(intents.refundNow.chip))?.author, 'traveller', 'a person has it now')
    const helped = await write(owner, intents.refundWhen.chip)
    const last = supportCalls.send.answer.parse(helped.data).messages.at(-1)
    assert.equal(last?.answer?.sources[0]?.path, '/faq/refund-time')
  })

  test('a person is asked for at one tap, by an hour that is kept or becomes a task', async () => {
    // 23:50 by Tehran: the rest of the half hour is of the next morning
    t.house.clock.set(Temporal.Instant.from('2026-11-24T20:20:00Z'))
    const owner = await t.somebody()
    const tap = () => t.ask(supportCalls.askForPerson.line, { by: owner.token, body: {} })
    await tap()
    const handed = supportCalls.askForPerson.answer.parse((await tap()).data)
    assert.equal(handed.messages.length, 1)
    assert.ok(handed.answerBy?.startsWith('2026-11-25T05:50'), handed.answerBy ?? '')
    const tasks = async () =>
      (await t.agency.promises.tasks()).filter(({ kind }) => kind === 'support-answered').length
    const before = await tasks()
    t.house.clock.set(Temporal.Instant.from('2026-11-25T06:30:00Z'))
    await t.agency.promises.work.look()
    const missed = await tasks()
    assert.ok(missed > before)
    await desk().answer(await idOf(owner), { name: 'سارا', text: 'بفرمایید.' })
    assert.equal(await tasks(), missed - 1)
    await desk().handOn(await idOf(owner), 'امیر')
    const seen = () => t.agency.support.conversation({ userId: owner.userId })
    assert.equal((await seen()).messages.at(-1)?.body, 'از اینجا امیر پاسخ می‌دهد')
    await desk().close(await idOf(owner))
    const closed = await seen()
    assert.deepEqual([closed.isHanded, closed.colleague, closed.waitingSince], [false, null, null])
    await assert.rejects(desk().close(randomUUID()), { code: 'CONVERSATION_NOT_FOUND' })
    await assert.rejects(desk().show('1 or 1=1'), { code: 'CONVERSATION_NOT_FOUND' })
  })

  test('an answer that is not read is told by message, once until something is read', async () => {
    const owner = await t.somebody()
    await write(owner, 'سلام')
    const id = await idOf(owner)
    const { tellUnread } = t.agency.support.work
    const told = () =>
      all(
        t.house.database,
        sql<{ tokens: string[]; opens: string }>`select tokens, opens from messages.outbox
          where template = 'support-answered' and user_id = ${owner.userId}`,
      )
    for (const text of ['یک', 'دو']) await desk().answer(id, { name: 'سارا', text })
    await Promise.all([tellUnread(id, 4), tellUnread(id, 5), tellUnread(id, 5)])
    assert.deepEqual(
      (await told()).map(({ opens }) => opens),
      ['/support'],
    )
    await t.ask(supportCalls.read.line, { by: owner.token, body: { seq: 5 } })
    await tellUnread(id, 5)
    assert.equal((await told()).length, 1)
    await desk().answer(id, { name: 'سارا', text: 'سه' })
    await tellUnread(id, 6)
    assert.equal((await told()).length, 2)
    assert.ok(!(await told()).some(({ tokens }) => tokens.join().includes('سارا')))
  })

  test('the conversations of an account are exported with it, and go with it', async () => {
    const owner = await t.somebody()
    await write(owner, 'از من نگه دارید؟')
    const part = supportPart({
      database: t.house.database,
      vault: supportVault(t.house.settings),
      promises: t.agency.promises,
    })
    assert.match(JSON.stringify(await part.exported(owner.userId)), /از من نگه دارید/)
    const person = { userId: owner.userId, phone: null, email: null }
    await t.house.database.transaction().execute((trx) => part.erase(trx, person))
    assert.deepEqual(await part.exported(owner.userId), { messages: [] })
    assert.equal(await idOf(owner), '')
  })
})
