import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { rial } from '#money/rial.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import { duffelBooks, offered } from './at-suppliers.ts'
import { agreedAndPaid, comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import { agreeToTerms, balanceOf, eventually, pay, payWithCard } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a ticket abroad goes to another day at its seller', { timeout: 180_000 }, () => {
  let stage: Stage

  before(async () => {
    const at = 5000 + ((process.pid * 7) % 400)
    stage = await openStage({ SUPPLIERS: 'duffel', DUFFEL_TWIN_PORT: String(at) })
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, theme] of atSizes([
    ['phone', '09121270301', 'light'],
    ['desktop', '09121270302', 'dark'],
  ]))
    test(`by keyboard, its difference paid at the bank, ${size}`, async () => {
      const { orders } = stage.product.agency
      const { orderId, userId } = await issuedAtDuffel(stage, mobile)
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const order = `/profile/my-travels/order-details?orderId=${orderId}`
      await page.goto(order, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('تغییر تاریخ') }).press('Enter')
      await page.getByRole('heading', { name: named('تغییر تاریخ') }).waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `abroad, asked ${size}`)
      const days = page.getByRole('navigation', { name: named('روزهای نزدیک') })
      await days.getByRole('link').nth(3).press('Enter')
      await page.waitForURL(/day=/)
      const flight = page.locator('.date-change-flights .card').filter({ hasText: 'می‌پردازید' }).first()
      await flight.waitFor()
      await lookAt(page, `abroad, days ${size}`)
      const shown = amountIn(await flight.innerText())
      await flight.getByRole('radio').focus()
      await page.keyboard.press('Space')
      const sum = page.getByRole('region').filter({ hasText: 'تفاوت قیمت دو بلیت' })
      await sum.waitFor()
      assert.ok(amountsIn(await sum.innerText()).includes(shown), `${shown} is paid`)
      await lookAt(page, `abroad, sum ${size}`)
      await page.getByRole('button', { name: named('ادامه و پرداخت') }).press('Enter')
      await page.waitForURL(/\/confirm\?/)
      const summary = page.getByRole('complementary')
      await summary.getByText(named('بلیت فعلی، پس از')).waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `abroad, agreed ${size}`)
      assert.ok(amountsIn(await summary.innerText()).includes(shown))
      assert.equal((await orders.order(orderId))?.status, 'issued', 'the old ticket stands')
      await agreeToTerms(page)
      await pay(page)
      await payWithCard(page, '1234')
      await page.waitForURL(/\/payment\//)
      await eventually(
        async () => (await orders.rebookingsOf(orderId, userId)).to[0]?.status === 'issued',
        'the new ticket is issued',
        30,
      )
      assert.equal(await balanceOf(stage, mobile), 0)
      assert.ok(
        (await duffelBooks(stage)).every(({ cancelledAt }) => cancelledAt === null),
        'changed, not cancelled',
      )
      await page.goto(order, { waitUntil: 'networkidle' })
      await page.getByText(named('این پرواز با پرواز سفارش')).waitFor()
      await lookAt(page, `abroad, changed ${size}`)
      await page.getByRole('link', { name: named('سفارش تازه') }).press('Enter')
      await page.getByText(named('به جای پرواز سفارش')).waitFor()
      await lookAt(page, `abroad, the new one ${size}`)
      assertFaultless(visit)
    })
})

async function issuedAtDuffel(stage: Stage, mobile: string) {
  const { accounts, flights, orders } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const wish = { from: 'IKA', to: 'GYD', flight: 'J2 8008', daysAhead: 14 }
  const { proposal, passengersPath } = await offered(stage, wish)
  const requestId = new URL(passengersPath, stage.address).searchParams.get('requestId') ?? ''
  const { proposalId } = proposal
  const contact = { phoneNumber: mobile, email: '' }
  const { orderId } = await flights.submit(
    { requestId, proposalId, passengers: [saraAbroad], contact, productChannel: 1 },
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  await agreedAndPaid(stage, { orderId, userId, amount: rial(proposal.totalPrice) })
  await eventually(async () => (await orders.order(orderId))?.status === 'issued', 'issued', 60)
  return { orderId, userId }
}
