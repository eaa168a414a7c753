import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openMarket } from '#testing/orders/market.ts'

test('a paid order is told of within 15 minutes, and the promise is kept by the ticket', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.pay(order)
  const given = await market.promises.of('issue-told', order.orderId)
  assert.deepEqual(given?.dueAt, market.house.clock.now().add({ minutes: 15 }))
  await market.orders.work.issue(order.orderId)
  assert.ok((await market.promises.of('issue-told', order.orderId))?.keptAt)
  assert.ok((await market.promises.of('issue-watched', order.orderId))?.keptAt)
  market.house.clock.advance({ minutes: 20 })
  await market.promises.work.look()
  assert.deepEqual(await market.promises.tasks(), [])
})

test('after ten minutes without a ticket the desk looks after the order, and its owner reads the number', async () => {
  await using market = await openMarket()
  market.hall.answer = () => ({ kind: 'later', afterSeconds: 60 })
  const order = await market.bought()
  await market.pay(order)
  await market.orders.work.issue(order.orderId)
  assert.equal((await market.orders.detailsOf(order.ownerId, order.orderId)).support, null)
  market.house.clock.advance({ minutes: 10, seconds: 1 })
  await market.promises.work.look()
  const [task] = await market.promises.tasks()
  assert.equal(task?.orderId, order.orderId)
  const { support } = await market.orders.detailsOf(order.ownerId, order.orderId)
  assert.equal(support?.number, task?.number)
  market.hall.answer = () => ({ kind: 'failed', reason: 'declined' })
  await market.orders.work.issue(order.orderId)
  assert.deepEqual(await market.promises.tasks(), [], 'its end is the end of the task')
  assert.equal((await market.orders.detailsOf(order.ownerId, order.orderId)).support, null)
})
