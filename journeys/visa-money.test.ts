import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { refundPath } from '#orders/web/paths.ts'
import { MovableClock } from '#server/clock.ts'
import { firstPrice } from '#testing/visas/first-prices.ts'
import { visaOrderPath } from '#visas/web/order-paths.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { stepUp } from './profile-steps.ts'
import { agreeToTerms, balanceOf, fillWallet, pay } from './shopper.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { visa, visaFiled, visaWish } from './visa-steps.ts'

const price = firstPrice(visa, 2)

suite('the money of a visa', () => {
  let stage: Stage
  const clock = new MovableClock()

  before(async () => {
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  test('one withdraws after the papers are checked: all but our service is in the wallet, and the other goes on, phone', async () => {
    assert.ok(price)
    const mobile = '09121210001'
    const { orderId, orderNumber } = await visaFiled(stage, mobile)
    const { desk } = stage.product.agency.visas
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await desk.checked(orderNumber)
    await page.goto(visaOrderPath(orderId), { waitUntil: 'networkidle' })
    const back = price.each - price.service
    assert.ok(says(await page.getByRole('main').innerText(), inToman(rial(back * 2))))
    await page.getByRole('link', { name: named('درخواست استرداد') }).click()
    await page.waitForURL(/flight-order-items/)
    await withdraw(page, 'داریوش')
    assert.equal(await balanceOf(stage, mobile), back)

    await page.goto(visaOrderPath(orderId), { waitUntil: 'networkidle' })
    await page.getByText('انصراف', { exact: true }).first().waitFor()
    await lookAt(page, 'visa one withdrew')
    await desk.sent(orderNumber)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText(named('با انصراف مبلغی برنمی‌گردد')).first().waitFor()
    await lookAt(page, 'visa sent')
    await page.goto(refundPath(orderId), { waitUntil: 'networkidle' })
    await page.getByText(named('نزد مرجع صدور')).first().waitFor()
    assert.equal(await page.getByRole('checkbox').count(), 0)
    assertFaultless(visit)
  })

  test('all of it is paid from the wallet, desktop', async () => {
    assert.ok(price)
    const mobile = '09121210002'
    const { orderId } = await visaWish(stage, mobile)
    await fillWallet(stage, mobile, price.total + 1_000_000)
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await page.goto(`/visa/payment/${orderId}`, { waitUntil: 'networkidle' })
    await page.getByRole('switch', { name: named('از موجودی کیف پول') }).check()
    await page.getByRole('heading', { name: named('پرداخت از کیف پول') }).waitFor()
    await agreeToTerms(page)
    await pay(page)
    await stepUp(page, stage, mobile) // so much leaves a wallet with a fresh code alone
    await page.getByText(named('درخواست شما ثبت شد')).first().waitFor({ timeout: 60_000 })
    assert.equal(await balanceOf(stage, mobile), 1_000_000)
    await page.goto(`/visa/payment/${orderId}`, { waitUntil: 'networkidle' })
    await page.waitForURL(new RegExp(`/payment/${orderId}$`))
    await page.getByText(named('درخواست شما ثبت شد')).first().waitFor()
    // the browser logs the expected step-up refusal
    assert.deepEqual(
      visit.faults.filter((fault) => !/403.*ConfirmOrder/.test(fault)),
      [],
    )
  })

  test('a promise that passes is said to be broken, and a request that nobody paid is put aside, phone', async () => {
    const [mobile, other] = ['09121210003', '09121210004']
    const filed = await visaFiled(stage, mobile)
    const unpaid = await visaWish(stage, other)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 740 })
    try {
      clock.set(Temporal.Now.instant().add({ hours: 24 * 20 }))
      await comeIn(visit, stage, mobile)
      await page.goto(visaOrderPath(filed.orderId), { waitUntil: 'networkidle' })
      await page.getByText(named('قول داده بودیم پاسخ تا')).waitFor()
      await lookAt(page, 'visa promise broken')
      await comeIn(visit, stage, other)
      await page.goto(`/visa/payment/${unpaid.orderId}`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: named('مهلت پرداخت به پایان رسید') }).waitFor()
      await lookAt(page, 'visa put aside')
      await page.goto(visaOrderPath(unpaid.orderId), { waitUntil: 'networkidle' })
      await page.getByText(named('درخواست کنار گذاشته شد')).first().waitFor()
      assertFaultless(visit)
    } finally {
      clock.set(Temporal.Now.instant())
    }
  })
})

async function withdraw(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name: named(name) }).waitFor()
  await lookAt(page, 'visa withdrawing')
  await page.getByRole('checkbox', { name: named(name) }).check()
  await page.getByRole('radio', { name: named('کیف پول') }).check()
  await page.getByRole('combobox', { name: named('دلیل استرداد') }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).check()
  await page.getByRole('button', { name: named('ثبت استرداد') }).click()
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
}
