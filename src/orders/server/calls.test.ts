import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { demoVouchers } from '#demo/sample-data.ts'
import { negative } from '#money/rial.ts'
import { OrderDetails, OrderList, OrderListed, OrderSum, PassengerOnOrder } from '#orders/responses.ts'
import { openMarket } from '#testing/orders/market.ts'
import { fill } from '#testing/orders/money.ts'

const list = (body: unknown) => z.object({ data: OrderList }).parse(body).data
const details = (body: unknown) => z.object({ data: OrderDetails }).parse(body).data
const refusal = (body: unknown) =>
  z
    .object({
      meta: z.object({ code: z.string(), errors: z.array(z.object({ errors: z.array(z.string()) })) }),
    })
    .parse(body).meta

const orderDetails = 'GET /api/orders/Order/GetCurrentUserOrderDetails'

test('a traveller sees the own orders, newest first, a page at a time', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const [older, newer] = [await market.buy({ ownerId }), await market.buy({ ownerId })]
  await market.buy()
  const { body } = await market.ask(ownerId, 'POST /api/orders/Order/GetCurrentUserOrders', {})
  assert.equal(list(body).total, 2)
  assert.deepEqual(
    list(body).orders.map((order) => order.orderId),
    [newer.orderId, older.orderId],
  )
  const second = await market.ask(ownerId, 'POST /api/orders/Order/GetCurrentUserOrders', {
    page: 2,
    take: 1,
  })
  assert.deepEqual(
    list(second.body).orders.map((order) => order.orderId),
    [older.orderId],
  )
})

test('what lies ahead and what is past are told apart', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  market.house.clock.set(Temporal.Instant.from('2026-12-01T08:00:00Z'))
  const [flying, given] = [await market.bought(ownerId), await market.bought(ownerId)]
  await market.pay(flying)
  await market.orders.work.issue(flying.orderId)
  await market.orders.cancel(given.orderId, ownerId)
  const ids = async (kind: string) => {
    const { body } = await market.ask(ownerId, 'POST /api/orders/Order/GetCurrentUserOrders', { kind })
    return list(body).orders.map((order) => order.orderId)
  }
  assert.deepEqual([await ids('upcoming'), await ids('past')], [[flying.orderId], [given.orderId]])
  market.house.clock.set(Temporal.Instant.from('2026-12-03T02:46:00Z'))
  assert.deepEqual(await ids('upcoming'), [], 'its flight has left')
  assert.equal((await ids('past')).length, 2)
})

test('an order’s details say where it stands, its money and what may be done now', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  const before = details((await market.ask(order.ownerId, `${orderDetails}/${order.orderId}`)).body)
  assert.deepEqual(before.allowed, { pay: true, cancel: true, ticket: false })
  assert.equal(before.labels.says, 'در انتظار پرداخت')
  assert.equal(before.holdExpiresAt, order.holdExpiresAt.toString())
  assert.equal(before.journeys[0]?.departureTime, '2026-12-03T06:15')
  await market.pay(order)
  await market.orders.work.issue(order.orderId)
  const after = details((await market.ask(order.ownerId, `${orderDetails}/${order.orderId}`)).body)
  assert.deepEqual(after.allowed, { pay: false, cancel: false, ticket: true })
  assert.equal(after.reservationNumber, 'K7RM2Q')
  assert.equal(after.holdExpiresAt, null)
  assert.deepEqual(
    after.timeline.map((one) => one.status),
    ['created', 'submitted', 'approved', 'paid', 'issuing', 'issued'],
  )
  assert.deepEqual(
    after.money.map((line) => [line.says, line.amount]),
    [['پرداخت سفارش', negative(order.total)]],
  )
})

test('money that came back is a line of the order', async () => {
  await using market = await openMarket()
  market.hall.answer = () => ({ kind: 'failed', reason: 'declined' })
  const order = await market.bought()
  await market.pay(order)
  await market.orders.work.issue(order.orderId)
  const { money } = details((await market.ask(order.ownerId, `${orderDetails}/${order.orderId}`)).body)
  assert.deepEqual(
    money.map((line) => [line.kind, line.amount]),
    [
      ['order-paid', negative(order.total)],
      ['order-failed', order.total],
    ],
  )
})

test('a code, the wallet and what is left are told to the owner, sum by sum', async () => {
  await using market = await openMarket()
  await market.orders.publishVoucher(demoVouchers.open)
  const { orderId, ownerId, total } = await market.bought()
  const sums = async (line: `POST ${string}`, body: object) =>
    z.object({ data: OrderSum }).parse((await market.ask(ownerId, line, body)).body).data
  const [discount, none] = [
    2_000_000,
    { orderId, total, discount: 0, walletPart: 0, credit: 0, due: total, voucher: null, onCredit: null },
  ]
  assert.deepEqual(await sums(applyLine, { orderId, code: 'parastoo۱۰' }), {
    ...none,
    discount,
    due: total - discount,
    voucher: 'PARASTOO10',
  })
  assert.deepEqual(await sums('POST /api/orders/Order/RemoveDiscountVoucher', { orderId }), none)
  await market.ask(ownerId, applyLine, { orderId, code: 'PARASTOO10' })
  const short = await market.ask(ownerId, confirmLine, { orderId })
  assert.equal(refusal(short.body).code, 'INSUFFICIENT_BALANCE')
  await fill(market, ownerId, total)
  const { body } = await market.ask(ownerId, confirmLine, { orderId })
  assert.equal(z.object({ data: OrderListed }).parse(body).data.status, 'paid')
  const after = details((await market.ask(ownerId, `${orderDetails}/${orderId}`)).body)
  assert.deepEqual(
    after.money.map((line) => [line.kind, line.amount]),
    [
      ['discount-given', -discount],
      ['wallet-held', discount - total],
    ],
  )
})

