import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { contactCalls } from '#help/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { openRebookingHouse } from '#testing/app/rebooking.ts'
import { sara } from '#testing/flights/buying.ts'

type Buying = Parameters<Awaited<ReturnType<typeof openRebookingHouse>>['bought']>[1]
const oneWay: Buying = async (at) => {
  const { requestId, proposalId } = (await at.roundTrip()).chosen
  return { chosen: { requestId, proposalId }, fares: [] }
}

suite('what is written to us about an order', () => {
  let t: Awaited<ReturnType<typeof openRebookingHouse>>
  let owner: SignedIn
  let orderId: string
  before(async () => {
    t = await openRebookingHouse()
    ;({ owner, orderId } = await t.bought([sara], oneWay))
  })
  after(() => t[Symbol.asyncDispose]())

  const letter = { name: 'سارا محمدی', mobile: '09121230001', answerBy: 'sms', topic: 'trips' }
  const write = (text: string, about: object, by?: SignedIn) =>
    t.ask(contactCalls.write.line, { by: by?.token, body: { ...letter, text, ...about } })
  const found = async (number: number, by?: SignedIn) => {
    const body = { number: String(number), mobile: letter.mobile }
    const { data } = await t.ask(contactCalls.status.line, { by: by?.token, body })
    return contactCalls.status.answer.parse(data)
  }

  test('of his own orders somebody chooses; desk, order and request know of each other', async () => {
    const told = await write('صندلی‌ام را عوض می‌کنید؟', { orderId }, owner)
    assert.equal(told.status, 200, told.text)
    const { number, ownOrder } = contactCalls.write.answer.parse(told.data)
    const orderNumber = (await t.agency.orders.numbersOf([orderId])).get(orderId)
    assert.deepEqual(ownOrder, {
      number: orderNumber,
      path: `/profile/my-travels/order-details?orderId=${orderId}`,
    })
    const row = await t.agency.help.desk.read(number)
    assert.deepEqual([row.orderId, row.orderNumber], [orderId, orderNumber])
    const { userId } = owner
    const listed = await t.agency.help.requestsOn({ userId, orderId })
    assert.deepEqual(
      listed.map((one) => one.number),
      [number],
    )
    assert.deepEqual((await found(number, owner)).ownOrder, ownOrder)
    const stranger = await t.somebody()
    assert.deepEqual([(await found(number)).ownOrder, (await found(number, stranger)).ownOrder], [null, null])
    assert.deepEqual(await t.agency.help.requestsOn({ userId: stranger.userId, orderId }), [])
  })

  test('another’s order is as unknown as one that never was, to a guest as well, and nothing is written', async () => {
    const stranger = await t.somebody()
    for (const by of [stranger, undefined]) {
      const [theirs, none] = [
        await write('سلام به شما', { orderId }, by),
        await write('سلام به شما', { orderId: randomUUID() }, by),
      ]
      assert.deepEqual([theirs.status, theirs.code, theirs.said], [404, none.code, none.said])
    }
    assert.equal((await t.agency.help.desk.open()).length, 1)
  })

  test('a number that a guest types is stored as typed, and says nothing of whether it is one', async () => {
    const orderNumber = (await t.agency.orders.numbersOf([orderId])).get(orderId) ?? ''
    for (const typed of [orderNumber, '999999999']) {
      const told = await write(`دربارهٔ ${typed}`, { orderNumber: typed, mobile: '09121230009' })
      const { number, ownOrder } = contactCalls.write.answer.parse(told.data)
      const row = await t.agency.help.desk.read(number)
      assert.deepEqual([ownOrder, row.orderId, row.orderNumber], [null, null, typed])
    }
  })
})
