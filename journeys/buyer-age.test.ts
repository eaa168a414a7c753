import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { jalali } from '#calendar/jalali.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, pay, payWithCard, signInAtHome, toConfirm } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('who buys is 18', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [nth, size] of atSizes(['phone', 'desktop']).entries())
    test(`a birth date is asked for once, at the first payment, which goes on by itself (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const mobile = `0912778000${nth}`
      await signInAtHome(page, stage, mobile)
      await sql`update accounts.users set birth_date = null, birth_told_on = null
        where phone = ${`+98${mobile.slice(1)}`}`.execute(stage.product.database.database)
      await toConfirm(page, stage, { daysAhead: 20 })
      await agreeToTerms(page)
      await pay(page)
      const dialog = page.getByRole('dialog', { name: named('تاریخ تولد شما') })
      await dialog.waitFor()
      await lookAt(page, `birth date ${size}`)
      const goOn = dialog.getByRole('button', { name: named('ثبت و ادامهٔ پرداخت') })
      await goOn.click()
      await dialog.getByText(named('روز، ماه و سال تولد را انتخاب کنید')).waitFor()
      await chooseBirth(page, persianDigits(jalali(Temporal.Now.plainDateISO(iranZone)).year - 15))
      await goOn.click()
      await dialog.getByText(named('باید ۱۸ سال تمام داشته باشد')).last().waitFor()
      await dialog.getByText(named('بزرگ‌تری می‌تواند همین سفر را')).waitFor()
      await lookAt(page, `birth date refused ${size}`)
      await page.keyboard.press('Escape')
      await page.getByText(named('پیش از نخستین خرید، تاریخ تولد خریدار را بنویسید')).waitFor()
      await pay(page)
      await byKeyboard(page)
      await payWithCard(page, '1111')
      await page.waitForURL(/\/payment\//)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor()
      await toConfirm(page, stage, { daysAhead: 21 })
      await agreeToTerms(page)
      await pay(page)
      await page.waitForURL(/StartPay/)
      assertFaultless(visit, [
        /status of 400 .*connect\/token/,
        /status of 403 .*Pay\/Create/,
        /status of 400 .*Account\/Update/,
      ])
    })
})

async function chooseBirth(page: Page, year: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: named('روز') }).selectOption({ index: 14 })
  await dialog.getByRole('combobox', { name: named('ماه') }).selectOption({ index: 7 })
  await dialog.getByRole('combobox', { name: named('سال') }).selectOption({ label: year })
}

/** Day, month and year by typing, then on with Enter. */
async function byKeyboard(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const day = dialog.getByRole('combobox', { name: named('روز') })
  await day.focus()
  for (const _ of ['day', 'month', 'year']) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
  }
  await chooseBirth(page, '۱۳۶۸')
  const goOn = dialog.getByRole('button', { name: named('ثبت و ادامهٔ پرداخت') })
  assert.equal(await goOn.evaluate((button) => button === document.activeElement), true)
  await page.keyboard.press('Enter')
}
