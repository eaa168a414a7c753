import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { clockTime } from '#calendar/formatted.ts'
import type { Proposal } from '#flights/proposal.ts'
import { pressOn } from './by-keys.ts'
import { comeIn, issuedFor, issuedSoon } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import { messagesTo } from './messages.ts'
import { balanceOf, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a traveller whose flight does not go as it was sold', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['desktop', '09121170001'],
    ['phone', '09121170002'],
  ]))
    test(`takes the new hour, and then the whole money of a cancelled one, ${size}`, async () => {
      const { disruptions, orders } = stage.product.agency
      // a charter's airline owes nothing by the directive
      const isWanted = ({ refund, isCharter }: Proposal) => !isCharter && refund.penaltyNow !== null
      const { orderId } = await issuedSoon(stage, mobile, { isWanted, daysAhead: 2 })
      const [journey] = await orders.journeysOf(orderId)
      assert.ok(journey)
      const flight = { flightNumber: journey.flightNumber, date: journey.departsLocal.toPlainDate() }
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const order = `/profile/my-travels/order-details?orderId=${orderId}`
      const toCalendar = page.getByRole('link', { name: named('افزودن به تقویم') })

      await disruptions.delayed(flight, 180)
      await page.goto(order, { waitUntil: 'networkidle' })
      const panel = page.getByRole('region', { name: named('پرواز شما ۳ ساعت تأخیر دارد') })
      assert.equal(await toCalendar.count(), 1)
      const hour = clockTime(journey.departsLocal.add({ minutes: 180 }))
      assert.ok(says(await panel.innerText(), hour), `the new hour is ${hour}`)
      await panel.getByRole('heading', { name: named('همهٔ پول برمی‌گردد') }).waitFor()
      await panel.getByRole('link', { name: named('انتخاب پرواز دیگر') }).waitFor()
      await lookAt(page, `late ${size}`)
      await panel.getByRole('button', { name: named('ساعت تازه را می‌پذیرم') }).click()
      await panel.getByRole('heading', { name: named('ساعت تازه را پذیرفتید') }).waitFor()
      await lookAt(page, `new hour taken ${size}`)

      await disruptions.cancelled(flight)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      await page.getByText(named('پرواز لغو شد')).first().waitFor()
      await lookAt(page, `trips ${size}`)
      await page.goto(order, { waitUntil: 'networkidle' })
      const gone = page.getByRole('region', { name: named('پرواز شما لغو شد') })
      await gone.waitFor()
      await lookAt(page, `cancelled ${size}`)
      assert.equal(await toCalendar.count(), 0, 'nobody notes a flight that does not go')
      const amount = amountIn(await gone.innerText())
      assert.equal(amount * 10, (await orders.order(orderId))?.total, 'all of it comes back')
      const letter = page.waitForEvent('download')
      await page.getByRole('link', { name: named('دریافت نامهٔ مطالبه') }).click()
      assert.match((await letter).suggestedFilename(), /\.pdf$/)
      await gone.getByRole('link', { name: named('پس گرفتن پول') }).click()
      await page.waitForURL(/flight-order-items/)
      await eventually(
        async () => amountsIn(await page.getByRole('main').innerText()).includes(amount),
        `${amount} comes back`,
      )
      await page.goto(`/payment/${orderId}`, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('دانلود بلیت') }).waitFor()
      assert.equal(await toCalendar.count(), 0)
      assertFaultless(visit)
    })

  for (const [size, mobile, daysAhead] of atSizes([
    ['phone', '09121170006', 14],
    // of another day: the first one's flight leaves earlier by then
    ['desktop', '09121170005', 15],
  ]))
    test(`whose flight leaves hours earlier gets all of it back, by keyboard, ${size}`, async () => {
      const { disruptions, orders } = stage.product.agency
      const { orderId } = await issuedSoon(stage, mobile, {
        isWanted: ({ refund }) => refund.penaltyNow !== null,
        daysAhead,
      })
      const [journey] = await orders.journeysOf(orderId)
      assert.ok(journey)
      const flight = { flightNumber: journey.flightNumber, date: journey.departsLocal.toPlainDate() }
      await disruptions.delayed(flight, -150)
      await eventually(
        async () => (await messagesTo(stage, mobile)).some(({ text }) => says(text, 'زودتر')),
        'nobody was told',
      )
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      const panel = page.getByRole('region', { name: named('پرواز شما ۲ ساعت و ۳۰ دقیقه زودتر می‌رود') })
      await panel.getByRole('button', { name: named('ساعت تازه را می‌پذیرم') }).waitFor()
      await panel.getByRole('link', { name: named('انتخاب پرواز دیگر') }).waitFor()
      await panel.getByRole('heading', { name: named('همهٔ پول برمی‌گردد') }).waitFor()
      await lookAt(page, `early ${size}`)
      await pressOn(page, 'پس گرفتن پول')
      await page.waitForURL(/flight-order-items/)
      await page.waitForLoadState('networkidle')
      await givesAllBack(page)
      await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
      await lookAt(page, `early given back ${size}`)
      assert.equal(await balanceOf(stage, mobile), (await orders.order(orderId))?.total)
      assertFaultless(visit)
    })

  for (const [size, mobile, theme] of atSizes([
    ['desktop', '09121170003', 'dark'],
    ['phone', '09121170004', 'light'],
  ]))
    test(`takes another flight without paying again, ${size}`, async () => {
      const { disruptions, orders, wallet } = stage.product.agency
      let dearest = 0
      const isDearer = ({ totalPrice, flightGroups: [group] }: Proposal) => {
        const isPlain = group?.flightNumber.startsWith('W5 99') === false
        if (isPlain && totalPrice > dearest) dearest = totalPrice
        return false
      }
      await issuedFor(stage, mobile, isDearer).catch(() => undefined)
      const { orderId, userId } = await issuedFor(stage, mobile, ({ totalPrice }) => totalPrice === dearest)
      const [journey] = await orders.journeysOf(orderId)
      assert.ok(journey)
      const { flightNumber, departsLocal } = journey
      await disruptions.cancelled({ flightNumber, date: departsLocal.toPlainDate() })
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const order = `/profile/my-travels/order-details?orderId=${orderId}`
      await page.goto(order, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('انتخاب پرواز دیگر') }).click()
      await page.getByRole('heading', { name: named('پرواز دیگر، بدون پرداخت دوباره') }).waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `another flight ${size}`)
      const row = page.getByRole('listitem').filter({ hasText: 'به کیف پول برمی‌گردد' }).first()
      const back = amountIn(await row.innerText())
      await row.getByRole('button').click()
      await page.waitForURL(/\/confirm\?/)
      const agree = page.getByRole('button', { name: named('تأیید نهایی، بدون پرداخت') })
      await agree.waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `another flight agreed ${size}`)
      assert.ok(
        amountsIn(await page.getByRole('complementary').innerText()).includes(back),
        `${back} comes back`,
      )
      await page.getByRole('checkbox').last().check({ force: true })
      await agree.click()
      await page.waitForURL(/\/payment\//)
      await eventually(
        async () => (await orders.order(orderId))?.status === 'refunded',
        'the old ticket goes back',
      )
      assert.equal(await wallet.balanceOf(userId), back * 10)
      await page.goto(order, { waitUntil: 'networkidle' })
      await page.getByText(named('بلیت آن دیگر معتبر نیست')).waitFor()
      await lookAt(page, `another flight taken ${size}`)
      await page.getByRole('link', { name: named('سفارش تازه') }).click()
      await page.getByText(named('به جای پرواز سفارش')).waitFor()
      await lookAt(page, `another flight's order ${size}`)
      assertFaultless(visit)
    })
})

/** Both tickets into the wallet, keys alone; nothing is kept of them. */
async function givesAllBack(page: Page): Promise<void> {
  const people = page.getByRole('checkbox', { disabled: false })
  for (const at of [0, 1]) await people.nth(at).press('Space')
  await page.getByRole('radio', { name: named('کیف پول') }).press('Space')
  const reason = page.getByRole('combobox', { name: named('دلیل استرداد') })
  await reason.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).press('Space')
  await page.getByRole('button', { name: named('ثبت استرداد، بدون جریمه') }).press('Enter')
}
