import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { issuedFor } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import {
  countShifts,
  downloaded,
  field,
  fillFacts,
  giveOneBack,
  guessWrongThrice,
  nothingIsLostByLeaving,
  persian,
  putStepUpAway,
  refused,
  sameRows,
  save,
  shiftsOf,
  slowly,
  stepUp,
  visitor,
} from './profile-steps.ts'
import { sharedHouse } from './shared-house.ts'
import { fillWallet } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { filesIn } from './zip.ts'

const looks = atSizes([
  { size: 'desktop', theme: 'light', mobiles: ['09121120051', '09121120052'] },
  { size: 'phone', theme: 'dark', mobiles: ['09121120053', '09121120054'] },
])

suite('a traveller and what we know of him', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const { size, theme, mobiles } of looks) {
    const [mobile, another] = mobiles

    test(`facts are saved, a second account with the same national code is refused, ${size}`, async () => {
      const nationalCode = size === 'desktop' ? '0012345679' : '0499370899'
      {
        await using visit = await visitor(stage, { size, theme, mobile })
        const { page } = visit
        await page.goto('/profile/account', { waitUntil: 'networkidle' })
        await field(page, 'نام فارسی').fill('سارا')
        await nothingIsLostByLeaving(page)
        await fillFacts(page, nationalCode)
        await save(page)
        await page.getByText(named('مشخصات شما ذخیره شد')).first().waitFor()
        await page.reload({ waitUntil: 'networkidle' })
        assert.equal(await field(page, 'کد ملی').inputValue(), nationalCode)
        assert.equal(await field(page, 'نام خانوادگی لاتین').inputValue(), 'MOHAMMADI')
        await lookAt(page, `account-${size}`)
        assertFaultless(visit)
      }
      await using visit = await visitor(stage, { size, theme, mobile: another })
      const { page } = visit
      await page.goto('/profile/account', { waitUntil: 'networkidle' })
      await field(page, 'کد ملی').fill(nationalCode)
      await save(page)
      await page.locator('.field-words[data-tone="bad"]').first().waitFor()
      await lookAt(page, `account-taken-${size}`)
      assertFaultless(visit, [refused(409), refused(400)])
    })

    test(`a bank account is kept hidden, shown after a code, and forgotten, ${size}`, async () => {
      await using visit = await visitor(stage, { size, theme, mobile })
      const { page } = visit
      await page.goto('/profile/account#financial', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: named('افزودن حساب بانکی') }).click()
      const dialog = page.getByRole('dialog', { name: named('افزودن حساب بانکی') })
      await dialog.getByRole('textbox', { name: named('شماره شبا') }).fill('82 0540 1026 8002 0817 9090 03')
      await dialog.getByRole('textbox', { name: named('نام صاحب حساب') }).fill('سارا محمدی')
      await dialog.getByRole('button', { name: named('ذخیره حساب') }).click()
      await dialog.getByText(named('شماره شبا درست نیست')).waitFor()
      await dialog.getByRole('textbox', { name: named('شماره شبا') }).fill('IR82 0540 1026 8002 0817 9090 02')
      await dialog.getByText(named('بانک پارسیان')).waitFor()
      await lookAt(page, `bank-add-${size}`)
      await dialog.getByRole('button', { name: named('ذخیره حساب') }).click()
      await stepUp(page, stage, mobile)
      const row = page.getByRole('listitem').filter({ hasText: named('بانک پارسیان') })
      await row.getByText(named('پیش‌فرض')).waitFor()
      assert.ok(!(await row.innerText()).includes('0817'))
      await row.getByRole('button', { name: named('نمایش کامل') }).click()
      await row.getByText('IR82 0540 1026 8002 0817 9090 02').waitFor()
      await lookAt(page, `bank-${size}`)
      await row.getByRole('button', { name: named('پاک کردن') }).click()
      await page.getByText(named('هنوز حسابی ذخیره نکرده‌اید')).waitFor()
      assertFaultless(visit, [refused(403)])
    })

    test(`transactions are filtered, and the workbook has the same rows, ${size}`, async () => {
      await fillWallet(stage, another, 5_000_000)
      await fillWallet(stage, another, 1_000_000)
      await using visit = await visitor(stage, { size, theme, mobile: another })
      const { page } = visit
      await page.goto('/profile/transactions?kind=in&period=7d', { waitUntil: 'networkidle' })
      await sameRows(page)
      const receipt = await downloaded(page, () =>
        page
          .getByRole('link', { name: named('رسید افزایش موجودی', 'رسید') })
          .first()
          .click(),
      )
      assert.equal(readFileSync(await receipt.path()).toString('latin1', 0, 5), '%PDF-')
      await lookAt(page, `transactions-${size}`)
      assertFaultless(visit)
    })
  }

  test('a trip is found by number, name and city; its story and its money are told', async () => {
    const mobile = '09121120061'
    const { orderId, userId } = await issuedFor(stage, mobile, ({ refund }) => refund.penaltyNow !== null)
    const { number } = await giveOneBack(stage, orderId, userId)
    await stage.product.agency.accounts.bank.add(userId, {
      iban: '820540102680020817909002',
      cardNumber: '',
      bankAccountNumber: '',
      holderName: 'داریوش محمدی',
    })
    for (const { size, theme } of looks) {
      await using visit = await visitor(stage, { size, theme, mobile })
      const { page } = visit
      await page.goto('/profile', { waitUntil: 'networkidle' })
      await lookAt(page, `home-${size}`)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      for (const typed of [persian(number), 'sara', 'داریوش', 'مشهد']) {
        await page.getByRole('searchbox', { name: named('جستجو در سفرها') }).fill(typed)
        await page.getByRole('button', { name: named('جستجو'), exact: true }).click()
        await page.waitForURL((url) => url.searchParams.get('q') === typed)
        await page.getByText(number).first().waitFor()
      }
      await lookAt(page, `trips-${size}`)
      await page.goto('/profile/my-travels?q=کیش', { waitUntil: 'networkidle' })
      await page.getByText(named('پیدا نشد')).first().waitFor()
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      const story = await page.getByRole('region', { name: named('روند سفارش') }).innerText()
      assert.ok(says(story, 'استرداد ۱ بلیت ثبت شد'), story)
      const receipt = await downloaded(page, () =>
        page.getByRole('link', { name: named('رسید پرداخت') }).click(),
      )
      assert.equal(receipt.suggestedFilename(), `receipt-${number}.pdf`)
      await lookAt(page, `order-${size}`)
      await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`, {
        waitUntil: 'networkidle',
      })
      await page.getByText(named('حساب بانکی'), { exact: true }).first().click()
      const kept = page.getByRole('radio', { name: named('بانک پارسیان') })
      await kept.waitFor()
      assert.equal(await kept.isChecked(), true)
      await lookAt(page, `refund-${size}`)
      assertFaultless(visit)
    }
    const tracked = await stage.product.agency.orders.track({
      orderNumber: number,
      mobile,
      address: '10.0.0.9',
    })
    assert.ok(says(tracked.says, 'بخشی از بلیت‌ها استرداد شد'))
  })

  test('from page to page of the profile nothing jumps, and the skeleton stands in the same place', async () => {
    for (const { size, theme } of looks) {
      await using visit = await visitor(stage, { size, theme, mobile: '09121120061' })
      const { page } = visit
      await page.addInitScript(countShifts)
      await page.goto('/profile/profileSkeleton', { waitUntil: 'networkidle' })
      await lookAt(page, `skeleton-${size}`)
      for (const [door, path] of doors) {
        await slowly(page)
        await door(page).click()
        await page
          .getByRole('status')
          .filter({ hasText: named('در حال آوردن صفحه') })
          .waitFor({ state: 'attached' })
        await page.waitForURL(path)
        await page
          .getByRole('status')
          .filter({ hasText: named('در حال آوردن صفحه') })
          .waitFor({ state: 'detached' })
        await page.waitForLoadState('networkidle')
        await page.unrouteAll({ behavior: 'wait' })
      }
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      assert.ok(sum <= 0.05, `${size}: ${JSON.stringify(shifts)}`)
    }
  })

  test('everything is taken along as one zip, and the account is erased with a proof', async () => {
    const mobile = '09121120071'
    await using visit = await visitor(stage, { size: 'phone', theme: 'dark', mobile })
    const { page } = visit
    await page.goto('/profile/account#data', { waitUntil: 'networkidle' })
    const download = await downloaded(page, async () => {
      const wish = page.getByRole('button', { name: named('دریافت همه داده‌ها') })
      await wish.click()
      await putStepUpAway(page)
      // asking again does not send a second code too early
      await wish.click()
      await page.getByRole('timer').waitFor()
      await lookAt(page, 'step-up-again')
      await guessWrongThrice({ page, stage, mobile }, () => wish.click())
      await stepUp(page, stage, mobile)
    })
    const files = filesIn(readFileSync(await download.path()))
    const account = JSON.parse(files.get('accounts.json')?.toString('utf8') ?? '{}')
    assert.equal(account.account.phoneNumber, `+98${mobile.slice(1)}`)
    await page.getByRole('button', { name: named('پاک کردن حساب') }).click()
    const dialog = page.getByRole('dialog', { name: named('پاک کردن حساب') })
    await dialog.getByRole('checkbox', { name: named('برگشتی ندارد') }).check()
    await lookAt(page, 'erase')
    await dialog.getByRole('button', { name: named('پاک کردن حساب برای همیشه') }).click()
    const proof = page.getByRole('dialog', { name: named('حساب شما پاک شد') })
    await proof.getByText(/\d{3}-\d{3}-\d{3}-\d{3}/).waitFor()
    await lookAt(page, 'erased')
    await proof.getByRole('button', { name: named('رفتن به صفحه نخست') }).click()
    await page
      .getByRole('link', { name: named('ورود یا ثبت‌نام') })
      .first()
      .waitFor()
    assertFaultless(visit, [refused(403), refused(400)])
  })
})

const inProfile = (words: string) => (page: Page) =>
  page.getByRole('navigation', { name: named('بخش‌های حساب') }).getByRole('link', { name: named(words) })

const doors = [
  [inProfile('سفرهای من'), /my-travels$/],
  [(page: Page) => page.locator('main a[href*="/order-details?"]').first(), /order-details\?/],
  [(page: Page) => page.getByRole('link', { name: named('درخواست استرداد') }), /flight-order-items\?/],
  [inProfile('تراکنش‌ها'), /transactions$/],
  [inProfile('مسافران'), /passengers$/],
  [inProfile('اعلان‌ها'), /notifications$/],
  [inProfile('رمز و ورود'), /auth-data$/],
  [inProfile('حساب کاربری'), /account$/],
  [inProfile('پیشخوان'), /profile$/],
] as const
