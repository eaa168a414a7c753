import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { MovableClock } from '#server/clock.ts'
import {
  agreeByKeys,
  choosePlace,
  dateByKeys,
  fillByKeys,
  lateTonight,
  noonOfTomorrow,
  pressOn,
  saraByName,
  signInByKeys,
  tabTo,
} from './by-keys.ts'
import { named } from './labels.ts'
import type { Chosen } from './passport-pictures.ts'
import { inFull } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { paper, portrait } from './visa-steps.ts'

suite('without a mouse, beside flights', () => {
  const clock = new MovableClock()
  let stage: Stage

  before(async () => {
    clock.set(lateTonight().toInstant())
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [hour, at, mobile] of [
    ['23:30', lateTonight(), '09121110006'],
    ...inFull([['noon', noonOfTomorrow(), '09121110005']]),
  ] as const) {
    test(`a room is booked wholly by keyboard at ${hour}`, async () => {
      clock.set(at.toInstant())
      await using visit = await stage.visit('desktop')
      const { page } = visit
      await toItsRates(page)
      await pressOn(page, 'انتخاب اتاق')
      await page.getByRole('link', { name: named('ادامهٔ رزرو') }).waitFor()
      await pressOn(page, 'ادامهٔ رزرو')
      await signInByKeys(page, stage, mobile)
      await page.waitForURL(/\/hotel\/leaders/)
      await page.getByRole('region', { name: named('اتاق اول') }).waitFor()
      await fillByKeys(page)
      await pressOn(page, 'ادامه')
      await page.waitForURL(/\/hotel\/confirm/)
      await paidByKeys(page)
      await page.getByText(named('واچر شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assertFaultless(visit)
    })

    test(`a visa is asked for wholly by keyboard at ${hour}`, async () => {
      clock.set(at.toInstant())
      await using visit = await stage.visit('desktop')
      const { page } = visit
      await page.goto('/visa-uae', { waitUntil: 'networkidle' })
      await pressOn(page, 'ادامه')
      await signInByKeys(page, stage, mobile.replace('0912111', '0912112'))
      await page.waitForURL(/\/visa\/add-passenger/)
      await page.getByRole('region', { name: named('متقاضی اول') }).waitFor()
      await travelDayByKeys(page)
      await applicantByKeys(page)
      await pressOn(page, 'ثبت درخواست')
      await page.waitForURL(/\/visa\/payment\/[\da-f-]{36}/)
      await paidByKeys(page)
      await page.getByText(named('درخواست شما ثبت شد')).first().waitFor({ timeout: 60_000 })
      assertFaultless(visit)
    })
  }
})

/** From the home of hotels to the page of one of them. */
async function toItsRates(page: Page): Promise<void> {
  await page.goto('/hotel-home', { waitUntil: 'networkidle' })
  await tabTo(page, 'شهر')
  await choosePlace(page, 'کیش')
  await pressOn(page, 'تاریخ ورود')
  await page.locator('.day[data-today]').waitFor()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await pressOn(page, 'تایید تاریخ')
  await pressOn(page, 'جستجوی هتل')
  await page.waitForURL(/\/hotels\?/)
  await page.getByRole('article').first().waitFor()
  await pressOn(page, 'هتل مرجان کیش')
  await page.waitForURL(/\/hotel\/kih-marjan/)
  await page
    .getByRole('link', { name: named('انتخاب اتاق') })
    .first()
    .waitFor()
}

async function travelDayByKeys(page: Page): Promise<void> {
  await pressOn(page, 'تاریخ ورود به کشور مقصد')
  await page.getByRole('gridcell').first().waitFor()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await pressOn(page, 'تایید تاریخ')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function applicantByKeys(page: Page): Promise<void> {
  await fillByKeys(page, [...saraByName, ['شمارهٔ گذرنامه', samplePeople.sara.passportNumber]])
  await dateByKeys(page, [10, 5, 4])
  await giveByKey(page, 'گذرنامه', await paper('passport.jpg'))
  await page.getByText(named('دو خط پایین صفحهٔ گذرنامه پیدا نشد')).waitFor()
  await pressOn(page, 'با همین عکس ادامه می‌دهم')
  for (const name of ['کارت ملی', 'شناسنامه']) await giveByKey(page, name, await paper(`${name}.jpg`))
  await giveByKey(page, 'عکس پرسنلی', await portrait('photo.jpg', '#f4f4f1'))
  await page.getByText('بارگذاری شد', { exact: true }).nth(3).waitFor()
}

/** A file field opens the device's own chooser by a key. */
async function giveByKey(page: Page, name: string, file: Chosen): Promise<void> {
  await tabTo(page, `${name}: انتخاب`)
  const chooser = page.waitForEvent('filechooser')
  await page.evaluate(() => document.hasFocus()) // an answer of the page: from here on choosers are handed to us
  await page.keyboard.press('Space')
  await (await chooser).setFiles(file)
}

async function paidByKeys(page: Page): Promise<void> {
  await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
  await agreeByKeys(page)
  await page.waitForURL(/StartPay/)
  await pressOn(page, 'پرداخت')
  await page.waitForURL(/\/payment\//)
  assert.ok(page.url().includes('/payment/'))
}
