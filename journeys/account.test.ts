import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { codeFor } from './messages.ts'
import {
  askForCode,
  codeBox,
  codesFor,
  enterCode,
  newPassword,
  openLogin,
  pass,
  signInByPassword,
  signOut,
} from './signing.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const refusedCode = /status of 400 .*connect\/token/
const password = 'دریا-و-کوه-۹۲'

suite('the keys of an account', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({}, undefined, 'whole')
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, typed, email] of atSizes([
    ['phone', '09121150001', '۰۹۱۲ ۱۱۵ ۰۰۰۱', 'sara.phone@parastoo.test'],
    ['desktop', '09121150002', '9121150002', 'sara.desk@parastoo.test'],
  ])) {
    test(`a code that is guessed wrong is spent, and the next comes by messenger; a password follows (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.clock.install()
      await openLogin(page)
      await lookAt(page, `login-phone-${size}`)
      await askForCode(page, typed)
      const first = await codeFor(stage, mobile)
      await page.getByRole('timer').waitFor()
      assert.equal(await again(page).count(), 0, 'no other code before its time')
      for (const says of ['کد نادرست', 'کد نادرست', 'دیگر کار نمی‌کند'])
        await codeIsRefused(page, otherThan(first), says)
      await codeIsRefused(page, first, 'دیگر کار نمی‌کند')
      await lookAt(page, `login-code-${size}`)
      await pass(stage, page, 61)
      await again(page).waitFor()
      await page.getByRole('button', { name: named('ارسال با بله') }).click()
      await page.getByText(named('در بله فرستاده شد')).waitFor()
      await enterCode(page, stage, { to: mobile, known: 1 })
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      assert.notEqual(await codeFor(stage, mobile), first)

      const prompt = page.getByRole('complementary', { name: named('رمز عبور') })
      await prompt.getByText(named('هنوز رمز عبور ندارید')).waitFor()
      await lookAt(page, `password-prompt-${size}`)
      await prompt.getByRole('button', { name: named('تعیین رمز') }).click()
      await newPassword(page, ['۱۲۳۴۵', '۱۲۳۴۵'], 'دست‌کم ۶ نویسه')
      await newPassword(page, [password, `${password}!`], 'یکی نیستند')
      await newPassword(page, ['123456789', '123456789'], 'زود حدس زده می‌شود')
      await lookAt(page, `set-password-${size}`)
      await newPassword(page, [password, password], 'رمز عبور شما ذخیره شد')
      await prompt.waitFor({ state: 'hidden' })
      assertFaultless(visit, [refusedCode, /status of 400 .*CurrentUserSetFirstPassword/])
    })

    test(`a password signs in, an e-mail address does, and whoever forgot the password gets another (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await openLogin(page)
      await page.getByRole('button', { name: named('ورود با رمز عبور') }).click()
      await signInByPassword(page, mobile, 'چیز دیگری')
      await page.getByText(named('رمز عبور درست نیست')).first().waitFor()
      await lookAt(page, `login-password-${size}`)
      await signInByPassword(page, mobile, password)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      assert.equal(await page.getByText(named('هنوز رمز عبور ندارید')).count(), 0)

      await page.goto('/profile/account', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: named('افزودن ایمیل') }).click()
      await page.getByRole('textbox', { name: named('نشانی ایمیل') }).fill(email)
      const known = await codesFor(stage, mobile)
      await page.getByRole('button', { name: named('دریافت کد') }).click()
      await page.getByText(named('یک بار دیگر تایید')).waitFor()
      await page.getByText(named('پیامک شد')).waitFor()
      await lookAt(page, `step-up-${size}`)
      await enterCode(page, stage, { to: mobile, known })
      await page.getByText(named('ایمیل شد')).waitFor()
      await enterCode(page, stage, { to: email })
      await page.getByText(named('ایمیل شما تأیید شد')).first().waitFor()
      // opening the dialog pushed a history entry: going elsewhere too early would be undone
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByText(email).first().waitFor()
      await signOut(page)

      await openLogin(page)
      await page.getByRole('button', { name: named('ورود با ایمیل') }).click()
      await page.getByRole('textbox', { name: named('ایمیل') }).fill('sara@')
      await page.getByRole('button', { name: named('دریافت کد') }).click()
      await page.getByText(named('نشانی ایمیل درست نیست')).waitFor()
      await lookAt(page, `login-email-${size}`)
      await page.getByRole('textbox', { name: named('ایمیل') }).fill(email.toUpperCase())
      await page.getByRole('button', { name: named('دریافت کد') }).click()
      await enterCode(page, stage, { to: email, known: 1 })
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await signOut(page)

      await openLogin(page)
      await page.getByRole('button', { name: named('ورود با رمز عبور') }).click()
      await page.getByRole('button', { name: named('فراموش کرده‌ام') }).click()
      await page.getByRole('textbox', { name: named('شماره موبایل یا ایمیل') }).fill(email)
      await page.getByRole('button', { name: named('دریافت کد') }).click()
      await codeBox(page).waitFor()
      await lookAt(page, `login-renew-${size}`)
      await codeBox(page).fill(await codeFor(stage, email, 2))
      await newPassword(page, [`${password}-تازه`, `${password}-تازه`])
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      assertFaultless(visit, [refusedCode, /status of 403/])
    })

    test(`a password is changed by its rules alone (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await openLogin(page)
      await page.getByRole('button', { name: named('ورود با رمز عبور') }).click()
      await signInByPassword(page, email, `${password}-تازه`)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.goto('/profile/auth-data', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: named('تغییر رمز عبور') }).click()
      await oldPassword(page).fill('یک رمز اشتباه')
      await newPassword(page, ['abc12', 'abc12'], 'دست‌کم ۶ نویسه')
      await newPassword(page, ['سیب-و-انار-۷', 'سیب-و-انار-۸'], 'یکی نیستند')
      await newPassword(page, ['سیب-و-انار-۷', 'سیب-و-انار-۷'], 'رمز عبور فعلی درست نیست')
      await lookAt(page, `change-password-${size}`)
      await oldPassword(page).fill(`${password}-تازه`)
      await newPassword(page, ['سیب-و-انار-۷', 'سیب-و-انار-۷'], 'رمز عبور عوض شد')
      await signOut(page)
      await openLogin(page)
      await page.getByRole('button', { name: named('ورود با رمز عبور') }).click()
      await signInByPassword(page, mobile, 'سیب-و-انار-۷')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      assertFaultless(visit, [/status of 40[03] .*ChangePassword/])
    })
  }
})

function again(page: Page) {
  return page.getByRole('button', { name: named('ارسال دوباره', 'ارسال مجدد') })
}

async function codeIsRefused(page: Page, code: string, says: string): Promise<void> {
  await codeBox(page).fill('')
  const answered = page.waitForResponse(/connect\/token/)
  await codeBox(page).fill(code)
  await answered
  await page
    .locator('.field-words')
    .filter({ hasText: named(says) })
    .waitFor()
}

function otherThan(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
}

function oldPassword(page: Page) {
  return page.locator('input[name="oldPassword"]')
}
