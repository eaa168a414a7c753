import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { assertAccessible, assertFits } from './axe.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, pay, toConfirm } from './shopper.ts'
import { atSizes, inFull } from './sizes.ts'
import { assertFaultless, type Stage, type Visit } from './stage.ts'
import { gatewaysAre } from './unwell-gateways.ts'

suite('a ticket is paid at each gateway', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  async function toBank(visit: Visit, gateway: string, mobile: string): Promise<void> {
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await toConfirm(page, stage, { daysAhead: 9 })
    await page.getByRole('radio', { name: named(gateway) }).check()
    await agreeToTerms(page)
    await pay(page)
  }

  async function giveCard({ page }: Visit): Promise<void> {
    await page.getByRole('textbox', { name: named('شماره کارت') }).fill('6037990000001234')
    await page.getByRole('button', { name: named('پرداخت'), exact: true }).click()
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
  }

  for (const [gateway, size, last] of [
    ['سامان (سپ)', 'desktop', 2],
    // every other story pays by a link, as here; whose form it is tells src/payments/server/gateways
    ...inFull([
      ['زیبال', 'phone', 1],
      ['به‌پرداخت ملت', 'phone', 3],
    ]),
  ] as const)
    test(`${gateway}, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await toBank(visit, gateway, `0912117030${last}`)
      await page.waitForURL(/\/zibal\/start\/|\/card\//)
      await giveCard(visit)
      assertFaultless(visit)
    })

  for (const [size, theme, last] of atSizes([
    ['desktop', 'light', 4],
    ['phone', 'dark', 5],
  ]))
    test(`a card from abroad, whose charge, rate and rate's age are said, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await toBank(visit, 'هایپرپی', `0912117030${last}`)
      await page.waitForURL(/\/confirm\/hyperpay\?id=/)
      await page.getByRole('textbox', { name: named('شماره کارت') }).waitFor()
      const told = await page.getByRole('main').innerText()
      assert.ok(says(told, 'دلار') && says(told, '1,250,000') && says(told, '۳۰ آبان ۱۴۰۵'), told)
      assertFaultless(visit)
      await assertAccessible(page, 'the card form')
      await assertFits(page, 'the card form')
      await giveCard(visit)
      // axe inlines the gateway's style sheet, which our CSP blocks
      assertFaultless(visit, [/Applying inline style/])
    })

  test('a gateway that did not answer is marked, one that rests is named, and when all rest it is said once', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121170306')
    await gatewaysAre(stage, { slow: [2], silent: [3], resting: [4] })
    await toConfirm(page, stage, { daysAhead: 9 })
    assert.equal(await page.getByRole('radio', { name: named('کمی پیش کند پاسخ می‌داد') }).count(), 1)
    assert.equal(await page.getByRole('radio', { name: named('کمی پیش پاسخ نمی‌داد') }).count(), 1)
    assert.equal(await page.getByText(named('الان خوب پاسخ نمی‌دهد')).count(), 1)
    await assertFits(page, 'marked gateways')
    await assertAccessible(page, 'marked gateways')

    await gatewaysAre(stage, { resting: [1, 2, 3, 4, 5] })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText(named('درگاه پرداخت فعالی وجود ندارد')).waitFor()
    assert.equal(await page.getByText(named('الان خوب پاسخ نمی‌دهد')).count(), 0)
    assert.equal(await page.getByRole('radio').count(), 0)
    await assertAccessible(page, 'no gateway')
    await gatewaysAre(stage, {})
  })
})
