import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { inToman } from '#money/formatted.ts'
import type { Rate } from '#money/rates.ts'
import { type Rial, rial } from '#money/rial.ts'
import { visaOrderPath } from '#visas/web/order-paths.ts'
import { signInAtDesk } from './desk-staff.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { messagesTo } from './messages.ts'
import { agreeToTerms, balanceOf, eventually, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'
import { visaWish } from './visa-steps.ts'

suite('a price in dirhams, charged by a rate that falls until it is issued', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121430001'],
    ['desktop', '09121430002'],
  ]))
    test(`what it was charged dearer is in the wallet by itself, told everywhere, and in no refund again, ${size}`, async (t) => {
      const { orderId } = await visaWish(stage, mobile)
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/visa/payment/${orderId}`, { waitUntil: 'networkidle' })
      await page.getByText(named('اگر تا صدور، نرخ پایین بیاید')).first().waitFor()
      await lookAt(page, `rate promised ${size}`)
      const fell = await rateFalls(stage, orderId)
      t.after(() => stage.product.agency.rates.set(fell.charged, true))
      await agreeToTerms(page)
      await pay(page)
      await payAtBank(page)
      await page.getByText(named('درخواست شما ثبت شد')).first().waitFor({ timeout: 60_000 })
      assert.equal(await balanceOf(stage, mobile), fell.amount)

      await page.goto(visaOrderPath(orderId), { waitUntil: 'networkidle' })
      await saysTheDifference(page, fell)
      assert.ok(says(await page.getByRole('main').innerText(), 'به کیف پول شما برگشت'))
      await lookAt(page, `rate fell order ${size}`)
      await page.goto('/profile/transactions', { waitUntil: 'networkidle' })
      await page.getByText(named('برگشت تفاوت نرخ ارز')).first().waitFor()
      await saysTheDifference(page, fell)
      await lookAt(page, `rate fell wallet ${size}`)
      await eventually(
        async () =>
          (await messagesTo(stage, mobile)).some(
            ({ text }) =>
              text.includes(inToman(fell.amount)) && fell.rates.every((rate) => text.includes(rate)),
          ),
        'nobody was told',
      )

      await givesBackOne(page, orderId)
      await lookAt(page, `rate fell refund ${size}`)
      assert.equal(await balanceOf(stage, mobile), fell.amount + fell.eachPaid - fell.amount / 2)
      assertFaultless(visit)
    })

  test('whoever does the books sees what all of it costs', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await signInAtDesk(stage, visit, ['finance'])
    await page.goto('/desk/ledger', { waitUntil: 'networkidle' })
    await page.getByText('برگشت تفاوت نرخ ارز', { exact: true }).first().click()
    await page.getByText('visa', { exact: true }).first().waitFor()
    await lookAt(page, 'rate fell ledger')
    assertFaultless(visit)
  })
})

interface Fell {
  readonly charged: Rate
  readonly amount: Rial
  /** what each of the two paid */
  readonly eachPaid: number
  readonly rates: readonly string[]
}

/** By a twelfth, while its traveller is at the bank. */
async function rateFalls(stage: Stage, orderId: string): Promise<Fell> {
  const { orders, rates } = stage.product.agency
  const [charged] = await orders.foreignPricesOf(orderId)
  const order = await orders.order(orderId)
  assert.ok(charged && order)
  const { setOn } = (await rates.current()).AED
  const rialAUnit = charged.rialAUnit - Math.round(charged.rialAUnit / 12)
  await rates.set({ currency: 'AED', rialAUnit, setOn, source: 'بازار آزاد تهران' }, false)
  const amount = Math.trunc(((charged.minor / 100) * (charged.rialAUnit - rialAUnit)) / 10) * 10
  return {
    charged: { ...charged, setOn },
    amount: rial(amount),
    eachPaid: order.total / 2,
    rates: [charged.rialAUnit, rialAUnit].map((rate) => rate.toLocaleString('en-US')),
  }
}

async function saysTheDifference(page: Page, { amount, rates }: Fell): Promise<void> {
  const words = await page.getByRole('main').innerText()
  for (const told of [inToman(amount), ...rates, 'بازار آزاد تهران', 'نرخ خود ما'])
    assert.ok(says(words, told), `«${told}» is said`)
}

async function givesBackOne(page: Page, orderId: string): Promise<void> {
  await page.goto(visaOrderPath(orderId), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: named('درخواست استرداد') }).click()
  await page.waitForURL(/flight-order-items/)
  await page.getByRole('checkbox', { name: named('داریوش') }).check()
  await page.getByRole('radio', { name: named('کیف پول') }).check()
  await page.getByRole('combobox', { name: named('دلیل استرداد') }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).check()
  await page.getByRole('button', { name: named('ثبت استرداد') }).click()
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
}
