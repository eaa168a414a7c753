import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { agreementTo, withoutCaptcha } from '#flights/booking/server/reserve-risk.ts'
import { mayTry } from '#server/attempt-limits.ts'
import { assertAccessible } from './axe.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, pay, toConfirm } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { solveCaptcha } from './traveller.ts'

suite('agreeing to an order again and again', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121110074'],
    ['desktop', '09121110073'],
  ]))
    test(`asks for a captcha where one pays, and nothing that was chosen is lost, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await toConfirm(page, stage, { daysAhead: 7 })
      const digits = page.getByRole('textbox', { name: named('کد امنیتی') })
      assert.equal(await digits.count(), 0, 'a calm traveller sees none')
      await tooOften(new URL(page.url()).searchParams.get('orderId') ?? '')
      const gateway = page.getByRole('radio').nth(1)
      await gateway.check()
      await agreeToTerms(page)
      await pay(page)
      await digits.waitFor()
      await page.getByRole('alert').getByText(named('کد امنیتی را در بخش پرداخت وارد کنید')).waitFor()
      assert.equal(await digits.evaluate((element) => element === document.activeElement), true)
      assert.equal(await gateway.isChecked(), true)
      await assertAccessible(page, 'captcha before an order is paid')
      await lookAt(page, `captcha before an order is paid, ${size}`)
      await pay(page)
      await page.getByText(named('کد امنیتی را وارد کنید')).last().waitFor()
      await solveCaptcha(page, stage)
      await pay(page)
      await page.waitForURL(/zibal\/start/)
      assertFaultless(visit, [/status of 409/])
    })

  async function tooOften(orderId: string): Promise<void> {
    const { database, clock } = stage.product.agency
    for (let time = 0; time < withoutCaptcha.ofOrder.most; time += 1)
      await mayTry(database, agreementTo(orderId), { limit: withoutCaptcha.ofOrder, now: clock.now() })
  }
})
