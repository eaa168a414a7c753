import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { loader } from '#payments/web/transactions-page.server.ts'
import { openTestBank } from '#testing/payments/gateway.ts'
import { dariush, openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const bank = openTestBank()
let shop: TestShop

before(async () => {
  shop = await openTestShop([bank.gateway])
})
after(() => shop[Symbol.asyncDispose]())

function page(query: string, userId?: string) {
  const context = new RouterContextProvider()
  const { wallet, payments, house } = shop
  context.set(agencyContext, { wallet, payments, clock: house.clock })
  if (userId !== undefined) context.set(visitorContext, { kind: 'user', userId, sessionId: 'test' })
  const request = new Request(`http://localhost/profile/transactions${query}`)
  const url = new URL(request.url)
  return loader({ request, url, params: {}, context, pattern: '' })
}

async function filling(amount: number) {
  const answer = await shop.create({ orderId: undefined, topUp: { amount } })
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = answer.json<{ data: { id: string } }>().data
  const { reference } = bank.sales.at(-1) ?? { reference: '' }
  return {
    id,
    reference,
    back: (ok: 0 | 1) => shop.ask(`/api/payment/Return/${id}?ref=${reference}&ok=${ok}`),
  }
}

test('who comes back from filling the wallet reads how it ended, the balance and the movement', async () => {
  const { id, reference, back } = await filling(5_000_000)
  assert.equal((await page(`?payment=${id}`, sara)).payment?.is, 'waiting')
  bank.pay(reference)
  await back(1)
  const { payment, balance, flows, pages } = await page(`?payment=${id}`, sara)
  assert.deepEqual([payment?.is, payment?.amount, balance, pages], ['captured', '500,000', '500,000', 1])
  const [flow] = flows
  assert.deepEqual(
    [flow?.says, flow?.isIn, flow?.amount, flow?.balance],
    ['افزایش موجودی', true, '+500,000', '500,000'],
  )
  assert.match(flow?.when ?? '', /، ساعت [۰-۹]{2}:[۰-۹]{2}$/)
})

test('a payment that failed is said to have failed; of another’s, or none, nothing is said', async () => {
  const { id, back } = await filling(20_000)
  const sale = bank.sales.at(-1)
  if (sale !== undefined) sale.standing = 'failed'
  await back(0)
  assert.equal((await page(`?payment=${id}`, sara)).payment?.is, 'failed')
  assert.equal((await page(`?payment=${id}`, dariush)).payment, undefined)
  for (const other of [randomUUID(), 'x', ''])
    assert.equal((await page(`?payment=${other}`, sara)).payment, undefined)
})

test('another traveller sees an empty wallet, and a filter that leaves nothing is known from one', async () => {
  const empty = await page('', dariush)
  assert.deepEqual([empty.balance, empty.flows, empty.isFiltered], ['0', [], false])
  const out = await page('?kind=out&period=30d', sara)
  assert.deepEqual([out.flows, out.isFiltered], [[], true])
  const today = out.workbook.match(/to=(\S+)$/)?.[1]
  assert.match(
    out.workbook,
    /^\/api\/export\/CustomersExport\/GetCurrentUserWalletFlows\?timeZone=Asia%2FTehran&kind=out&from=/,
  )
  assert.equal(today?.length, 10)
})

test('a guest is sent to the root', async () => {
  await assert.rejects(page(''), (thrown: unknown) => thrown instanceof Response && thrown.status === 302)
})
