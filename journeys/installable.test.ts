import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import sharp from 'sharp'
import { toStayConfirm } from './hotel-steps.ts'
import {
  assertNothingPrivateStored,
  channelsOf,
  isControlled,
  isStored,
  openInstalled,
  soldThrough,
} from './installing.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { payAndWait } from './paid-tickets.ts'
import { signInAtHome, toConfirm } from './shopper.ts'
import { signOut } from './signing.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}

suite('the house as an app', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({}, undefined, 'whole')
  })
  after(() => stage[Symbol.asyncDispose]())

  test('its manifest is one that the browser accepts, and every icon has the size it says', async () => {
    await using visit = await stage.visit('phone')
    const { page, context } = visit
    await page.goto('/')
    const browser = await context.newCDPSession(page)
    const { url, errors } = await browser.send('Page.getAppManifest')
    assert.deepEqual([url, errors], [`${stage.address}/manifest.webmanifest`, []])
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // visits use a private window's storage
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      [],
    )
    const { icons } = (await (await fetch(url)).json()) as { readonly icons: readonly Icon[] }
    assert.ok(icons.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512'))
    const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    for (const { src, sizes, type } of [...icons, { src: `${apple}`, sizes: '180x180', type: 'image/png' }]) {
      const answer = await fetch(stage.address + src)
      assert.equal(answer.headers.get('content-type'), type)
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
      assert.deepEqual([format, `${width}x${height}`], ['png', sizes], src)
    }
    assertFaultless(visit)
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`without a line it says so, and the page comes when the line does (${size})`, async () => {
      await using visit = await stage.visit(size, { serviceWorkers: 'allow' })
      const { page, context } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await isControlled(page)
      await context.setOffline(true)
      await page.goto('/flight/MHD?from=SYZ')
      const heading = page.getByRole('heading', { level: 1, name: named('اتصال برقرار نشد') })
      await heading.waitFor()
      await lookAt(page, `offline ${size}`)
      // still offline: the same page at the same address
      await page.getByRole('button', { name: named('تلاش دوباره') }).press('Enter')
      await page.waitForLoadState()
      await heading.waitFor()
      assert.equal(page.url(), `${stage.address}/flight/MHD?from=SYZ`)
      await context.setOffline(false)
      await page.getByRole('heading', { level: 1, name: named('بلیت هواپیما به مشهد') }).waitFor()
      assertFaultless(visit, [/ERR_INTERNET_DISCONNECTED/])
    })

  test('the offline page is dark where the traveller chose so', async () => {
    await using visit = await stage.visit('phone', { serviceWorkers: 'allow' })
    const { page, context } = visit
    await context.addCookies([{ name: 'theme', value: 'dark', url: stage.address }])
    await page.goto('/track', { waitUntil: 'networkidle' })
    await isControlled(page)
    await context.setOffline(true)
    await page.goto('/track')
    await page.getByRole('heading', { name: named('اتصال برقرار نشد') }).waitFor()
    await lookAt(page, 'offline at night')
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
    assertFaultless(visit, [/ERR_INTERNET_DISCONNECTED/])
  })

  test('of a traveller without trips ahead nothing is kept, neither while signed in nor after', async () => {
    await using visit = await stage.visit('desktop', { serviceWorkers: 'allow' })
    const { page } = visit
    await signInAtHome(page, stage, '09121150201')
    await isControlled(page)
    for (const path of ['/profile', '/profile/account', '/profile/passengers', '/profile/my-travels'])
      await page.goto(path, { waitUntil: 'networkidle' })
    const { status, kept } = await page.evaluate(async () => {
      const answer = await fetch('/api/wallet/wallet/CurrentUserBalance')
      return {
        status: answer.status,
        kept: (await caches.match('/api/wallet/wallet/CurrentUserBalance')) !== undefined,
      }
    })
    assert.ok(status < 500 && !kept)
    await assertNothingPrivateStored(page)
    await signOut(page)
    await assertNothingPrivateStored(page)
    assertFaultless(visit, [/status of 40\d/])
  })

  test('a purchase goes over the bank to the tickets with the worker in between, and their files come', async () => {
    await using visit = await stage.visit('phone', { serviceWorkers: 'allow' })
    const { page } = visit
    await signInAtHome(page, stage, '09121150205')
    await isControlled(page)
    const { totalPrice } = await toConfirm(page, stage, { daysAhead: 18 })
    await payAndWait(page, totalPrice / 10)
    const paper = page.getByRole('link', { name: named('دانلود') }).first()
    const [file] = await Promise.all([page.waitForEvent('download'), paper.click()])
    assert.match(file.suggestedFilename(), /\.pdf$/)
    assert.equal(await file.failure(), null)
    // stored for offline use, and removed at sign-out
    await isStored(page, new URL(page.url()).pathname.split('/').at(-1) ?? '')
    await signOut(page)
    await assertNothingPrivateStored(page)
    assertFaultless(visit, [/status of 400 .*connect\/token/])
  })

  test('an order says that it was made in an installed window', async () => {
    await using window = await openInstalled(stage)
    const mobile = '09121150202'
    assert.ok(await window.page.evaluate(() => matchMedia('(display-mode: standalone)').matches))
    await comeIn(window, stage, mobile)
    await toConfirm(window.page, stage, { daysAhead: 16 })
    await toStayConfirm(window.page, stage, { hotelId: 'kih-marjan', daysAhead: 24 })
    assert.deepEqual(await channelsOf(stage, mobile), [3, 3])
    assert.deepEqual(await soldThrough(stage, mobile), ['app', 'app'])
  })

  test('an order says that it was made in our app, also after other pages', async () => {
    await using visit = await stage.visit('phone', {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 ParastooApp/1.0 (ios)',
    })
    await comeIn(visit, stage, '09121150203')
    await toConfirm(visit.page, stage, { daysAhead: 17 })
    assert.deepEqual(await channelsOf(stage, '09121150203'), [5])

    await using android = await stage.visit('phone')
    await comeIn(android, stage, '09121150204')
    await android.page.addInitScript(openedByOurApp)
    await android.page.goto('/')
    await toConfirm(android.page, stage, { daysAhead: 17 })
    assert.deepEqual(await channelsOf(stage, '09121150204'), [4])
  })
})

/** Only Android sets this referrer, on the tab's first page. */
function openedByOurApp(): void {
  if (location.pathname === '/')
    Object.defineProperty(document, 'referrer', { value: 'android-app://example.parastoo.app/' })
}
