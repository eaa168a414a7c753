import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { choose, roomyCards } from './searching.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { chooseDay, chooseRoute, fillPassenger, signIn, solveCaptcha } from './traveller.ts'

suite('holding one more order', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ HOLDS_BEFORE_CAPTCHA: '1' })
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, town] of atSizes([
    ['phone', '09121110072', 'شیراز'],
    ['desktop', '09121110071', 'مشهد'],
  ]))
    test(`who has not paid one yet solves a captcha for the next and loses nothing he wrote, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      // plain selects before hydration
      await page
        .locator('input')
        .and(page.getByRole('combobox', { name: named('مبدا') }))
        .waitFor()
      await chooseRoute(page, 'تهران', town)
      await chooseDay(page)
      await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
      await choose(roomyCards(page).first()) // two orders need two seats
      await signIn(page, stage, mobile)
      await page.waitForURL(/\/add-passenger/)
      const form = page.url()
      await fillPassenger(page)
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(/\/confirm/)
      const first = page.url()

      await page.goto(form, { waitUntil: 'networkidle' })
      const email = page.getByRole('textbox', { name: named('ایمیل') })
      await email.fill('sara@example.com')
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.getByText(named('کد امنیتی پایین فرم')).waitFor()
      const digits = page.getByRole('textbox', { name: named('کد امنیتی') })
      await digits.waitFor()
      await page.getByRole('img', { name: named('تصویر کد امنیتی') }).waitFor()
      assert.equal(await digits.evaluate((element) => element === document.activeElement), true)
      await lookAt(page, `captcha before one more order, ${size}`)

      const wrong = await page.getByRole('img', { name: named('تصویر کد امنیتی') }).getAttribute('src')
      await digits.fill('1')
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.getByText(named('کد امنیتی درست نیست')).first().waitFor()
      assert.equal(await email.inputValue(), 'sara@example.com')
      await page.waitForFunction(
        (before) => document.querySelector('.captcha-puzzle img')?.getAttribute('src') !== before,
        wrong,
      )
      await solveCaptcha(page, stage)
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(/\/confirm/)
      assert.notEqual(page.url(), first)
      assertFaultless(visit, [/status of 40[09]/])
    })
})
