import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Proposal } from '#flights/proposal.ts'
import { alive } from './alive.ts'
import { signInAtDesk } from './desk-staff.ts'
import { type IssuedOrder, issuedFor, paidFor } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage, type Stage, type Visit } from './stage.ts'

const numberOf = ({ flightGroups }: Proposal) => flightGroups[0]?.flightNumber ?? ''
const isTroubled = (proposal: Proposal) => /99\d\d$/.test(numberOf(proposal))
/** issued at the third asking */
const isSlow = (proposal: Proposal) => numberOf(proposal).endsWith('9998')

suite('orders at the desk', { timeout: 120_000 }, () => {
  let stage: Stage
  let visit: Visit
  before(async () => {
    stage = await openStage()
    visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, ['support'])
  })
  after(async () => {
    await visit[Symbol.asyncDispose]()
    await stage[Symbol.asyncDispose]()
  })

  test('one is found by its reservation with keys alone, read, sent again; another is issued again', async () => {
    const { page } = visit
    const issued = await issuedFor(stage, '09121234567', (proposal) => !isTroubled(proposal))
    const { orderNumber, reference } = await orderOf(issued)
    await page.goto('/desk')
    await page.getByRole('link', { name: named('صادرشده') }).waitFor()
    await alive(page, '#desk-search')
    await lookAt(page, 'desk-today')

    await page.keyboard.press('/')
    await page.keyboard.type(String(reference).toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/desk\/orders\?q=/)
    await page.getByRole('rowheader', { name: orderNumber }).waitFor()
    assert.equal(await page.locator('.desk-orders tbody tr').count(), 1)
    await page.keyboard.press('Escape')
    await page.locator('body').press('j')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('complementary', { name: orderNumber })
    await drawer.getByText('صادر شد').first().waitFor()
    await lookAt(page, 'desk-orders')
    await page.setViewportSize({ width: 1280, height: 800 })
    await lookAt(page, 'desk-orders-1280')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goBack()
    await drawer.waitFor({ state: 'detached' })
    await page.goForward()
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })

    await page.goto(`/desk/orders/${orderNumber}`)
    const timeline = page.getByRole('region', { name: 'ماجرا' })
    for (const words of ['در حال بررسی', 'پرداخت سفارش', 'صادر شد', 'سفارش را دید'])
      await timeline.getByText(words).first().waitFor()
    await lookAt(page, 'desk-order')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-order-dark')
    await page.setViewportSize({ width: 834, height: 1100 })
    await page.getByRole('button', { name: named('ثبت یادداشت') }).waitFor({ state: 'hidden' })
    await lookAt(page, 'desk-order-tablet')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: named('فرستادن دوبارهٔ مدارک') }).click()
    await timeline.getByText('پیام و مدارک را دوباره فرستاد').waitFor()

    await issueAgain(page)
    assertFaultless(visit, [/409/])
  })

  async function issueAgain(page: Page): Promise<void> {
    const waiting = await paidFor(stage, '09121234568', isSlow)
    const { orderNumber } = await orderOf(waiting)
    await page.goto('/desk/orders?status=to-issue')
    await page.getByRole('link', { name: orderNumber }).click()
    const drawer = page.getByRole('complementary', { name: orderNumber })
    const button = drawer.getByRole('button', { name: named('صدور دوباره') })
    const issued = drawer.locator('header').getByText('صادر شد')
    const wanted = drawer.getByText('صدور دوباره خواست')
    await drawer.waitFor()
    // the house asks at its own hours too, and may be the third
    for (let asked = 0; asked < 3 && !(await issued.isVisible()); asked += 1) {
      await button.click()
      await issued.or(wanted.nth(asked)).first().waitFor()
    }
    await issued.waitFor()
    await drawer.getByText('صدور دوباره خواست').first().waitFor()
  }

  async function orderOf({ orderId }: IssuedOrder) {
    const order = await stage.product.agency.orders.order(orderId)
    assert.ok(order)
    return order
  }
})
