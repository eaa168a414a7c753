import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { evidenceFacts } from '#orders/evidence-words.ts'
import { ordersPart } from '#orders/server/personal.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { payShare, split } from '#testing/orders/splits.ts'

let market: Market
let part: PersonalPart
before(async () => {
  market = await openMarket()
  part = ordersPart(market.house, market.orders)
})
after(() => market[Symbol.asyncDispose]())

const erased = (userId: string) =>
  market.house.database.transaction().execute((trx) => part.erase(trx, { userId, phone: null, email: null }))

test('names given to payers are in their owner’s data, and gone with the account, with the links', async () => {
  const order = await market.bought()
  const { shares } = await split(market, order, 2)
  const friend = randomUUID()
  await payShare(market, shares[0], { ...order, userId: friend })
  const unfinished = () => part.unfinished?.(friend, market.house.database)
  assert.equal((await unfinished())?.length, 1)
  await payShare(market, shares[1], order)
  await market.orders.work.issue(order.orderId)
  assert.deepEqual(await unfinished(), [])
  const exported = JSON.stringify(await part.exported(order.ownerId))
  for (const name of ['نگار', 'همسفر 1', 'همسفر 2']) assert.ok(exported.includes(name), name)
  const his = (await part.exported(friend)) as { readonly sharesPaid: readonly { readonly amount: number }[] }
  assert.deepEqual(
    his.sharesPaid.map(({ amount }) => amount),
    [shares[0]?.amount],
  )
  const token = shares[0]?.address.split('/').at(-1) ?? ''
  assert.notEqual(await market.orders.splits.opened(token), undefined)
  await erased(order.ownerId)
  assert.doesNotMatch(JSON.stringify(await part.exported(order.ownerId)), /نگار|همسفر/)
  assert.doesNotMatch(JSON.stringify(await part.exported(friend)), /نگار/)
  assert.equal(await market.orders.splits.opened(token), undefined)
})

test('the evidence file lists each share that was paid, without whose it was', async () => {
  const order = await market.bought()
  const { shares } = await split(market, order, 2)
  for (const share of shares) await payShare(market, share, order)
  const file = await market.orders.evidence.file(order.orderId)
  assert.equal(file.broken, null)
  const paid = file.pieces.filter(({ kind }) => kind === 'share')
  assert.deepEqual(
    paid.map(({ body }) => [body['place'], body['of'], body['amount'], body['source']]),
    shares.map(({ amount }, n) => [n + 1, 2, amount, 'gateway']),
  )
  assert.doesNotMatch(JSON.stringify(file.pieces), /همسفر|نگار/)
  const [first] = evidenceFacts(file).pieces.filter(({ title }) => title === 'سهمی از آن پرداخت شد')
  assert.match(first?.lines[0] ?? '', /^سهم ۱ از ۲: [\d,]+ تومان، از درگاه$/)
  const again = await market.orders.evidence.file(order.orderId)
  assert.equal(again.pieces.length, file.pieces.length)
})
