import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, signInAtHome, toConfirm } from './shopper.ts'
import { assertFaultless, type Stage, sizes } from './stage.ts'

suite('an agency buys on credit', { timeout: 180_000 }, () => {
  let stage: Stage
  before(async () => {
    stage = await sharedHouse()
  })

  /** As it is, and on a wide screen at night. */
  async function seen(page: Page, state: string): Promise<void> {
    await lookAt(page, `${state}, phone`)
    await page.setViewportSize(sizes.desktop.viewport)
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, `${state}, desktop at night`)
    await page.setViewportSize(sizes.phone.viewport)
    await page.emulateMedia({ colorScheme: 'light' })
  }

  test('one of its people buys at once, reads the line and the statement, and the desk reads what is owed', async () => {
    const { database, agencies, accounts, orders, wallet } = stage.product.agency
    const limit = 900_000_000
    const mobile = '09121110332'
    const { agencyId, join } = await agencyOnCredit({ database, agencies }, { limit })
    const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
    await join(userId, { role: 'manager', orderLimit: limit, dayLimit: limit })
    await using visit = await stage.visit('phone')
    const { page } = visit
    await signInAtHome(page, stage, mobile)
    await toConfirm(page, stage, { daysAhead: 12 })
    await agreeToTerms(page)
    await page.getByRole('switch', { name: named('روی اعتبار') }).check()
    await page.getByText(named('به بدهی آژانس افزوده می‌شود')).waitFor()
    await lookAt(page, 'buying on credit, phone')
    await page.getByRole('button', { name: named('خرید روی اعتبار') }).click()
    await page.getByRole('heading', { name: named('بلیت شما صادر شد') }).waitFor()
    const [order] = (await orders.mine(userId, { kind: 'all', page: 1, take: 1 })).orders
    assert.ok(order)
    const { balance } = await wallet.receivables.stateOf(agencyId)
    assert.equal(balance, 0 - order.payable)

    const toman = (rials: number) => (rials / 10).toLocaleString('en-US')
    await page.goto('/profile/agency', { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: named('اعتبار'), exact: true }).waitFor()
    const figures = await page.locator('.agency-figures').innerText()
    for (const amount of [order.payable, limit, limit - order.payable])
      assert.ok(figures.includes(toman(amount)), `${amount} in ${figures}`)
    await seen(page, 'an agency')
    await page.getByRole('button', { name: named('دعوت همکار') }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: named('شماره موبایل') }).waitFor()
    await lookAt(page, 'inviting a colleague, phone')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    const statement = page.getByRole('link', { name: named('صورت‌حساب'), exact: true })
    await statement.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: named(order.orderNumber) }).waitFor()
    await seen(page, 'the statement of an agency')

    await using desk = await stage.visit('desktop')
    await signInAtDesk(stage, desk, ['finance'])
    await desk.page.goto('/desk/agencies', { waitUntil: 'networkidle' })
    const { name } = await agencies.desk.agency(agencyId)
    await desk.page.getByRole('link', { name, exact: true }).focus()
    await desk.page.keyboard.press('Enter')
    const panel = desk.page.getByRole('region', { name, exact: true })
    await panel.waitFor()
    assert.ok((await panel.innerText()).includes(order.payable.toLocaleString('en-US')))
    await lookAt(desk.page, 'agencies at the desk')
    await desk.page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(desk.page, 'agencies at the desk, at night')
    await desk.page.setViewportSize({ width: 834, height: 1100 })
    await lookAt(desk.page, 'agencies at the desk, tablet at night')
    await desk.page.setViewportSize(sizes.desktop.viewport)
    await panel.getByRole('button', { name: named('واریز بانکی') }).click()
    await desk.page.getByRole('dialog').waitFor()
    await lookAt(desk.page, 'a transfer at the desk')
    assertFaultless(visit, [/status of 400 .*connect\/token/])
    assertFaultless(desk)
  })
})
