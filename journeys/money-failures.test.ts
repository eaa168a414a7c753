import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { comeIn } from './issued-order.ts'
import { named, plain, says } from './labels.ts'
import { lookAt } from './look.ts'
import { cardOf } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, balanceOf, eventually, pay, payWithCard, toConfirm, type Wish } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a payment, or a ticket, fails', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  async function toBank(page: Page, wish: Wish) {
    const offered = await toConfirm(page, stage, wish)
    await agreeToTerms(page)
    await pay(page)
    return offered
  }

  async function capturesOf(mobile: string): Promise<readonly string[]> {
    const { accounts, database } = stage.product.agency
    const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
    const { rows } = await sql<{ became: string }>`
      select became from orders.capture where order_id in (
        select id from orders."order" where owner_id = ${userId})`.execute(database)
    return rows.map(({ became }) => became)
  }

  async function attemptOf(mobile: string): Promise<{ id: string; reference: string }> {
    const { accounts, database } = stage.product.agency
    const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
    const { rows } = await sql<{ id: string; reference: string }>`
      select id, reference from payments.attempts where user_id = ${userId}`.execute(database)
    assert.ok(rows[0], 'somebody is at the bank')
    return rows[0]
  }

  for (const [size, last] of atSizes([
    ['desktop', 1],
    ['phone', 2],
  ])) {
    test(`the bank declines: the page says by when money comes back, and another try pays, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, `0912117000${last}`)
      await toBank(page, { daysAhead: 7 })
      await payWithCard(page, '0000')
      await page.getByRole('heading', { name: named('پرداخت ناموفق') }).waitFor()
      const told = await page.getByRole('main').innerText()
      const by = Temporal.Now.zonedDateTimeISO('Asia/Tehran').add({ hours: 72 })
      assert.ok(says(told, '۷۲ ساعت') && says(told, weekdayDayMonth(by.toPlainDate())), told)
      await lookAt(page, 'declined')
      await page.getByRole('button', { name: named('تلاش دوباره') }).click()
      await payAtBank(page)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assertFaultless(visit)
    })

    test(`no ticket can be had: another flight is offered first, and the money goes to the wallet at a tap, ${size}`, async () => {
      const mobile = `0912117002${last}`
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { totalPrice } = await toBank(page, { flight: 'W5 9999', daysAhead: 7 })
      await payAtBank(page)
      await page.getByRole('heading', { name: named('بلیت صادر نشد') }).waitFor({ timeout: 60_000 })
      await page.getByRole('button', { name: named('پول را همین حالا به کیف پول بفرستید') }).click()
      await page.getByText(named('به کیف پول شما برگشت')).first().waitFor()
      assert.equal(await balanceOf(stage, mobile), totalPrice)
      const others = page.getByRole('region', { name: named('جایگزین') }).getByRole('link')
      await others.nth(2).waitFor()
      assert.equal(await others.count(), 3)
      await lookAt(page, 'not issued')
      // as on another day: clears what the browser stored
      await page.evaluate(() => sessionStorage.clear())
      await others.first().click()
      await page.waitForURL(/\/add-passenger/)
      await cardOf(page, 'بزرگسال اول').getByText(named('کامل')).waitFor()
      await page.goto('/profile/transactions', { waitUntil: 'networkidle' })
      const told = plain(await page.getByRole('main').innerText())
      assert.ok(told.includes(plain(inToman(rial(totalPrice)))), 'the transaction is listed')
      assertFaultless(visit)
    })

    test(`no ticket can be had: one tap takes another flight with the same money, by keyboard, ${size}`, async () => {
      const mobile = `0912117008${last}`
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { totalPrice } = await toBank(page, { flight: 'W5 9999', daysAhead: 7 })
      await payAtBank(page)
      const others = page.getByRole('region', { name: named('جایگزین‌ها با همین پول') })
      await others.getByRole('listitem').nth(2).waitFor({ timeout: 60_000 })
      assert.equal(await balanceOf(stage, mobile), 0, 'the money is in the order yet')
      assert.ok(says(await page.getByRole('main').innerText(), 'مهلت انتخاب', 'هنوز در همین سفارش'))
      await lookAt(page, 'another flight instead')
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('انتخاب جایگزین') }).click()
      const take = others.getByRole('button', { name: named('همین را برمی‌دارم') }).first()
      await take.focus()
      await page.keyboard.press('Enter')
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assert.doesNotMatch(await page.getByRole('main').innerText(), /W5 9999/)
      const rest = await balanceOf(stage, mobile)
      assert.ok(rest > 0 && rest < totalPrice, 'what is left of it is in the wallet')
      assertFaultless(visit)
    })

    test(`the ticket comes late: the page waits in words, and issues once, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, `0912117003${last}`)
      await toBank(page, { flight: 'W5 9998', daysAhead: 7 })
      await payAtBank(page)
      await page.getByRole('heading', { name: named('در حال صدور') }).waitFor()
      assert.ok(says(await page.getByRole('main').innerText(), 'تا ۱۵ دقیقه'))
      await lookAt(page, 'being issued')
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 90_000 })
      assertFaultless(visit)
    })

    test(`an order is followed by its number and mobile without signing in, and shows nobody, ${size}`, async () => {
      const mobile = `0912117004${last}`
      await using buyer = await stage.visit(size)
      await comeIn(buyer, stage, mobile)
      await toBank(buyer.page, { daysAhead: 7 })
      await payAtBank(buyer.page)
      await buyer.page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      const { accounts, orders } = stage.product.agency
      const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
      const mine = await orders.mine(userId, { kind: 'all', page: 1, take: 1 })
      const orderNumber = mine.orders[0]?.orderNumber ?? ''

      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/track', { waitUntil: 'networkidle' })
      await follow(page, orderNumber, '09120000000')
      await page.getByRole('alert').first().waitFor()
      await follow(page, orderNumber, mobile)
      const found = page.getByRole('region', { name: named('سفارش') })
      await found.getByText(named('صادر شد')).first().waitFor()
      const told = await found.innerText()
      for (const secret of ['سارا', 'محمدی', '0012345679']) assert.ok(!says(told, secret), secret)
      await lookAt(page, 'followed')
      assertFaultless(visit, [/status of 4\d\d .*Order\/Track/])
    })
  }

  test('the tab is closed at the bank: my trips shows the ticket within a minute, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page, context } = visit
    const mobile = '09121170011'
    await comeIn(visit, stage, mobile)
    const tab = await context.newPage()
    await toBank(tab, { daysAhead: 7 })
    await payWithCard(tab, '3333')
    await tab.waitForLoadState()
    await tab.close()
    const { accounts, orders } = stage.product.agency
    const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
    const isIssued = async () =>
      (await orders.mine(userId, { kind: 'all', page: 1, take: 1 })).orders[0]?.status === 'issued'
    await eventually(isIssued, 'the ticket is there', 75)
    await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
    assert.ok(says(await page.getByRole('main').innerText(), 'صادر شد'))
  })

  test('the bank tells us twice: the order is paid once, desktop', async () => {
    const mobile = '09121170051'
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await toBank(page, { daysAhead: 7 })
    await payWithCard(page, '2222')
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
    assert.deepEqual(await capturesOf(mobile), ['paid'])
    assert.equal(await balanceOf(stage, mobile), 0)
  })

  test('somebody writes the return from the bank himself: nothing is paid, and a true payment still is, phone', async () => {
    const mobile = '09121170071'
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await toBank(page, { daysAhead: 7 })
    await page.waitForURL(/StartPay/)
    const bank = page.url()
    const { id, reference } = await attemptOf(mobile)
    const wayBack = `/api/payment/Return/${id}`
    const foreign = await page.goto(`${wayBack}?Authority=A${'0'.repeat(35)}&Status=OK`)
    assert.equal(foreign?.status(), 404, 'a reference of nobody')
    assert.ok(says(await page.locator('body').innerText(), 'پیدا نشد'))
    assert.deepEqual(await capturesOf(mobile), [])
    await page.goto(`${wayBack}?Authority=${reference}&Status=OK`)
    await page.getByRole('heading', { name: named('در حال بررسی پرداخت') }).waitFor()
    assert.deepEqual(await capturesOf(mobile), [], 'the bank is asked, not the traveller')
    await lookAt(page, 'a forged return')
    await page.goto(bank)
    await payAtBank(page)
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
    assert.deepEqual(await capturesOf(mobile), ['paid'])
  })

  test('the bank takes another amount: it pays nothing, and the page says that it comes back, phone', async () => {
    const mobile = '09121170061'
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await toBank(page, { daysAhead: 7 })
    await payWithCard(page, '5555')
    await page.getByRole('heading', { name: named('پرداخت ناموفق') }).waitFor()
    assert.deepEqual(await capturesOf(mobile), [])
    assert.ok(says(await page.getByRole('main').innerText(), 'برمی‌گردد', 'برگشت', 'کیف پول'))
    assertFaultless(visit)
  })
})

async function follow(page: Page, orderNumber: string, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: named('شماره سفارش') }).fill(orderNumber)
  await page.getByRole('textbox', { name: named('شماره موبایل') }).fill(mobile)
  await page.getByRole('button', { name: named('پیگیری سفارش') }).click()
}
