import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { rial } from '#money/rial.ts'
import { villagers } from '#village.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { agreeToTerms, dayAhead, fillWallet, pay, signInAtHome, toConfirm, toPassengers } from './shopper.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { solveCaptcha } from './traveller.ts'

const mobile = '09121150091'

suite('a page whose script is late', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  test('what was typed, ticked and chosen on the order before its script came is kept and meant', async () => {
    await using visit = await stage.visit('desktop')
    const { page, context } = visit
    await signInAtHome(page, stage, mobile)
    await fillWallet(stage, mobile, rial(500_000))
    await toConfirm(page, stage, { daysAhead: 6 })
    const { promise: written, resolve: comes } = Promise.withResolvers<void>()
    await context.route(/assets\/confirm-(?!page)/, async (route) => {
      await written
      await route.continue()
    })
    await page.reload({ waitUntil: 'load' })
    const payButton = page.getByRole('button', { name: named('پرداخت') })
    const words = await payButton.innerText()
    await page.getByRole('switch', { name: named('کیف پول') }).check()
    await page.getByRole('radio').last().check()
    await page.getByRole('textbox', { name: named('کد تخفیف') }).fill('HICHJA')
    await solveCaptcha(page, stage)
    await agreeToTerms(page)
    assert.equal(await payButton.innerText(), words, 'the script has not come yet')
    comes()
    await page.waitForFunction((before) => !document.body.innerText.includes(before), words)
    assert.ok(await page.getByRole('switch', { name: named('کیف پول') }).isChecked())
    assert.ok(await page.getByRole('radio').last().isChecked())
    await page.getByRole('button', { name: named('اعمال') }).click()
    await page.getByText(named('نمی‌شناسیم')).first().waitFor()
    await pay(page)
    await page.waitForURL(/hyperpay/)
    assertFaultless(visit, [/status of 400 .*connect\/token/, /status of 4\d\d .*ApplyDiscountVoucher/])
  })

  test('a saved traveller who was pressed before the form came alive stands in it then', async () => {
    const { accounts, passengers } = stage.product.agency
    const { userId } = await accounts.settle('+989121150092')
    await passengers.save(userId, villagers.sara)
    await using visit = await stage.visit('phone')
    const { page, context } = visit
    await comeIn(visit, stage, '09121150092')
    await toPassengers(page, stage, { daysAhead: 7 })
    const { promise: pressed, resolve: comes } = Promise.withResolvers<void>()
    await context.route(/assets\/passengers-form-/, async (route) => {
      await pressed
      await route.continue()
    })
    await page.reload({ waitUntil: 'load' })
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: named('سارا محمدی') }).click()
    const latin = page.getByRole('textbox', { name: named('نام لاتین') }).first()
    assert.equal(await latin.inputValue(), '', 'the form has not come alive yet')
    comes()
    await page.getByText(named('کامل')).first().waitFor()
    assert.equal(await latin.inputValue(), 'SARA')
    assertFaultless(visit)
  })

  test('the details of a flight that were asked for before the list came alive open then', async () => {
    await using visit = await stage.visit('phone')
    const { page, context } = visit
    const { promise: pressed, resolve: comes } = Promise.withResolvers<void>()
    await context.route(/assets\/results-screen-/, async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(12)}`, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    const details = page.getByRole('button', { name: named('جزئیات') }).first()
    await details.click()
    assert.equal(await details.getAttribute('aria-expanded'), 'false', 'the list has not come alive yet')
    comes()
    await page.getByRole('button', { name: named('بستن جزئیات') }).waitFor()
    assertFaultless(visit)
  })

  test('the kind of trip that was chosen before the script came is the one that is asked for', async () => {
    await using visit = await stage.visit('phone')
    const { page, context } = visit
    const { promise: chosen, resolve: comes } = Promise.withResolvers<void>()
    await context.route(/assets\/entry/, async (route) => {
      await chosen
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: named('رفت و برگشت') }).check()
    const wayBack = page.getByRole('button', { name: named('تاریخ برگشت') })
    assert.equal(await wayBack.count(), 0, 'the script has not come yet')
    comes()
    await wayBack.waitFor()
    assert.ok(await page.getByRole('radio', { name: named('رفت و برگشت') }).isChecked())
    assertFaultless(visit)
  })
})
