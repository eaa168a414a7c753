import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { demoVouchers } from '#demo/sample-data.ts'
import { inRial, inToman } from '#money/formatted.ts'
import { type Rial, rial } from '#money/rial.ts'
import { screensOf } from '#orders/server/screen-log.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, balanceOf, eventually, fillWallet, pay, toConfirm } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a discount, a wallet and a gateway pay together', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, last] of atSizes([
    ['desktop', 1],
    ['phone', 2],
  ])) {
    test(`a code that gives nothing says why; one that gives changes the sums, to the rial, ${size}`, async () => {
      const mobile = `0912115000${last}`
      await using visit = await stage.visit(size)
      const { page } = visit
      const inWallet = rial(5_000_000)
      await comeIn(visit, stage, mobile)
      await fillWallet(stage, mobile, inWallet)
      const total = rial((await toConfirm(page, stage, { daysAhead: 6 })).totalPrice)
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
      for (const [code, why] of [
        ['HICHJA', 'نمی‌شناسیم'],
        [demoVouchers.expired.code, 'گذشته است'],
        [demoVouchers.usedUp.code, 'پر شده است'],
      ] as const) {
        await applyCode(page, code)
        await page.getByText(named(why)).first().waitFor()
        await asks(page, total)
      }
      await lookAt(page, 'a code that gives nothing')

      const discount = rial(Math.min(2_000_000, Math.floor(total / 100) * 10))
      await applyCode(page, 'parastoo ۱۰')
      await asks(page, rial(total - discount))
      assert.ok(says(await page.getByRole('complementary').innerText(), inToman(discount)))
      await page.getByRole('button', { name: named('حذف') }).click()
      await asks(page, total)
      await applyCode(page, demoVouchers.open.code)
      await asks(page, rial(total - discount))

      const useWallet = page.getByRole('switch', { name: named('کیف پول') })
      assert.equal(await useWallet.isChecked(), false, 'nobody is made to use the wallet')
      await useWallet.check()
      const rest = rial(total - discount - inWallet)
      await asks(page, rest)
      await lookAt(page, 'discount and wallet')
      await agreeToTerms(page)
      await pay(page)
      await page.waitForURL(/StartPay/)
      assert.ok(says(await page.locator('body').innerText(), inRial(rest)), 'the bank asks what is left')
      assert.equal(await balanceOf(stage, mobile), 0)
      await whatWasSeenIsStored(stage, orderId, rest)
      await payAtBank(page)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assertFaultless(visit, [/status of 4\d\d .*ApplyDiscountVoucher/])
    })

    test(`the wallet is filled at the bank: 999 toman are too few, 1,000 come in once, ${size}`, async () => {
      const mobile = `0912115003${last}`
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto('/profile/transactions', { waitUntil: 'networkidle' })
      await page
        .getByRole('link', { name: named('افزایش موجودی') })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: named('افزایش موجودی') })
      const amount = dialog.getByRole('textbox', { name: named('مبلغ') })
      await amount.fill('999')
      await dialog.getByRole('button', { name: named('درگاه پرداخت') }).click()
      await dialog.getByText(named('کمترین مبلغ')).waitFor()
      await lookAt(page, 'too little')
      await amount.fill('۱۰۰۰')
      const go = dialog.getByRole('button', { name: named('پرداخت 1,000 تومان') })
      await go.dblclick()
      await payAtBank(page)
      await page.waitForURL(/\/profile\/transactions/)
      await page.getByText(named('به کیف پول شما اضافه شد')).waitFor()
      assert.equal(await balanceOf(stage, mobile), 10_000)
      await lookAt(page, 'filled')
      assertFaultless(visit)
    })

    test(`a wallet that has enough pays all of it, and no gateway is gone to, ${size}`, async () => {
      const mobile = `0912115001${last}`
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await fillWallet(stage, mobile, 100_000_000)
      const { totalPrice } = await toConfirm(page, stage, { daysAhead: 6 })
      await page.getByRole('switch', { name: named('کیف پول') }).check()
      await agreeToTerms(page)
      const confirm = page.getByRole('button', { name: named('تایید نهایی') })
      await confirm.waitFor()
      await lookAt(page, 'all from the wallet')
      await confirm.click()
      await page.waitForURL(/\/payment\//)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assert.equal(await balanceOf(stage, mobile), 100_000_000 - totalPrice)
      assertFaultless(visit)
    })

    test(`two tabs pay the same order from the wallet: it is paid once, and both show its ticket, ${size}`, async () => {
      const mobile = `0912115002${last}`
      await using visit = await stage.visit(size)
      const { page, context } = visit
      await comeIn(visit, stage, mobile)
      await fillWallet(stage, mobile, 60_000_000)
      const first = await toConfirm(page, stage, { daysAhead: 6 })
      await makeReady(page)
      const other = await context.newPage()
      await other.goto(page.url(), { waitUntil: 'networkidle' })
      await makeReady(other)
      const buttons = [page, other].map((tab) => tab.getByRole('button', { name: named('تایید نهایی') }))
      await Promise.all(buttons.map((button) => button.click()))
      await Promise.all(
        [page, other].map((tab) =>
          tab.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 }),
        ),
      )
      assert.equal(await balanceOf(stage, mobile), 60_000_000 - first.totalPrice, 'it is paid once')
    })
  }

  test('two tabs pay two orders from a wallet that has enough for one: one is issued, the other is told, phone', async () => {
    const mobile = '09121150041'
    await using visit = await stage.visit('phone')
    const { page, context } = visit
    await comeIn(visit, stage, mobile)
    const { totalPrice } = await toConfirm(page, stage, { daysAhead: 6 })
    await fillWallet(stage, mobile, totalPrice + 1000)
    await page.reload({ waitUntil: 'networkidle' })
    const other = await context.newPage()
    await toConfirm(other, stage, { daysAhead: 6 })
    const tabs = [page, other]
    for (const tab of tabs) await makeReady(tab)
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: named('تایید نهایی') }).click()))
    const ends = await Promise.all(
      tabs.map((tab) =>
        Promise.any([
          tab
            .getByText(named('بلیت شما صادر شد'))
            .first()
            .waitFor({ timeout: 60_000 })
            .then(() => 'issued'),
          tab
            .getByText(named('موجودی کیف پول کافی نیست'))
            .first()
            .waitFor({ timeout: 60_000 })
            .then(() => 'told'),
        ]),
      ),
    )
    assert.deepEqual(ends.toSorted(), ['issued', 'told'])
    assert.equal(await balanceOf(stage, mobile), 1000)
  })

  async function makeReady(page: Page): Promise<void> {
    await page.getByRole('switch', { name: named('کیف پول') }).check()
    await agreeToTerms(page)
    await page.getByRole('button', { name: named('تایید نهایی') }).waitFor()
  }
})

