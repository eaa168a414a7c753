import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { macroCalls, type ReadyMacro } from '#desk/macro-calls.ts'
import { macrosOf } from '#desk/server/macros/macros.ts'
import { priceWords } from '#money/display-unit.ts'
import { supportCalls } from '#support/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { openRebookingHouse } from '#testing/app/rebooking.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'

suite('saved answers at the desk', () => {
  let t: Awaited<ReturnType<typeof openRebookingHouse>>
  let mina: TestStaff
  let visas: TestStaff
  before(async () => {
    t = await openRebookingHouse()
    mina = await staffIn(t, ['support'], 'مینا رحیمی')
    visas = await staffIn(t, ['visas'])
  })
  after(() => t[Symbol.asyncDispose]())

  async function made(body: string, title: string): Promise<string> {
    const { status, data, text } = await mina.ask('POST /api/desk/macros', { title, body })
    assert.equal(status, 200, text)
    return macroCalls.make.answer.parse(data).id
  }
  const change = (id: string, written: object) => mina.ask(`POST /api/desk/macros/${id}`, written)
  const withdraw = (id: string, version: number) =>
    mina.ask(`POST /api/desk/macros/${id}/withdraw`, { version })
  const versionsOf = async (id: string) =>
    (await macrosOf(t.house.database)).filter((one) => one.id === id).map(({ version }) => version)

  async function bought() {
    return t.bought([sara], async (journeys) => {
      const { requestId, proposalId } = (await journeys.roundTrip()).chosen
      return { chosen: { requestId, proposalId }, fares: [] }
    })
  }
  async function conversation(owner: SignedIn, orderId?: string): Promise<string> {
    const body = { id: randomUUID(), orderId, text: 'کیفم در هواپیما ماند' }
    assert.equal((await t.ask(supportCalls.send.line, { by: owner.token, body })).status, 200)
    const [row] = await all(
      t.house.database,
      sql<{ id: string }>`select id from support.conversation
        where user_id = ${owner.userId} and order_id is not distinct from ${orderId ?? null}::uuid`,
    )
    return row?.id ?? ''
  }
  async function ready(conversationId: string, id: string, more = ''): Promise<ReadyMacro | undefined> {
    const { status, data, text } = await mina.ask(
      `GET /api/desk/macros/ready?conversation=${conversationId}${more}`,
    )
    assert.equal(status, 200, text)
    return macroCalls.ready.answer.parse(data).find((one) => one.id === id)
  }

  test('one is filled from the order in hand, by what its owner’s own pages say', async () => {
    const { owner, orderId, orderNumber } = await bought()
    const id = await made('سفارش {number}: {amount}، {day} ساعت {hour}. {refundNow}. {colleague}', 'وضعیت')
    const { order } = (await t.agency.orders.desk.view(orderNumber)) ?? {}
    const facts = await t.agency.support.desk.factsOf({ orderId, userId: owner.userId })
    assert.ok(order && facts.refund?.now)
    const answer = await ready(await conversation(owner, orderId), id)
    assert.deepEqual(answer?.missing, [])
    assert.ok(answer?.text.startsWith(`سفارش ${orderNumber}: ${priceWords(order.payable)}، `), answer?.text)
    assert.ok(answer.text.endsWith(`. ${priceWords(facts.refund.now.amount)}. مینا رحیمی`), answer.text)
    assert.doesNotMatch(answer.text, /[{}]/)
    const about = await conversation(owner)
    assert.deepEqual((await ready(about, id))?.missing.includes('شمارهٔ سفارش'), true)
    assert.deepEqual((await ready(about, id, `&order=${orderNumber}`))?.text, answer.text)
  })

  test('what an order does not have is said, and an answer in which it still stands is not sent', async () => {
    const { owner, orderId } = await bought()
    const id = await made('استرداد {refundNumber} شما، {refund}، در راه است.', 'استرداد در راه است')
    const about = await conversation(owner, orderId)
    const answer = await ready(about, id)
    assert.deepEqual(answer?.missing, ['مبلغ آخرین استرداد', 'کد پیگیری آخرین استرداد'])
    const send = (text: string) =>
      mina.ask(`POST /api/desk/conversations/${about}/answers`, { id: randomUUID(), text, seen: 90 })
    assert.equal((await send(answer?.text ?? '')).code, 'GAP_LEFT')
    const read = () => t.agency.support.conversation({ userId: owner.userId, orderId })
    assert.ok((await read()).messages.every(({ author }) => author !== 'person'))
    assert.equal((await send('استرداد شما هنوز ثبت نشده است؛ {این} درست است.')).status, 200)
  })

  test('another traveller’s order fills nothing, and an unknown conversation is nobody’s', async () => {
    const [one, other] = [await bought(), await bought()]
    const id = await conversation(one.owner)
    const line = `GET /api/desk/macros/ready?conversation=${id}&order=${other.orderNumber}`
    assert.equal((await mina.ask(line)).code, 'ORDER_UNKNOWN')
    const nobodys = `GET /api/desk/macros/ready?conversation=${randomUUID()}`
    assert.equal((await mina.ask(nobodys)).code, 'CONVERSATION_NOT_FOUND')
  })

  test('of two who change one the later is told, and what is withdrawn is offered no more', async () => {
    const id = await made('وقت شما ساعت {hour} است.', 'وقت')
    const texts = ['وقت پرواز ساعت {hour} است.', 'ساعت پرواز {hour} است.']
    const both = await Promise.all(texts.map((body) => change(id, { title: 'وقت', body, version: 1 })))
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    assert.equal(both.find(({ status }) => status === 409)?.code, 'MACRO_MOVED')
    assert.deepEqual(await versionsOf(id), [2])
    assert.equal((await withdraw(id, 1)).code, 'MACRO_MOVED')
    assert.equal((await withdraw(id, 2)).status, 200)
    assert.deepEqual(await versionsOf(id), [])
    assert.equal((await change(id, { title: 'وقت', body: texts[0], version: 3 })).code, 'MACRO_MOVED')
    assert.equal(
      (await change(randomUUID(), { title: 'x۲', body: texts[0], version: 1 })).code,
      'MACRO_MOVED',
    )
    await made('وقت شما ساعت {hour} است.', 'وقت') // its name is free again
    const entries = await all(
      t.house.database,
      sql<{ said: string }>`select staff_name || ' ' || action || ' ' || (details ->> 'version') as said
        from desk.audit where subject_kind = 'macro' and subject_id = ${id} and outcome = 'done' order by n`,
    )
    assert.deepEqual(
      entries.map(({ said }) => said),
      ['مینا رحیمی macro.written 1', 'مینا رحیمی macro.written 2', 'مینا رحیمی macro.withdrawn 3'],
    )
  })

  test('names are told apart, faults are said beside their field, and who answers need not be who writes', async () => {
    await made('متن یک پاسخ دیگر است.', 'یک نام')
    const again = await mina.ask('POST /api/desk/macros', { title: ' یک نام ', body: 'متن دیگری است.' })
    assert.equal(again.code, 'MACRO_NAME_TAKEN')
    const faulty = await mina.ask('POST /api/desk/macros', { title: 'نام تازه', body: 'بلیط شما صادر شد.' })
    assert.equal(faulty.code, 'MACRO_FAULTY')
    assert.match(String(faulty.said[0]?.errors[0]), /بلیت/)
    assert.equal((await visas.ask('POST /api/desk/macros', { title: 'نام تازه', body: 'متن' })).status, 403)
  })

  test('the database changes no version and takes none away', async () => {
    const id = await made('این متن می‌ماند.', 'ماندنی')
    const { database } = t.house
    for (const statement of [
      sql`update desk.macro_version set body = 'چیز دیگر' where macro_id = ${id}`,
      sql`delete from desk.macro_version where macro_id = ${id}`,
      sql`truncate desk.macro_version`,
    ])
      await assert.rejects(statement.execute(database))
  })
})
