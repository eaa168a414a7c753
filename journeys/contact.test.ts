import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { messagesTo } from './messages.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('writing to us', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [nth, size] of atSizes(['phone', 'desktop']).entries())
    test(`a question gets a number, an answer and an end (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const mobile = `0912777000${nth}`
      await page.goto('/contact-us', { waitUntil: 'networkidle' })
      await page
        .getByText(/به وقت تهران/)
        .first()
        .waitFor()
      await lookAt(page, `contact form ${size}`)
      await press(page, 'ثبت پیام و گرفتن شماره')
      for (const missing of ['نام خود را بنویسید', 'شمارهٔ موبایل را بنویسید', 'پیامتان را بنویسید'])
        await page.getByText(named(missing)).waitFor()
      await lookAt(page, `contact form with faults ${size}`)
      await field(page, 'نام').fill('سارا محمدی')
      await field(page, 'شمارهٔ موبایل').fill(mobile)
      await field(page, 'پیام').fill('استرداد من کجاست؟')
      await press(page, 'ثبت پیام و گرفتن شماره')
      await page.getByRole('heading', { name: named('پیام شما ثبت شد') }).waitFor()
      await lookAt(page, `contact done ${size}`)
      await page.getByRole('link', { name: named('پیگیری این پیام') }).click()
      await page.getByRole('heading', { level: 1, name: named('پیگیری پیام') }).waitFor()
      const number = await field(page, 'شمارهٔ پیگیری').inputValue()
      await field(page, 'شمارهٔ موبایل').fill('09127779999')
      await press(page, 'پیگیری پیام')
      await page.getByText(named('پیامی با این شماره و این موبایل پیدا نشد')).waitFor()
      await stage.product.agency.help.desk.answer(Number(number), 'دیروز به حسابتان نشست.')
      await field(page, 'شمارهٔ موبایل').fill(mobile)
      await press(page, 'پیگیری پیام')
      await page.getByText(named('دیروز به حسابتان نشست')).waitFor()
      await lookAt(page, `contact answered ${size}`)
      const texts = (await messagesTo(stage, mobile)).map(({ text }) => text)
      assert.ok(texts.some((text) => text.includes(number)))
      assertFaultless(visit, [/status of 404 .*Contact\/Status/])
    })

  test('a call is asked for and called off by keyboard', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/contact-us#call', { waitUntil: 'networkidle' })
    await press(page, 'ثبت تماس و گرفتن شماره')
    await page.getByText(named('ساعت تماس را انتخاب کنید')).waitFor()
    await lookAt(page, 'contact call')
    const hours = page.getByRole('group', { name: named('ساعت تماس') })
    await hours.getByRole('radio', { disabled: false }).first().focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: named('زنگ بزنید،') }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('سارا محمدی')
    await page.keyboard.press('Tab')
    await page.keyboard.type('09127770009')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: named('تماس شما ثبت شد') }).waitFor()
    await lookAt(page, 'contact call done')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: named('پیگیری پیام') }).waitFor()
    await field(page, 'شمارهٔ موبایل').focus()
    await page.keyboard.type('09127770009')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: named('لغو تماس') }).focus()
    await lookAt(page, 'contact call found')
    await page.keyboard.press('Enter')
    await page.getByText(named('دلیل: به خواست شما')).waitFor()
    assertFaultless(visit)
  })

  test('who writes in bursts is asked for five digits, and goes on with what was typed', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    for (let nth = 0; nth < 3; nth += 1) {
      await page.goto('/contact-us', { waitUntil: 'networkidle' })
      await field(page, 'نام').fill('سارا')
      await field(page, 'شمارهٔ موبایل').fill('09127770019')
      await field(page, 'پیام').fill(`پیام شمارهٔ ${nth}`)
      await press(page, 'ثبت پیام و گرفتن شماره')
      if (nth < 2) await page.getByRole('heading', { name: named('پیام شما ثبت شد') }).waitFor()
    }
    await page.getByRole('textbox', { name: named('کد امنیتی') }).waitFor()
    assert.equal(await field(page, 'پیام').inputValue(), 'پیام شمارهٔ 2')
    await lookAt(page, 'contact captcha')
    assertFaultless(visit, [/status of 400 .*Contact\/Write/])
  })
})

/** Of the form that a message is written in, not of the call's beside it. */
function field(page: Page, label: string) {
  return page
    .getByRole('main')
    .locator('form:not(#call)')
    .getByRole('textbox', { name: named(label), exact: true })
}

function press(page: Page, label: string) {
  return page
    .getByRole('main')
    .getByRole('button', { name: named(label) })
    .click()
}
