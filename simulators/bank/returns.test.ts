import assert from 'node:assert/strict'
import { on, once } from 'node:events'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import * as z from 'zod/mini'
import { payBy, turnBackBy } from './payer.ts'
import { type BankSimulator, openBankSimulator } from './server.ts'

let bank: BankSimulator

before(async () => {
  bank = await openBankSimulator({ port: 0, lateSeconds: 0.05 })
})
after(() => bank.close())

const callbackUrl = 'http://127.0.0.1:9/return?x=1'

function opened(back = callbackUrl) {
  const { authority } = bank.books.open({
    gateway: 'sep',
    currency: 'IRR',
    merchantId: '10023',
    amount: 28_900_000,
    description: '<script>alert(1)</script>',
    callbackUrl: back,
    orderId: 'a-1',
  })
  const address = `${bank.url}/sep/OnlinePG/OnlinePG`
  return { authority, way: { method: 'POST', address, fields: { Token: authority } } as const }
}

test('a payer comes by a posted form, and goes back by one', async () => {
  const { authority, way } = opened()
  const back = await payBy(way, '6037990000001234')
  assert.equal(back?.method, 'POST')
  assert.equal(back?.address, callbackUrl)
  assert.equal(back?.fields['Token'], authority)
  assert.equal(back?.fields['State'], 'OK')
  assert.equal((await turnBackBy(opened().way))?.fields['State'], 'CanceledByUser')
})

test('the page that sends back runs its own script alone and posts to the shop alone', async () => {
  const { authority } = opened()
  const page = await fetch(`${bank.url}/card/${authority}`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'cancel' }),
  })
  const policy = page.headers.get('content-security-policy') ?? ''
  const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
  assert.match(policy, /form-action 'self' http:\/\/127\.0\.0\.1:9;/)
  const text = await page.text()
  assert.equal(text.match(/<script/g)?.length, 1)
  assert.ok(text.includes(`<script nonce="${nonce}">`))
  assert.match(text, /<button class="pay">/)
})

test('the late card keeps its payer for a while', async () => {
  const { authority } = opened()
  const form = new URLSearchParams({ do: 'pay', card: '6037990000001111', cvv2: '۱۲۳' })
  const page = await fetch(`${bank.url}/card/${authority}`, { method: 'POST', body: form })
  assert.match(await page.text(), /submit\(\), 50\)/)
  const late = await openBankSimulator({ port: 0 })
  const { authority: reference } = late.books.open({
    gateway: 'zarinpal',
    currency: 'IRR',
    merchantId: '1',
    amount: 5000,
    description: 'x',
    callbackUrl,
    orderId: '',
  })
  const refreshing = await fetch(`${late.url}/pg/StartPay/${reference}`, { method: 'POST', body: form })
  assert.match(await refreshing.text(), /http-equiv="refresh" content="10;url=http:\/\/127\.0\.0\.1:9/)
  await late.close()
})

test('a payment that nobody knows has no card page', async () => {
  const way = { method: 'POST', address: `${bank.url}/sep/OnlinePG/OnlinePG` } as const
  const answer = await fetch(way.address, { method: 'POST', body: new URLSearchParams({ Token: 'x' }) })
  assert.equal(answer.status, 404)
})

test('the card declined at first is told of again when it was charged after all', async (t) => {
  const shop = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1')
  const knocks = on(shop, 'request', { signal: AbortSignal.timeout(20_000) })
  t.after(() => shop.close())
  await once(shop, 'listening')
  const { port } = z.object({ port: z.number() }).parse(shop.address())
  const { authority, way } = opened(`http://127.0.0.1:${port}/return`)
  assert.equal((await payBy(way, '6037990000006666'))?.fields['State'], 'Failed')
  assert.equal(bank.books.find(authority)?.status, 'FAILED')
  assert.equal((await knocks.next()).done, false)
  assert.equal(bank.books.find(authority)?.status, 'PAID')
})

test('the slow card is answered, only later', async () => {
  const slow = await openBankSimulator({ port: 0, slowSeconds: 0.2 })
  const { authority } = slow.books.open({
    gateway: 'zibal',
    currency: 'IRR',
    merchantId: 'zibal',
    amount: 5000,
    description: '',
    callbackUrl,
    orderId: 'a-2',
  })
  await payBy({ method: 'GET', address: `${slow.url}/zibal/start/${authority}` }, '6037990000009999')
  const begun = performance.now()
  const answer = await fetch(`${slow.url}/zibal/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'zibal', trackId: Number(authority) }),
  })
  assert.equal((await answer.json()).result, 100)
  assert.ok(performance.now() - begun >= 190)
  await slow.close()
})

test('the front page lists every card and account, and payments of every gateway', async () => {
  const text = await (await fetch(bank.url)).text()
  for (const named of ['6037 9900 0000 7777', 'IR510170000000100203046666', 'سامان'])
    assert.ok(text.includes(named), named)
})