test('what flew and what came to nothing are two lists, and together the past', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const [flown, given] = [await market.bought(ownerId), await market.bought(ownerId)]
  await market.pay(flown)
  await market.orders.work.issue(flown.orderId)
  await market.orders.cancel(given.orderId, ownerId)
  const idsOf = async (kind: string) => {
    const { body } = await market.ask(ownerId, 'POST /api/orders/Order/GetCurrentUserOrders', { kind })
    return list(body).orders.map((order) => order.orderId)
  }
  assert.deepEqual(await idsOf('upcoming'), [flown.orderId])
  market.house.clock.set(Temporal.Instant.from('2026-12-03T02:46:00Z'))
  assert.deepEqual(await idsOf('flown'), [flown.orderId])
  assert.deepEqual(await idsOf('cancelled'), [given.orderId])
  assert.deepEqual(await idsOf('past'), [given.orderId, flown.orderId])
})

test('who travels is told to the owner, of all proposals or of one', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  const ask = async (more: string) => {
    const answer = await market.ask(
      order.ownerId,
      `GET /api/orders/Order/GetOrderPassengers/${order.orderId}${more}`,
    )
    return z
      .object({ data: z.array(PassengerOnOrder) })
      .parse(answer.body)
      .data.map((person) => person.lastNameFarsi)
  }
  assert.deepEqual(await ask(''), ['احمدی'])
  assert.deepEqual(await ask('?proposalId=7'), ['احمدی'])
  assert.deepEqual(await ask('?proposalId=8'), [])
})

test('whoever tells the traveller finds journeys and contact inside the transaction that made the news', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  await market.house.database.transaction().execute(async (trx) => {
    const [journey] = await market.orders.journeysOf(order.orderId, trx)
    assert.deepEqual([journey?.originName, journey?.destinationName], ['تهران', 'مشهد'])
    assert.equal(journey?.departsAt.toString(), '2026-12-03T02:45:00Z')
    const contact = await market.orders.contactOf(order.orderId, trx)
    assert.deepEqual(contact, { phoneNumber: '09121234567', email: null })
  })
})

test('an order is given up by its owner', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  const { body } = await market.ask(order.ownerId, 'POST /api/orders/Order/Cancel', {
    orderId: order.orderId,
  })
  assert.equal(z.object({ data: OrderListed }).parse(body).data.status, 'cancelled')
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
})

test('another’s order is as unknown as none, in every call, and stays as it was', async (t) => {
  await using market = await openMarket()
  const order = await market.bought()
  const [stranger, nobody] = [randomUUID(), randomUUID()]
  for (const [at, [line, body]] of calls(order.orderId).entries())
    await t.test(line, async () => {
      const others = await market.ask(stranger, line, body)
      const [noneLine, noneBody] = calls(nobody)[at] ?? calls(nobody)[0]
      const none = await market.ask(stranger, noneLine, noneBody)
      assert.deepEqual([others.status, none.status], [404, 404])
      assert.deepEqual(refusal(others.body), refusal(none.body))
      assert.equal((await market.ask(undefined, line, body)).status, 401)
    })
  assert.equal(await market.status(order), 'approved')
  assert.equal(await market.orders.statusFor(stranger, order.orderId), undefined)
})

const applyLine = 'POST /api/orders/Order/ApplyDiscountVoucher'
const confirmLine = 'POST /api/wallet/wallet/ConfirmOrder'

const calls = (id: string) =>
  [
    [`${orderDetails}/${id}`],
    [`GET /api/orders/Order/GetOrderPassengers/${id}`],
    ['POST /api/orders/Order/Cancel', { orderId: id }],
    [applyLine, { orderId: id, code: 'PARASTOO10' }],
    ['POST /api/orders/Order/RemoveDiscountVoucher', { orderId: id }],
    [confirmLine, { orderId: id }],
  ] as const

test('what is asked wrongly is refused in Persian', async (t) => {
  await using market = await openMarket()
  const mine = 'POST /api/orders/Order/GetCurrentUserOrders'
  for (const [line, body] of [
    [mine, { kind: 'someday' }],
    [mine, { page: 0 }],
    [mine, { take: 1e9 }],
    [mine, { page: '1; drop table' }],
    [`${orderDetails}/12`, undefined],
    ['POST /api/orders/Order/Cancel', { orderId: { $ne: null } }],
    [applyLine, { orderId: randomUUID(), code: ' ' }],
    [confirmLine, {}],
    ['POST /api/orders/Order/Track', { orderNumber: '', mobile: '0912' }],
  ] as const)
    await t.test(`${line} ${JSON.stringify(body)}`, async () => {
      const answer = await market.ask(randomUUID(), line, body)
      assert.equal(answer.status, 400)
      assert.match(refusal(answer.body).errors[0]?.errors[0] ?? '', /[\u0600-\u06ff]/)
    })
})
