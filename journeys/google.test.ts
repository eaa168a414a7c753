import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { signInAtHome } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { signIn } from './traveller.ts'

const wanted = '/profile/auth-data'

suite('Google as a key', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, person] of atSizes([
    ['phone', '09121190001', 'نیما کاظمی'],
    ['desktop', '09121190002', 'سارا محمدی'],
  ]))
    test(`a new account is proven once by its phone, and then Google opens it at the page that was wanted (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await toGoogle(page, wanted)
      await page.getByRole('button', { name: named(person) }).click()
      await page.getByRole('dialog').waitFor()
      await assertAccessible(page, 'google-return')
      await signIn(page, stage, mobile)
      await page.waitForURL((url) => url.pathname === wanted)
      await googleRow(page).getByText('gmail.example').waitFor()
      assert.equal(new URL(page.url()).hash, '', 'the token stays in no address')

      await page
        .getByRole('button', { name: named('خروج'), exact: true })
        .first()
        .click()
      await page.waitForURL((url) => url.pathname === '/')
      await toGoogle(page, wanted)
      await page.getByRole('button', { name: named(person) }).click()
      await page.waitForURL((url) => url.pathname === wanted)
      await page.getByText('همین دستگاه').waitFor()
      await page.getByText(named('با گوگل')).first().waitFor()

      await page.getByRole('button', { name: named('جدا کردن گوگل') }).click()
      await page.getByRole('button', { name: named('جدا شود') }).click()
      await page.getByRole('button', { name: named('وصل کردن گوگل') }).waitFor()
      await assertFits(page, 'auth-data')
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })

  test('who is signed in links Google and comes back to the page', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await signInAtHome(page, stage, '09121190003')
    await page.goto(wanted, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: named('وصل کردن گوگل') }).click()
    await page.getByRole('button', { name: named('نیما کاظمی') }).click()
    await page.waitForURL((url) => url.pathname === wanted)
    await googleRow(page).getByText('nima.kazemi').waitFor()
    await page.goBack()
    assert.notEqual(new URL(page.url()).pathname, '/login/google')
  })

  test('what Google does not vouch for is said in words, with another way on', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    for (const [person, says] of [
      ['مریم رستمی', 'تایید نکرده'],
      ['نگار حسینی', 'پذیرفته نشد'],
      ['مهسا کریمی', 'پذیرفته نشد'],
    ] as const) {
      await toGoogle(page, wanted)
      await page.getByRole('button', { name: named(person) }).click()
      await page
        .getByRole('alert')
        .filter({ hasText: named(says) })
        .waitFor()
    }
    await toGoogle(page, wanted)
    await page.getByRole('button', { name: named('انصراف') }).click()
    await page.getByText(named('ناتمام ماند')).waitFor()
    await page.getByRole('button', { name: named('ورود با راه دیگر') }).click()
    await page.getByRole('textbox', { name: named('شماره موبایل') }).waitFor()
    assertFaultless(visit, [/status of 40[13] .*VerifyGmailToken/])
  })

  test('a return that nobody here asked for signs nobody in', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/login/google#id_token=e30.e30.e30&state=planted', { waitUntil: 'networkidle' })
    await page.getByText(named('آغاز نشده بود')).waitFor()
    assert.equal(page.url().includes('id_token'), false)
    assertFaultless(visit)
  })
})

async function toGoogle(page: Page, next: string): Promise<void> {
  await page.goto(`/?next=${next}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: named('ورود با گوگل') }).click()
  await page.getByRole('heading', { name: named('انتخاب حساب') }).waitFor()
}

function googleRow(page: Page) {
  return page
    .getByRole('region', { name: named('راه‌های ورود') })
    .getByRole('listitem')
    .filter({ hasText: 'گوگل' })
}
