import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { codeBox, codesFor, enterCode, openLogin } from './signing.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { solveCaptcha } from './traveller.ts'

suite('signing in while somebody else asks for codes to the same number', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121110081'],
    ['desktop', '09121110082'],
  ]))
    test(`five digits are solved, nothing typed is lost, and the code comes, ${size}`, async () => {
      const asked = await fetch(`${stage.address}/accounts/otp/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile }),
      })
      assert.equal(asked.status, 200)
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await openLogin(page)
      const number = page.getByRole('textbox', { name: named('شماره موبایل') })
      await number.fill(mobile)
      await page.keyboard.press('Enter')
      await page.getByText(named('درخواست کد زیاد شده است')).waitFor()
      const digits = page.getByRole('textbox', { name: named('کد امنیتی') })
      await page.getByRole('img', { name: named('تصویر کد امنیتی') }).waitFor()
      assert.equal(await digits.evaluate((element) => element === document.activeElement), true)
      assert.equal(await number.inputValue(), mobile)
      await lookAt(page, `captcha before a code, ${size}`)

      const before = await page.getByRole('img', { name: named('تصویر کد امنیتی') }).getAttribute('src')
      await digits.fill('1')
      await page.keyboard.press('Enter')
      await page.getByText(named('کد امنیتی درست نیست')).first().waitFor()
      await page.waitForFunction(
        (old) => document.querySelector('.captcha-puzzle img')?.getAttribute('src') !== old,
        before,
      )
      assert.equal(await number.inputValue(), mobile)
      const known = await codesFor(stage, mobile)
      await solveCaptcha(page, stage)
      await page.keyboard.press('Enter')
      await codeBox(page).waitFor()
      await enterCode(page, stage, { to: mobile, known })
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      assertFaultless(visit, [/status of 409/])
    })
})
