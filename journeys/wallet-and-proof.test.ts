import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rial } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import { assertAccessible, assertFits } from './axe.ts'
import { named, plain, says } from './labels.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { payAtBank, signIn } from './traveller.ts'

suite('a traveller fills the wallet, looks through it, and proves it', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  // the second runs once the day's proof is published
  for (const [size, mobile, found] of [
    ['desktop', '09121110041', 'در این گواهی هست'],
    ['phone', '09121110042', 'پولی از شما نزد ما نبوده است'],
  ] as const)
    test(`the wallet is filled, filtered, exported and proven, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/profile/transactions', { waitUntil: 'networkidle' })
      await page.getByRole('dialog').waitFor()
      await signIn(page, stage, mobile)
      await page.waitForURL(/\/profile\/transactions/)
      await page.getByText(named('تراکنشی ثبت نشده است')).first().waitFor()
      await seen(page, 'an empty wallet')

      await fill(page, '50000')
      await page.getByText(named('به کیف پول شما اضافه شد')).waitFor()
      assert.ok(says(await page.getByRole('region', { name: named('موجودی کیف پول') }).innerText(), '50,000'))
      await seen(page, 'a filled wallet')
      await fill(page, '25000')
      await page.getByText(named('به کیف پول شما اضافه شد')).waitFor()
      await filtersLiveInTheAddress(page)
      await theWorkbookHasTheRows(page)

      await stage.product.agency.wallet.work.closeDay()
      await ownPartIsLookedFor(page, found)
      if (size === 'desktop') await theStepsAreShown(page)
      await seen(page, 'the own part')
      assertFaultless(visit, [wrongCode])
    })

  test('who closes the top-up, or types too little, has paid nothing', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/profile/transactions?topUp=1', { waitUntil: 'networkidle' })
    await signIn(page, stage, '09121110043')
    const dialog = page.getByRole('dialog', { name: named('افزایش موجودی') })
    await dialog.getByRole('textbox').fill('999')
    await dialog.getByRole('button', { name: named('رفتن به درگاه') }).click()
    await dialog.getByText(named('کمترین مبلغ افزایش موجودی 1,000 تومان')).waitFor()
    await dialog.getByRole('textbox').fill('۱۰۰۰')
    await dialog.getByText(named('۱ هزار تومان')).waitFor()
    await seen(page, 'the top-up')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForURL((url) => !url.searchParams.has('topUp'))
    assertFaultless(visit, [wrongCode])
  })

  test('a guest reads what was published, and is asked to sign in for the own part', async () => {
    await using visit = await stage.visit('phone', { theme: 'dark' })
    const { page } = visit
    await page.goto('/proof', { waitUntil: 'networkidle' })
    await page.getByText(named('جمع بدهی ما به مسافران')).waitFor()
    await page.getByText(named('هنوز صورت‌حسابی از بانک برای این حساب ثبت نشده است')).waitFor()
    await seen(page, 'the proof, to a guest')
    const { wallet, clock } = stage.product.agency
    await wallet.enterBalance({ day: dayOf(clock.now()), balance: rial(12_345_670) })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText(named('بانک موجودی این حساب را')).getByText('1,234,567').waitFor()
    await seen(page, 'the proof with the bank’s word')
    await page.getByRole('link', { name: named('برای بررسی سهم خود وارد شوید') }).click()
    await page.getByRole('dialog').waitFor()
    assertFaultless(visit)
  })
})

const wrongCode = /400 \(Bad Request\).*connect\/token/

async function seen(page: Page, state: string): Promise<void> {
  await assertAccessible(page, state)
  await assertFits(page, state)
}

async function fill(page: Page, amount: string): Promise<void> {
  await page
    .getByRole('link', { name: named('افزایش موجودی') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: named('افزایش موجودی') })
  await dialog.getByRole('textbox').fill(amount)
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: named('پرداخت') }).click()
  await payAtBank(page)
  await page.waitForURL(/\/profile\/transactions\?payment=/)
}

const rows = (page: Page) => page.getByRole('list', { name: named('گردش کیف پول') }).getByRole('listitem')

async function filtersLiveInTheAddress(page: Page): Promise<void> {
  await page.goto('/profile/transactions', { waitUntil: 'networkidle' })
  assert.equal(await rows(page).count(), 2)
  await page
    .locator('label', { hasText: named('برداشت') })
    .first()
    .click()
  await page.waitForURL(/kind=out/)
  await page.getByText(named('با این انتخاب‌ها تراکنشی نیست')).waitFor()
  await page
    .locator('label', { hasText: named('واریز') })
    .first()
    .click()
  await page.waitForURL(/kind=in/)
  await page.getByRole('combobox', { name: named('زمان') }).selectOption({ index: 1 })
  await page.waitForURL(/period=7d/)
  await page.reload({ waitUntil: 'networkidle' })
  assert.equal(await rows(page).count(), 2)
  assert.ok(says(await rows(page).first().innerText(), plain('مانده 75,000')))
}

async function theWorkbookHasTheRows(page: Page): Promise<void> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: named('خروجی اکسل') }).click()
  const download = await waiting
  assert.equal(download.suggestedFilename(), 'wallet.xlsx')
  const bytes = readFileSync(await download.path())
  assert.equal(bytes.readUInt32LE(0), 0x04034b50)
}

async function ownPartIsLookedFor(page: Page, found: string): Promise<void> {
  await page
    .getByRole('link', { name: named('گواهی پول مسافران') })
    .first()
    .click()
  await page.waitForURL(/\/proof/)
  await page.getByRole('table', { name: named('این پول کجاست') }).waitFor()
  await page.getByRole('button', { name: named('بررسی سهم من') }).click()
  await page.getByText(named(found)).waitFor()
}

async function theStepsAreShown(page: Page): Promise<void> {
  await page.getByText(named('گام‌های بررسی')).click()
  await page.getByText(named('امضای ما روی این گواهی درست')).waitFor()
}
