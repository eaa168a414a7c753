import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { signInAtDesk } from './desk-staff.ts'
import { issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('refunds at the desk', { timeout: 120_000 }, () => {
  test('one passenger by the rule, the other beyond it by two; then a cancelled flight as one job', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    const { agency } = stage.product
    const isPlain = ({ flightGroups }: { flightGroups: { flightNumber: string }[] }) =>
      !/99\d\d$/.test(flightGroups[0]?.flightNumber ?? '')
    const { orderId } = await issuedFor(stage, '09121234567', isPlain)
    const other = await issuedFor(stage, '09121234568', isPlain)
    const order = await agency.orders.order(orderId)
    const [journey] = await agency.orders.journeysOf(other.orderId)
    assert.ok(order && journey)
    await signInAtDesk(stage, visit, ['refunds'])
    const { page } = visit

    await page.goto(`/desk/orders/${order.orderNumber}`)
    await page
      .getByRole('link', { name: named('استرداد'), exact: true })
      .last()
      .click()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: named('حساب مبلغ') }).click()
    await page.getByRole('heading', { name: named('طبق قانون'), exact: true }).waitFor()
    await lookAt(page, 'desk-order-refund')
    const give = page.getByRole('button', { name: named('استرداد ') })
    const promised = ((await give.textContent()) ?? '').replaceAll(/[^\d]/g, '')
    await give.click()
    await page.getByText('به مسافر گفته شد').waitFor()
    assert.equal(await agency.wallet.balanceOf(order.ownerId), Number(promised) * 10)

    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: named('حساب مبلغ') }).click()
    const more = page.getByRole('region', { name: named('بیش از قانون') })
    await more.getByLabel('بیش از قانون، به تومان').fill('1000')
    await more.getByLabel('چرا').fill('قول همکار ما در گفتگو')
    await more.getByRole('button', { name: named('پیشنهاد به نفر دوم') }).click()
    await more.getByText('در انتظار نفر دوم است').waitFor()

    await agency.disruptions.cancelled({
      flightNumber: journey.flightNumber,
      date: journey.departsLocal.toPlainDate(),
    })
    await page.goto('/desk/mass-refunds')
    await page.getByRole('button', { name: named('استرداد گروهی تازه') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('شمارهٔ پرواز').fill(journey.flightNumber)
    await dialog.getByLabel('روز پرواز').fill(journey.departsLocal.toPlainDate().toString())
    await dialog.getByLabel('دلیل').fill('لغو پرواز از سوی ایرلاین')
    await dialog.getByRole('button', { name: named('پیشنهاد به نفر دوم') }).click()
    await dialog.getByText('منتظر نفر دوم است').waitFor()

    await using second = await stage.visit('desktop')
    await signInAtDesk(stage, second, ['finance'])
    await approveNewest(second.page)

    await page.goto('/desk/mass-refunds')
    await page.locator('[data-row] a').first().click()
    await page.getByRole('status').getByText('تمام شد').waitFor()
    await lookAt(page, 'desk-mass-refund')
    await page.goto('/desk/refunds?group=paid')
    await page.locator('[data-row] a').first().click()
    const panel = page.locator('.desk-panel')
    await panel.getByRole('list', { name: 'گام‌ها' }).getByText('به کیف پول شما نشست').waitFor()
    await lookAt(page, 'desk-refunds')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-refunds-dark')
    await panel.getByRole('link', { name: 'بستن' }).click()
    await panel.waitFor({ state: 'detached' })
    assertFaultless(visit)
    assertFaultless(second)
  })

  async function approveNewest(page: Page): Promise<void> {
    await page.goto('/desk/waivers?which=all')
    await page.getByText('جریمه‌ای که بخشیده می‌شود').waitFor()
    await lookAt(page, 'desk-waivers')
    await page.goto('/desk/approvals')
    await page.getByRole('link', { name: 'استرداد گروهی' }).click()
    await page.getByRole('button', { name: named('تأیید و انجام') }).click()
    await page.getByText('تأیید شد: مینا رحیمی').waitFor()
  }
})
