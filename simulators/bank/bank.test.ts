import assert from 'node:assert/strict'
import { on, once } from 'node:events'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import * as z from 'zod/mini'
import { type BankSimulator, openBankSimulator } from './server.ts'

const merchant = '11111111-2222-4333-8444-555555555555'
const order = {
  merchant_id: merchant,
  amount: 28_900_000,
  currency: 'IRR',
  description: 'بلیت تهران به مشهد',
  callback_url: 'http://127.0.0.1:9/return?x=1',
  metadata: { order_id: '7' },
}

let now = Temporal.Instant.from('2026-11-21T08:00:00Z')
let folder: string
let bank: BankSimulator

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bank-'))
  bank = await openBankSimulator({ port: 0, file: path.join(folder, 'bank.jsonl'), now: () => now })
})
after(async () => {
  await bank.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  readonly data: {
    readonly code?: number
    readonly authority?: string
    readonly status?: string
    readonly ref_id?: number
    readonly card_pan?: string
    readonly authorities?: readonly { readonly authority: string }[]
  }
  readonly errors: { readonly code?: number }
}

async function ask(call: string, fields: object, ms = 20_000): Promise<Answer> {
  const answer = await fetch(`${bank.url}/pg/v4/payment/${call}.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(ms),
  })
  const read: Answer = await answer.json()
  return read
}

async function opened(): Promise<string> {
  return (await ask('request', order)).data.authority ?? ''
}

function atCardPage(authority: string, form: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${bank.url}/pg/StartPay/${authority}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
}

const pay = (authority: string, card: string) => atCardPage(authority, { do: 'pay', card, cvv2: '۱۲۳' })
const askAbout = (call: string, authority: string, amount = order.amount) =>
  ask(call, { merchant_id: merchant, authority, amount })

test('a payment is opened, paid at the card page and verified once, then «already»', async () => {
  const authority = await opened()
  assert.match(authority, /^S[0-9a-z]{35}$/)
  assert.equal((await askAbout('inquiry', authority)).data.status, 'IN_BANK')
  const back = await pay(authority, '۶۰۳۷ ۹۹۰۰ ۰۰۰۰ ۱۲۳۴')
  assert.equal(back.status, 303)
  assert.equal(back.headers.get('location'), `http://127.0.0.1:9/return?x=1&Authority=${authority}&Status=OK`)
  assert.equal((await askAbout('inquiry', authority)).data.status, 'PAID')
  const first = await askAbout('verify', authority)
  assert.equal(first.data.code, 100)
  assert.equal(first.data.card_pan, '603799******1234')
  const second = await askAbout('verify', authority)
  assert.equal(second.data.code, 101)
  assert.equal(second.data.ref_id, first.data.ref_id)
})

test('the bank takes no order it cannot read', async () => {
  for (const [wrong, code] of [
    [{ amount: 999 }, -9],
    [{ amount: 1000.5 }, -9],
    [{ amount: '28900000' }, -9],
    [{ callback_url: 'nowhere' }, -9],
    [{ description: '' }, -9],
    [{ merchant_id: 'short' }, -10],
  ] as const)
    assert.equal((await ask('request', { ...order, ...wrong })).errors.code, code, JSON.stringify(wrong))
})

test('an order without a currency is in toman', async () => {
  const { currency: _, ...inToman } = order
  const authority = (await ask('request', inToman)).data.authority ?? ''
  assert.equal(bank.books.find(authority)?.amount, 289_000_000)
})

test('verifying says what is wrong: not paid, another amount, another shop, no such payment', async () => {
  const authority = await opened()
  assert.equal((await askAbout('verify', authority)).errors.code, -51)
  await pay(authority, '6037990000001234')
  assert.equal((await askAbout('verify', authority, 1000)).errors.code, -50)
  const stranger = { merchant_id: merchant.replace('1', '9'), authority, amount: order.amount }
  assert.equal((await ask('verify', stranger)).errors.code, -53)
  assert.equal((await askAbout('verify', 'S0')).errors.code, -54)
})

test('turning back and a declined card both end as failed', async () => {
  for (const end of [{ do: 'cancel' }, { do: 'pay', card: '6037990000000000', cvv2: '123' }]) {
    const authority = await opened()
    const back = await atCardPage(authority, end)
    assert.match(back.headers.get('location') ?? '', /Status=NOK$/)
    assert.equal((await askAbout('inquiry', authority)).data.status, 'FAILED')
    assert.equal(
      (await atCardPage(authority, { do: 'pay', card: '6037990000001234', cvv2: '123' })).status,
      410,
    )
  }
})

test('a card without money may be followed by another', async () => {
  const authority = await opened()
  const short = await pay(authority, '6037990000000001')
  assert.equal(short.status, 200)
  assert.match(await short.text(), /موجودی کارت کافی نیست/)
  assert.equal((await pay(authority, '6037990000001234')).status, 303)
})

test('the card page takes no half-written card', async () => {
  const authority = await opened()
  assert.match(await (await pay(authority, '6037')).text(), /باید ۱۶ رقم باشد/)
  const noCvv = await atCardPage(authority, { do: 'pay', card: '6037990000001234' })
  assert.match(await noCvv.text(), /CVV2 باید/)
})

test('the closed tab leaves a paid payment among the unverified', async () => {
  const authority = await opened()
  const page = await pay(authority, '6037990000003333')
  assert.equal(page.status, 200)
  assert.doesNotMatch(await page.text(), /href="http:\/\/127.0.0.1:9/)
  const { data } = await ask('unVerified', { merchant_id: merchant })
  assert.ok(data.authorities?.some((each) => each.authority === authority))
})

test('one card is heard of twice by the shop', async () => {
  const shop = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1')
  const knocks = on(shop, 'request', { signal: AbortSignal.timeout(20_000) })
  await once(shop, 'listening')
  const { port } = z.object({ port: z.number() }).parse(shop.address())
  const { data } = await ask('request', { ...order, callback_url: `http://127.0.0.1:${port}/return` })
  await fetch((await pay(data.authority ?? '', '6037990000002222')).headers.get('location') ?? '')
  for (const _ of ['first', 'second']) assert.equal((await knocks.next()).done, false)
  shop.close()
})

test('one card is verified without an answer, another was charged a different amount', async () => {
  const hanging = await opened()
  await pay(hanging, '6037990000004444')
  const verifying = { merchant_id: merchant, authority: hanging, amount: order.amount }
  await assert.rejects(ask('verify', verifying, 400), { name: 'TimeoutError' })
  assert.equal((await askAbout('verify', hanging)).data.code, 101)
  const other = await opened()
  await pay(other, '6037990000005555')
  assert.equal((await askAbout('verify', other)).errors.code, -50)
})

test('what nobody verifies goes back to the card, and an idle card page ends', async () => {
  const paid = await opened()
  const idle = await opened()
  await pay(paid, '6037990000001234')
  now = now.add({ minutes: 31 })
  assert.equal((await askAbout('inquiry', paid)).data.status, 'REVERSED')
  assert.equal((await askAbout('verify', paid)).errors.code, -51)
  assert.equal((await askAbout('inquiry', idle)).data.status, 'FAILED')
})

test('a verified payment can be reversed, a failed one cannot', async () => {
  const authority = await opened()
  assert.equal((await askAbout('reverse', authority)).errors.code, -61)
  await pay(authority, '6037990000001234')
  assert.equal((await askAbout('reverse', authority)).data.code, 100)
  assert.equal((await askAbout('inquiry', authority)).data.status, 'REVERSED')
})

test('misfortunes come as ordered and pass', async () => {
  const orderFault = (name: string) =>
    fetch(`${bank.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
  const authority = await opened()
  await pay(authority, '6037990000001234')
  assert.equal((await orderFault('earthquake')).status, 400)
  for (const name of ['verify-down', 'verify-garbage', 'verify-hang']) {
    assert.equal((await orderFault(name)).status, 200)
    const verifying = { merchant_id: merchant, authority, amount: order.amount }
    await assert.rejects(ask('verify', verifying, name === 'verify-hang' ? 400 : 20_000), name)
  }
  await orderFault('verify-busy')
  assert.equal((await askAbout('verify', authority)).errors.code, -12)
  assert.equal(bank.books.find(authority)?.verifiedTimes, 0)
  await orderFault('verify-lost')
  await assert.rejects(askAbout('verify', authority))
  assert.equal(bank.books.find(authority)?.verifiedTimes, 1)
})

test('what a shop writes stays text on the card page', async () => {
  const { data } = await ask('request', { ...order, description: '<script>alert(1)</script>' })
  const page = await fetch(`${bank.url}/pg/StartPay/${data.authority}`)
  const text = await page.text()
  assert.match(text, /&lt;script&gt;/)
  assert.doesNotMatch(text, /<script/)
  assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /script-src/)
  assert.match(
    page.headers.get('content-security-policy') ?? '',
    /form-action 'self' http:\/\/127\.0\.0\.1:9;/,
  )
})

test('the books survive the bank, a torn last line included', async () => {
  const authority = await opened()
  await pay(authority, '6037990000001234')
  const file = path.join(folder, 'bank.jsonl')
  await appendFile(file, '{"authority":"S9","am')
  const reopened = await openBankSimulator({ port: 0, file, now: () => now })
  await reopened.close()
  assert.equal(reopened.books.find(authority)?.status, 'PAID')
  reopened.books.open({
    gateway: 'zarinpal',
    currency: 'IRR',
    merchantId: merchant,
    amount: 5000,
    description: 'x',
    callbackUrl: 'http://x.test',
    orderId: '',
  })
  const third = await openBankSimulator({ port: 0, file, now: () => now })
  assert.equal(third.books.all().at(-1)?.amount, 5000)
  await third.close()
})
