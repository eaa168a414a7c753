import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noMoneySummary } from '#orders/server/order-money-summary.ts'
import { openOrders } from '#orders/server/orders.ts'
import { refusals } from '#server/refusal.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { fill } from '#testing/orders/money.ts'
import { byHand } from '#testing/server/house.ts'

const refuse = refusals({ ATTEMPT_RUNNING: { says: 'از بانک می‌پرسیم.', status: 409 } })

function asking({ house, wallet, promises }: Market, bank: { isSilent: boolean }) {
  const mustHaveSpoken = async () => {
    if (bank.isSilent) throw refuse('ATTEMPT_RUNNING')
  }
  const money = { ...noMoneySummary, mustHaveSpoken }
  return openOrders({ ...house, jobs: byHand }, { wallet, promises, money, tell: async () => undefined })
}

test('while a bank has not said whether it was paid there the wallet pays nothing, and afterwards it may', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await fill(market, order.ownerId, price)
  const bank = { isSilent: true }
  const orders = asking(market, bank)
  const confirm = () => orders.confirmFromWallet(order.orderId, order.ownerId)
  await assert.rejects(confirm(), { code: 'ATTEMPT_RUNNING' })
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
  bank.isSilent = false
  assert.equal((await confirm()).status, 'paid')
  bank.isSilent = true
  assert.equal((await confirm()).status, 'paid', 'what is paid is paid, whatever a bank says now')
})

test('meanwhile nobody corrects who travels, and afterwards the order is the same with the name put right', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  const { orderId, ownerId: userId } = order
  const people = await market.orders.passengersOf(orderId)
  const passengers = people.map((person) => ({ ...person, firstName: 'SARAH' }))
  const contact = { phoneNumber: '+989120000000', email: null }
  const bank = { isSilent: true }
  const orders = asking(market, bank)
  const correct = () => orders.changePeople({ orderId, userId, passengers, contact })
  await assert.rejects(correct(), { code: 'ATTEMPT_RUNNING' })
  assert.deepEqual(await market.orders.passengersOf(orderId), people)
  bank.isSilent = false
  assert.equal((await correct()).orderNumber, order.orderNumber)
  assert.deepEqual(await market.orders.passengersOf(orderId), passengers)
  assert.equal((await market.orders.contactOf(orderId)).phoneNumber, contact.phoneNumber)
})
