import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { codeBox, openLogin } from './signing.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { solveCaptcha } from './traveller.ts'

suite('what the browser works out beside the five digits', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ CAPTCHA_WORK: '800' })
  })
  after(() => stage[Symbol.asyncDispose]())

  test('begins with the digits, is told, and goes along with them', async () => {
    await using visit = await stage.visit('phone', { theme: 'dark' })
    const { page } = visit
    await untilDigitsAreAsked(page, '09121110083')
    await solveCaptcha(page, stage)
    const sent = page.waitForRequest(
      (request) =>
        request.url().endsWith('/otp/create') && request.postData()?.includes('captchaWork') === true,
    )
    await page.keyboard.press('Enter')
    assert.equal(typeof (await sent).postDataJSON().captcha.captchaWork, 'number')
    await codeBox(page).waitFor()
    assertFaultless(visit, [/status of 409/])
  })

  test('is said when it is done', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await untilDigitsAreAsked(page, '09121110084')
    await page.getByRole('status').getByText(named('بررسی خودکار مرورگر انجام شد')).waitFor()
    await lookAt(page, 'captcha whose work is done')
    assertFaultless(visit, [/status of 409/])
  })

  test('is said where a browser cannot do it, and no code is sent on the digits alone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await untilDigitsAreAsked(page, '09121110085')
    await page.getByText(named('این مرورگر بررسی خودکار را انجام نمی‌دهد')).waitFor()
    await lookAt(page, 'captcha whose work cannot be done')
    await solveCaptcha(page, stage)
    await page.keyboard.press('Enter')
    await page.getByText(named('بررسی خودکار مرورگر انجام نشد')).first().waitFor()
    assert.equal(await codeBox(page).count(), 0)
    assertFaultless(visit, [/status of 409/])
  })

  async function untilDigitsAreAsked(page: Page, mobile: string): Promise<void> {
    const asked = await fetch(`${stage.address}/accounts/otp/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile }),
    })
    assert.equal(asked.status, 200)
    await openLogin(page)
    await page.getByRole('textbox', { name: named('شماره موبایل') }).fill(mobile)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: named('تصویر کد امنیتی') }).waitFor()
  }
})
