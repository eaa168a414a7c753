import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { isControlled, openRenewable } from './installing.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const themes = { phone: 'light', desktop: 'dark' } as const

suite('the app is offered and renewed', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({}, undefined, 'whole')
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const size of atSizes(['phone', 'desktop']))
    test(`who comes a second time may install it, by keyboard and only once asked (${size})`, async () => {
      await using visit = await stage.visit(size, { theme: themes[size] })
      const { page, context } = visit
      const offer = (here: Page) => here.getByRole('region', { name: named('دم دست') })
      await context.addInitScript(offersItself)
      await page.goto('/')
      await appHasCome(page)
      assert.equal(await offer(page).count(), 0)

      const second = await context.newPage()
      await second.goto('/')
      await offer(second).waitFor()
      await offer(second).scrollIntoViewIfNeeded()
      await lookAt(second, `install ${size}`)
      await offer(second)
        .getByRole('button', { name: named('نه، ممنون') })
        .press('Enter')
      await offer(second).waitFor({ state: 'detached' })
      await second.reload()
      await appHasCome(second)
      assert.equal(await offer(second).count(), 0)

      await context.clock.setSystemTime(Date.now() + 31 * 24 * 3600 * 1000)
      const third = await context.newPage()
      await third.goto('/landing')
      await offer(third)
        .getByRole('button', { name: named('نصب پرستو') })
        .press('Enter')
      await offer(third).waitFor({ state: 'detached' })
      assert.equal(await third.evaluate(() => 'isAsked' in globalThis), true)
      assertFaultless(visit)
    })

  test('on an iPhone it says how, and in an installed window nothing', async () => {
    for (const isInstalled of [false, true]) {
      await using visit = await stage.visit('phone')
      const { page, context } = visit
      await context.addInitScript((standalone) => Object.assign(navigator, { standalone }), isInstalled)
      await page.goto('/')
      await appHasCome(page)
      const second = await context.newPage()
      await second.goto('/')
      await appHasCome(second)
      const words = second.getByText(named('افزودن به صفحهٔ اصلی'))
      if (isInstalled) assert.equal(await words.count(), 0)
      else {
        await words.waitFor()
        await lookAt(second, 'install by hand')
      }
    }
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`a newer version is let in when the traveller says so, by one reload (${size})`, async () => {
      await using house = await openRenewable(stage)
      await using visit = await stage.visit(size, {
        serviceWorkers: 'allow',
        at: house.address,
        theme: themes[size],
      })
      const { page } = visit
      await page.goto('/track', { waitUntil: 'networkidle' })
      await isControlled(page)
      await page.reload()
      await appHasCome(page)
      assert.equal(await page.getByText(named('نسخهٔ تازه')).count(), 0)
      house.renew()
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await page
        .getByRole('status')
        .filter({ hasText: /نسخهٔ تازه آماده است/ })
        .waitFor()
      await lookAt(page, `a newer version ${size}`)
      let loads = 0
      page.on('load', () => void (loads += 1))
      const loaded = page.waitForEvent('load')
      await page.getByRole('button', { name: named('تازه کردن صفحه') }).press('Enter')
      await loaded
      await page.getByRole('heading', { level: 1 }).waitFor()
      await appHasCome(page)
      assert.equal(await page.evaluate(workerWaits), false)
      assert.equal(await page.getByText(named('نسخهٔ تازه')).count(), 0)
      assert.equal(loads, 1)
      assert.equal((await page.evaluate(() => caches.keys())).length, 1)
    })
})

async function appHasCome(page: Page): Promise<void> {
  await page.locator('.app-update-place').waitFor({ state: 'attached' })
}

function offersItself(): void {
  addEventListener('DOMContentLoaded', () => {
    const prompt = () => {
      Object.assign(globalThis, { isAsked: true })
      return Promise.resolve()
    }
    const question = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(question, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }))
  })
}

async function workerWaits(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting !== null
}
