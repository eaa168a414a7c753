import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { createServer } from 'vite'
import { rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { loader as paymentOf } from '#orders/web/payment/payment-page.server.ts'
import { loader as tripsOf } from '#orders/web/trips/trips-page.server.ts'
import { refundCalls } from '#refunds/calls.ts'
import { loader as refundOf } from '#refunds/web/refund-page.server.ts'
import { openIdempotency } from '#server/idempotency.ts'
import { mount } from '#server/mount.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { fill } from '#testing/orders/money.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'
import { walkCalls, walkHandlers } from './toy/calls.ts'
import { loader as walkOf } from './toy/order-page.server.ts'
import { makeRoom, walks } from './toy/product.ts'

suite('a product nobody knows of is sold like every other', () => {
  let t: TestAgency
  let sara: SignedIn
  let orderId = ''
  const phone = '+989121111111'

  before(async () => {
    t = await openTestAgency()
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    const { orders, accounts } = t.agency
    await makeRoom(t.house)
    orders.sell(walks(t.house))
    await orders.listProducts()
    const room = { calls: walkCalls, answers: walkHandlers(orders) }
    mount(t.house.app, room, { visitorOf: accounts.visitorOf, once: openIdempotency(t.house).around })
    sara = await t.admit(phone)
    await fill({ house: t.house, wallet: t.agency.wallet }, sara.userId, rial(9_000_000))
  })
  after(() => t[Symbol.asyncDispose]())

  function page<Answer>(
    loader: (asked: LoaderFunctionArgs) => Promise<Answer>,
    path: string,
  ): Promise<Answer> {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    context.set(visitorContext, { kind: 'user', userId: sara.userId, sessionId: 'her browser' })
    const url = new URL(path, 'http://localhost')
    return loader({ request: new Request(url), url, context, params: { orderId }, pattern: path })
  }

  async function message(wanted: RegExp): Promise<string> {
    for (let tenths = 0; tenths < 600; tenths++) {
      const found = t.sms.book.list(phone).find(({ text }) => wanted.test(text))
      if (found !== undefined) return found.text
      await setTimeout(100)
    }
    throw new Error(`nothing like ${wanted} came`)
  }

  async function isRight(): Promise<void> {
    const { database, clock } = t.house
    assert.deepEqual(await bookFaults(database), [])
    const prepaid = await openPrepayments(database)
    assert.deepEqual(await orderFaults(database, { now: clock.now(), prepaid }), [])
  }

  test('it takes few files, and none of the rooms that serve all products', () => {
    const files = globSync('tools/proof/toy/*')
    assert.ok(files.length < 12, files.join())
  })

  test('it is held and agreed to over the wire, and no more than there is', async () => {
    const book = (names: readonly string[]) =>
      t.ask(walkCalls.book.line, { by: sara.token, body: { names, phoneNumber: '09121111111' } })
    const booked = await book(['SARA', 'DARA'])
    assert.equal(booked.status, 200, booked.text)
    orderId = walkCalls.book.answer.parse(booked.data).orderId
    assert.deepEqual(
      [(await book(['MINA', 'NIKA'])).code, (await t.agency.orders.order(orderId))?.status],
      ['SOLD_OUT', 'approved'],
    )
  })

  test('it is among the trips in its own words, and leads to its own payment', async () => {
    const { trips } = await page(tripsOf, '/profile/my-travels')
    const trip = trips.find((one) => one.orderId === orderId)
    assert.deepEqual(
      [trip?.name, trip?.when, trip?.people, trip?.standing.says, trip?.next.to],
      [
        'گشت تهران قدیم',
        'پنجشنبه ۱۲ آذر',
        '۲ گردشگر',
        'در انتظار پرداخت',
        `/walk/confirm?orderId=${orderId}`,
      ],
    )
  })

  test('it is paid from the wallet over the wire, issued, and its traveller told by a message', async () => {
    const paid = await t.ask(orderCalls.confirm.line, { by: sara.token, body: { orderId } })
    assert.equal(paid.status, 200, paid.text)
    const news = await message(/سفارش شما آماده شد/)
    assert.match(news, /گشت‌تهران‌قدیم پنجشنبه ۱۲ آذر/)
    assert.match(news, /WALK7/)
    const done = await page(paymentOf, `/payment/${orderId}`)
    assert.deepEqual(
      [done.state, done.says, done.orderPath],
      ['issued', 'کارت گشت آماده است', `/profile/my-travels/order-details/Walk?orderId=${orderId}`],
    )
    await isRight()
  })

  test('its order page is drawn by the server from the parts of every order', async () => {
    const vite = await createServer({
      configFile: false,
      configLoader: 'native',
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const { drawn } = await vite.ssrLoadModule('/tools/proof/toy/order-page.tsx')
      const html: string = drawn(await page(walkOf, `/x?orderId=${orderId}`))
      for (const words of [
        'گشت تهران قدیم',
        'کد گشت',
        'WALK7',
        'کارت گشت پنجشنبه ۱۲ آذر',
        'کارت گشت صادر شد',
        '240,000',
      ])
        assert.ok(html.includes(words), words)
      assert.doesNotMatch(html, /صندلی|بلیت|ایرلاین|اتاق|واچر|هتل|ویزا/)
    } finally {
      await vite.close()
    }
  })

  test('one of two is given back over the wire in its own words, then the other', async () => {
    const { title, standings, form } = await page(refundOf, `/x?orderId=${orderId}`)
    assert.deepEqual(
      [title, form?.words.which, form?.kinds],
      ['کارت‌ها و استرداد', 'کدام کارت‌ها؟', ['گردشگر', 'گردشگر']],
    )
    assert.deepEqual(
      standings.map(({ words, people }) => [words.route, people.length]),
      [['گشت تهران قدیم', 2]],
    )
    await giveBack(0)
    assert.equal((await t.agency.orders.order(orderId))?.status, 'issued')
    await isRight()
    const twice = await t.ask(refundCalls.quote.line, {
      by: sara.token,
      body: { orderId, items: [{ passenger: 0, leg: 0 }] },
    })
    assert.equal(twice.said[0]?.errors[0], 'این کارت پیش‌تر پس داده شده است.')
    await giveBack(1)
    assert.equal((await t.agency.orders.order(orderId))?.status, 'refunded')
  })

  async function giveBack(passenger: number): Promise<void> {
    const items = [{ passenger, leg: 0 }]
    const quoted = await t.ask(refundCalls.quote.line, { by: sara.token, body: { orderId, items } })
    assert.equal(quoted.status, 200, quoted.text)
    const { quoteId, refund } = refundCalls.quote.answer.parse(quoted.data)
    assert.equal(refund, 960_000)
    const made = await t.ask(refundCalls.create.line, {
      by: sara.token,
      body: { ...intoWallet, orderId, quoteId, items },
    })
    assert.equal(made.status, 200, made.text)
  }

  test('in the end the books balance, and its owner has what was promised', async () => {
    await isRight()
    assert.equal(await t.agency.wallet.balanceOf(sara.userId), 9_000_000 - 2 * 240_000)
    assert.match(await message(/استرداد شما انجام شد/), /96,000 تومان/)
  })
})
