import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import { agreeToTerms, balanceOf, eventually, pay, payWithCard } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a traveller changes the day of a ticket', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, theme] of atSizes([
    ['phone', '09121270001', 'light'],
    ['desktop', '09121270002', 'dark'],
  ]))
    test(`one of two to another day, paid at the bank, ${size}`, async () => {
      const { orders } = stage.product.agency
      const { orderId, userId } = await issuedFor(
        stage,
        mobile,
        ({ refund, isCharter }) => !isCharter && refund.penaltyNow !== null,
      )
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const order = `/profile/my-travels/order-details?orderId=${orderId}`
      await page.goto(order, { waitUntil: 'networkidle' })
      await lookAt(page, `order with a change ${size}`)
      await page.getByRole('link', { name: named('تغییر تاریخ') }).click()
      await page.getByRole('heading', { name: named('تغییر تاریخ') }).waitFor()
      await page.getByRole('checkbox').nth(1).focus()
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: named('نشان دادن روزها') }).press('Enter')
      await page.getByText(named('برای ۱ مسافر')).waitFor()
      await page.waitForLoadState('networkidle')
      const days = page.getByRole('navigation', { name: named('روزهای نزدیک') })
      assert.equal(await days.getByRole('link').count(), 5)
      await days.getByRole('link').nth(2).click()
      await page.waitForURL(/day=/)
      await page.waitForLoadState('networkidle')
      await lookAt(page, `days ${size}`)
      const flight = page.locator('.date-change-flights .card').filter({ hasText: 'می‌پردازید' }).first()
      const shown = amountIn(await flight.innerText())
      await flight.getByRole('radio').focus()
      await page.keyboard.press('Space')
      const sum = page.getByRole('region').filter({ hasText: 'جریمهٔ تغییر' })
      await sum.waitFor()
      assert.ok(amountsIn(await sum.innerText()).includes(shown), `${shown} is paid`)
      await lookAt(page, `sum ${size}`)
      await page.getByRole('button', { name: named('ادامه و پرداخت') }).press('Enter')
      await page.waitForURL(/\/confirm\?/)
      const summary = page.getByRole('complementary')
      await summary.getByText(named('بلیت فعلی، پس از')).waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `agreed ${size}`)
      assert.ok(amountsIn(await summary.innerText()).includes(shown))
      assert.equal((await orders.order(orderId))?.status, 'issued', 'the old ticket stands')
      await agreeToTerms(page)
      await pay(page)
      await payWithCard(page, '1234')
      await page.waitForURL(/\/payment\//)
      await eventually(
        async () => (await orders.rebookingsOf(orderId, userId)).to[0]?.status === 'issued',
        'the new ticket is issued',
      )
      assert.equal(await balanceOf(stage, mobile), 0)
      await page.goto(order, { waitUntil: 'networkidle' })
      await page.getByText(named('بلیت ۱ مسافر با پرواز سفارش')).waitFor()
      await lookAt(page, `changed ${size}`)
      await page.getByRole('link', { name: named('سفارش تازه') }).click()
      await page.getByText(named('به جای پرواز سفارش')).waitFor()
      assertFaultless(visit)
    })
})