suite('gateways', () => {
  test('only active gateways are shown, the first of them chosen; when none is well, the page says so', async () => {
    await using stage = await openStage({ GATEWAYS: 'sep,mellat' })
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121160001')
    await toConfirm(page, stage, { daysAhead: 6 })
    const choices = page.getByRole('group', { name: named('درگاه پرداخت') }).getByRole('radio')
    assert.equal(await choices.count(), 2)
    assert.equal(await choices.first().isChecked(), true)

    await sql`
      insert into payments.health (gateway_id, rests_until)
      select id, now() + interval '1 hour' from generate_series(1, 9) as id
      on conflict (gateway_id) do update set rests_until = excluded.rests_until`.execute(
      stage.product.agency.database,
    )
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('در حال حاضر درگاه پرداخت فعالی وجود ندارد').waitFor()
    const button = page.getByRole('button', { name: named('درگاه فعالی نیست') })
    assert.equal(await button.isDisabled(), true)
    await lookAt(page, 'no gateway')
    assertFaultless(visit)
  })
})

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: named('کد تخفیف') }).fill(code)
  await page.getByRole('button', { name: named('اعمال') }).click()
}

async function asks(page: Page, amount: Rial): Promise<void> {
  const button = page.getByRole('button', { name: named(`پرداخت ${inToman(amount)} تومان`) })
  await eventually(async () => (await button.count()) === 1, `${inToman(amount)} is asked for`)
}

async function whatWasSeenIsStored(stage: Stage, orderId: string, paid: Rial): Promise<void> {
  const { database, orders } = stage.product.agency
  const number = (await orders.numbersOf([orderId])).get(orderId) ?? ''
  const [screen] = await screensOf(database, number)
  assert.ok(screen !== undefined, 'the screen was logged')
  for (const words of [inRial(paid), 'جریمهٔ استرداد']) assert.ok(says(screen.text, words), screen.text)
  assert.doesNotMatch(screen.text, /کد ملی|\d{10}/)
}
