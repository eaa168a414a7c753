import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import type { Proposal } from '#flights/proposal.ts'
import { assertAccessible } from './axe.ts'
import { comeIn, type IssuedOrder, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { agreeToTerms, balanceOf, dayAhead, eventually, pay, payWithCard } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a change of the day ends', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, last] of atSizes([
    ['phone', 1],
    ['desktop', 2],
  ])) {
    test(`with the old ticket where the new one cannot be had, ${size}`, async () => {
      const mobile = `0912128000${last}`
      const old = await refundable(mobile, 'least')
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { amount } = await chooseInstead(page, old, 'می‌پردازید')
      await page.getByRole('button', { name: named('ادامه و پرداخت') }).click()
      await page.waitForURL(/\/confirm\?/)
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
      await agreeToTerms(page)
      await pay(page)
      await page.waitForURL(/StartPay/)
      await calledOff(orderId)
      await payWithCard(page, '1234')
      await page.getByText(named('بلیت تازه صادر نشد و بلیت پیشین شما سر جایش است')).first().waitFor()
      await assertAccessible(page, 'the old ticket stands')
      await lookAt(page, `the old ticket stands ${size}`)
      assert.equal(await balanceOf(stage, mobile), amount * 10, 'what was paid is in the wallet')
      assert.equal(await page.getByRole('heading', { name: named('پروازهای جایگزین') }).count(), 0)
      await page.getByRole('link', { name: named('سفارش پیشین') }).click()
      await page.waitForURL((url) => url.search.includes(old.orderId))
      await page.getByRole('link', { name: named('تغییر تاریخ') }).waitFor()
      await page
        .getByRole('link', { name: named('بلیت') })
        .first()
        .waitFor()
      assert.equal((await stage.product.agency.orders.order(old.orderId))?.status, 'issued')
      assertFaultless(visit)
    })

    test(`with the rest in the wallet where the new one is cheaper, by keyboard, ${size}`, async () => {
      const mobile = `0912128001${last}`
      const old = await refundable(mobile, 'most')
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { amount } = await chooseInstead(page, old, 'به کیف پول')
      await page.getByRole('button', { name: named('ادامه و تأیید تغییر') }).press('Enter')
      await page.waitForURL(/\/confirm\?/)
      await page.getByRole('checkbox', { name: named('می‌پذیرم') }).press('Space')
      await lookAt(page, `a cheaper day ${size}`)
      await page.getByRole('button', { name: named('تأیید نهایی، بدون پرداخت') }).press('Enter')
      await page.waitForURL(/\/payment\//)
      const { orders } = stage.product.agency
      await eventually(
        async () => (await orders.rebookingsOf(old.orderId, old.userId)).to[0]?.status === 'issued',
        'the new ticket is issued',
      )
      await eventually(
        async () => (await balanceOf(stage, mobile)) === amount * 10,
        'the rest is in the wallet',
      )
      assertFaultless(visit)
    })
  }

  const orderPage = ({ orderId }: IssuedOrder) => `/profile/my-travels/order-details?orderId=${orderId}`

  /** Of one day what brings most back, so that other days cost less, or least. */
  async function refundable(mobile: string, bringing: 'most' | 'least'): Promise<IssuedOrder> {
    const { flights } = stage.product.agency
    const { proposals } = await flights.search({
      flightType: 1,
      origin: { code: 'THR', kind: 'CityCode' },
      destination: { code: 'MHD', kind: 'CityCode' },
      dates: [dayAhead(14)],
      adults: 2,
      children: 0,
      infants: 0,
    })
    const sound = proposals.filter(
      ({ seat, isCharter, refund, flightGroups: [group] }) =>
        seat > 1 && !isCharter && refund.penaltyNow !== null && !group?.flightNumber.startsWith('W5 99'),
    )
    const worth = ({ totalPrice, refund }: Proposal) => totalPrice * (100 - refund.percentNow)
    const chosen = sound.toSorted((one, other) => worth(other) - worth(one)).at(bringing === 'most' ? 0 : -1)
    return issuedFor(
      stage,
      mobile,
      (one) => one.hash === chosen?.hash && one.totalPrice === chosen.totalPrice,
    )
  }

  /** Both travellers to another day; toman, as the card says it. */
  async function chooseInstead(
    page: Page,
    old: IssuedOrder,
    says: string,
  ): Promise<{ readonly amount: number }> {
    await page.goto(orderPage(old), { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: named('تغییر تاریخ') }).click()
    await page.getByRole('heading', { name: named('تغییر تاریخ') }).waitFor()
    await page.getByRole('button', { name: named('نشان دادن روزها') }).press('Enter')
    await page.getByText(named('برای ۲ مسافر')).waitFor()
    await page.waitForLoadState('networkidle')
    const days = page.getByRole('navigation', { name: named('روزهای نزدیک') })
    await days.getByRole('link').nth(2).press('Enter')
    await page.waitForURL(/day=/)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: named('پرواز دیگر') }).press('Enter')
    const flights = page.locator('.date-change-flights .card')
    await flights.filter({ hasText: says }).first().getByRole('radio').press('Space')
    await page.getByRole('region').filter({ hasText: 'جریمهٔ تغییر' }).waitFor()
    // of the one that is chosen: the address of a day is there before its flights are
    const chosen = flights.filter({ has: page.locator('input:checked') })
    return { amount: amountIn(await chosen.innerText()) }
  }

  /** The new flight, while its traveller is at the bank. */
  async function calledOff(orderId: string): Promise<void> {
    const { rows } = await sql`
      insert into flights.flight_status (airline_id, flight_number, date, order_id, is_cancelled, minutes, source, declared_at)
      select d.airline_id, d.flight_number, d.date, h.order_id, true, 0, 'desk', now()
      from flights.hold_fares h
        join flights.fares f on f.id = h.fare_id
        join flights.departures d on d.id = f.departure_id
      where h.order_id = ${orderId} returning date`.execute(stage.product.agency.database)
    assert.equal(rows.length, 1)
  }
})
