import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { accountCalls } from '#accounts/calls.ts'
import { flightCalls } from '#flights/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { sessionIdOf, type Visitor } from '#server/visitor.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { type Ask, openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { thirdBrand } from '#testing/server/third-brand.ts'
import { buy } from '../../journeys/buyer/buy.ts'
import { type Buyer, type Diary, newDiary } from '../../journeys/buyer/diary.ts'
import { flightGoods, submit } from '../../journeys/buyer/flight-goods.ts'
import { buyerIn, cheapestFare, flightDate } from '../../journeys/buyer/owner.ts'

const [ours, third] = ['parastoo.test', 'hodhod.test']
const email = 'sara@example.com'

suite('one running house with three brands', () => {
  let t: TestAgency
  let buyer: Buyer
  let bought: Diary

  before(async () => {
    t = await openTestAgency({
      PUBLIC_URL: `https://${ours}`,
      SITES: `chakavak=https://chakavak.test, hodhod=https://${third}`,
      BRANDS_DIR: thirdBrand,
      SITE_MAIL_FROM: 'hodhod=tickets@hodhod.test',
    })
    buyer = await at('hodhod', () => buyerIn(t, 1))
    await sql`update accounts.users set email = ${email} where id = ${buyer.userId}`.execute(t.house.database)
    const seat = { date: flightDate(t), fareId: await cheapestFare(t) }
    const wish = { goods: flightGoods(seat), cards: ['6037990000001234'] }
    bought = await buy({ ask: askAt(third), pepper: t.house.settings.secrets.pepper }, wish, newDiary(buyer))
    assert.equal(bought.status, 'issued')
  })
  after(() => t[Symbol.asyncDispose]())

  function at<T>(brand: string, work: () => T): T {
    const { sites } = t.house.settings
    return sites.at(sites.ofBrand(brand), work)
  }
  const askAt =
    (host: string): Ask =>
    (line, asking) =>
      t.ask(line, { ...asking, host })

  test('the bank sends its payer back to the site he pays at', () => {
    const [payment] = t.bank.books.all()
    assert.match(payment?.callbackUrl ?? '', /^https:\/\/hodhod\.test\/api\/payment\/Return\//)
  })

  test('what is told of an order bears the brand it was bought at, whoever sends it', async () => {
    const mail = await arrived(/بلیت/, 'هدهد', third)
    assert.match(mail.from, /<tickets@hodhod\.test>$/)
    const [text] = t.sms.book.list(buyer.person.phone).filter(({ channel }) => channel === 'Sms')
    assert.match(text?.text ?? '', /^hodhod\n/) // registered below its own name
    const { rows } = await sql<{ brand: string }>`
      select distinct brand from messages.outbox where user_id = ${buyer.userId} and template = 'ticket-issued'`.execute(
      t.house.database,
    )
    assert.deepEqual(rows, [{ brand: 'hodhod' }])
  })

  test('an order that a job gives up is told of by its own brand', async () => {
    const seat = { date: flightDate(t), fareId: await cheapestFare(t) }
    const shop = { ask: askAt(third), pepper: t.house.settings.secrets.pepper }
    const open = await submit(shop, seat, newDiary(buyer))
    assert.ok(open)
    await t.agency.orders.withdraw(open, 'FLIGHT_CANCELLED') // outside of every request
    const { rows } = await sql<{ brand: string }>`
      select distinct brand from messages.outbox where template = 'hold-cancelled'`.execute(t.house.database)
    assert.deepEqual(rows, [{ brand: 'hodhod' }])
  })

  test('its papers are of the brand it was bought at, at whichever site they are asked for', async () => {
    const elsewhere = await at('parastoo', () => t.admit(buyer.person.phone))
    const line = flightCalls.ticketHtml.line.replace('{orderId}', String(bought.orderId))
    for (const [host, by] of [
      [third, buyer.token],
      [ours, elsewhere.token],
    ] as const) {
      const { status, text } = await t.ask(line, { by, host })
      assert.equal(status, 200)
      assert.match(text, /پشتیبانی هدهد/)
      assert.doesNotMatch(text, /پرستو|parastoo/)
    }
    const order = await t.agency.orders.order(String(bought.orderId))
    assert.ok(order)
    assert.match(t.agency.orders.ticketAddressOf(order), /^https:\/\/hodhod\.test\/track\?ticket=/)
  })

  test('a session is of the site it was opened at, by cookie, by token and by renewal', async () => {
    const { line } = accountCalls.currentUser
    const { accessToken, refreshToken } = await at('chakavak', () =>
      t.agency.accounts.admit({ phone: buyer.person.phone }, someBrowser),
    )
    const renew = (host: string) =>
      t.house.app.inject({
        method: 'POST',
        url: '/accounts/connect/token',
        headers: {
          host,
          cookie: `refresh=${refreshToken}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'grant_type=refresh_token',
      })
    for (const asking of [{ by: accessToken }, { browsing: accessToken }]) {
      assert.equal((await t.ask(line, { ...asking, host: 'chakavak.test' })).status, 200)
      for (const host of [ours, third, 'somewhere.test'])
        assert.equal((await t.ask(line, { ...asking, host })).status, 401, host)
    }
    assert.notEqual((await renew(ours)).statusCode, 200)
    assert.equal((await renew('chakavak.test')).statusCode, 200)
  })

  test('a passkey is made for the host it is made at', async () => {
    for (const [host, brand, name] of [
      [ours, 'parastoo', 'پرستو'],
      [third, 'hodhod', 'هدهد'],
    ] as const) {
      const { token } = await at(brand, () => t.admit(buyer.person.phone))
      await proven(await visitorAt(host, token))
      const offered = await t.ask(accountCalls.offerPasskey.line, { by: token, host })
      const { options } = accountCalls.offerPasskey.answer.parse(offered.data)
      assert.deepEqual(options['rp'], { id: host, name })
    }
  })

  test('a host that nobody named is shown the first brand, and no address is made of it', async () => {
    const { token } = await t.admit(buyer.person.phone)
    const seat = { date: flightDate(t), fareId: await cheapestFare(t) }
    const ask = askAt('evil.example')
    const orderId = await submit(
      { ask, pepper: t.house.settings.secrets.pepper },
      seat,
      newDiary({ ...buyer, token }),
    )
    assert.ok(orderId)
    const order = await t.agency.orders.order(orderId)
    assert.equal(order?.brand, 'parastoo')
    const feed = await t.house.app.inject({ url: '/blog/feed', headers: { host: 'evil.example' } })
    assert.doesNotMatch(feed.body, /evil/)
    const shared = await ask(orderCalls.shareTicket.line, {
      by: token,
      body: { orderId: bought.orderId, minutes: 15 },
    })
    assert.match(shared.text, /https:\/\/parastoo\.test\/ticket\//)
    assert.equal((await ask(paymentCalls.gateways.line, { by: token })).status, 200)
  })

  /** As a live socket asks again, long after its request. */
  function visitorAt(host: string, token: string): Promise<Visitor> {
    return t.agency.accounts.visitorOf({ host, headers: { authorization: `Bearer ${token}` } } as never)
  }
  async function proven(visitor: Visitor): Promise<void> {
    await t.agency.accounts.stepUp.prove(sessionIdOf(visitor))
  }

  test('who watches by a live socket is known by its host, and nobody at another', async () => {
    const socket = [third, buyer.token] as const
    assert.equal((await visitorAt(...socket)).kind, 'user')
    await assert.rejects(visitorAt(ours, buyer.token), { code: 'SESSION_EXPIRED' })
  })

  async function arrived(says: RegExp, name: string, host: string) {
    for (let tenths = 0; tenths < 600; tenths++) {
      const mail = t.sms.book.list(email).find(({ text }) => says.test(text))?.mail
      if (mail === undefined) {
        await setTimeout(100)
        continue
      }
      assert.match(mail.subject, new RegExp(`\\| ${name}$`))
      assert.ok(mail.html.includes(`https://${host}/`))
      return mail
    }
    assert.fail('no mail came')
  }
})
