import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { assertAccessible } from './axe.ts'
import { personOf } from './buyer/person.ts'
import { bookedStay } from './buyer/stays.ts'
import { assertNothingPrivateStored, isControlled, isStored, storedPaths } from './installing.ts'
import { comeIn, type IssuedOrder, issuedFor } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { eventually } from './shopper.ts'
import { signOut } from './signing.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage, type Visit } from './stage.ts'

const trips = '/profile/my-travels'
const mobile = '09121171101'
const without = [/ERR_INTERNET_DISCONNECTED/, /status of 40\d/]

suite('tickets without a network', () => {
  let stage: Stage
  let bought: IssuedOrder

  before(async () => {
    stage = await openStage()
    bought = await issuedFor(stage, mobile, () => true)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const size of atSizes(['phone', 'desktop']))
    test(`who has looked at his trips opens their papers without a line (${size})`, async () => {
      await using visit = await stage.visit(size, { serviceWorkers: 'allow' })
      const { page, context } = visit
      await looksAtTrips(visit, stage)
      const stay = await bookedStay(stage.product.agency, { ...bought, person: personOf(7) })
      await page.reload({ waitUntil: 'networkidle' })
      await isStored(page, stay)
      await context.setOffline(true)

      // the app is opened at its beginning
      await page.goto('/')
      await page.getByRole('heading', { name: named('اتصال برقرار نشد') }).waitFor()
      await lookAt(page, `offline with tickets ${size}`)
      await page.getByRole('link', { name: named('سفرهای من') }).click()
      await page.waitForURL((url) => url.pathname === trips)
      await page.getByRole('heading', { level: 1, name: named('سفرهای من') }).waitFor()
      assert.match(await page.locator('.as-of').innerText(), /این صفحه از .+، ساعت .+ روی همین دستگاه/)
      assert.doesNotMatch(await page.content(), /تومان|ریال|گذرنامه/)
      await assertAccessible(page, 'kept trips')
      await lookAt(page, `kept trips ${size}`)

      const [voucher] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('link', { name: named('واچر') })
          .first()
          .click(),
      ])
      assert.ok(readPdf(readFileSync(await voucher.path())).tagged)
      await page.getByRole('link', { name: named('مشاهدهٔ بلیت') }).click()
      await page.waitForURL(/FlightTicketHtml/)
      assert.match(await page.locator('main').innerText(), /SARA/)
      assert.match(await page.locator('.as-of').innerText(), /این صفحه از .+، ساعت .+ روی همین دستگاه/)
      assert.ok(await page.evaluate(() => document.fonts.check('16px Vazirmatn')))
      await lookAt(page, `kept ticket ${size}`)

      // the order page links to the same trips, which reload when online
      await page.goto(`${trips}/order-details?orderId=${bought.orderId}`)
      await page.locator('.as-of').waitFor()
      await context.setOffline(false)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assert.equal(await page.locator('.as-of').count(), 0)
      assertFaultless(visit, without)
    })

  test('who loses the line with the site open comes to his trips by its links', async () => {
    await using visit = await stage.visit('phone', { serviceWorkers: 'allow' })
    const { page, context } = visit
    await looksAtTrips(visit, stage)
    await page.goto('/profile', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page
      .getByRole('navigation', { name: named('بخش‌های حساب کاربری') })
      .getByRole('link', { name: named('سفرهای من') })
      .click()
    await page.locator('.as-of').waitFor()
    await page.getByRole('link', { name: named('مشاهدهٔ بلیت') }).click()
    await page.waitForURL(/FlightTicketHtml/)
    assert.match(await page.locator('main').innerText(), /SARA/)
  })

  test('nothing but trips ahead and their papers is kept', async () => {
    await using visit = await stage.visit('desktop', { serviceWorkers: 'allow' })
    const { page } = visit
    await looksAtTrips(visit, stage)
    for (const path of ['/profile/passengers', '/profile/transactions', '/profile/account', '/profile'])
      await page.goto(path, { waitUntil: 'networkidle' })
    const others = (await storedPaths(page)).filter(
      (path) => path !== '/offline.html' && !path.startsWith('/assets/'),
    )
    for (const path of others)
      assert.match(
        path,
        /TripsToKeep$|FlightTicket(?:Html|Pdf)\/[\w-]{36}$|HotelVoucherPdf\/[\w-]{36}$|TravelDay\/Sheet\/[\w-]{36}$/,
      )
  })

  test('signing out in another tab takes everything away at once', async () => {
    await using visit = await stage.visit('desktop', { serviceWorkers: 'allow' })
    const { page, context } = visit
    await looksAtTrips(visit, stage)
    await signOut(await context.newPage())
    await assertNothingPrivateStored(page)
    await context.setOffline(true)
    await page.goto(trips)
    await page.getByRole('heading', { name: named('اتصال برقرار نشد') }).waitFor()
    assert.equal(await page.getByRole('link', { name: named('سفرهای من') }).count(), 0)
  })

  test('so does signing out without a line', async () => {
    await using visit = await stage.visit('phone', { serviceWorkers: 'allow' })
    const { page, context } = visit
    await looksAtTrips(visit, stage)
    await context.setOffline(true)
    await page
      .getByRole('button', { name: named('خروج'), exact: true })
      .first()
      .click()
    await page.getByText(named('اینترنت')).first().waitFor()
    await assertNothingPrivateStored(page)
    await page.goto(trips)
    await page.getByRole('heading', { name: named('اتصال برقرار نشد') }).waitFor()
  })

  test('a session that ended elsewhere takes them away with the next page that comes', async () => {
    await using visit = await stage.visit('desktop', { serviceWorkers: 'allow' })
    const { page } = visit
    await looksAtTrips(visit, stage)
    const { accounts } = stage.product.agency
    const ended = await accounts.sessions.endOthers(bought.userId, crypto.randomUUID())
    assert.ok(ended > 0)
    await page.goto('/track')
    await isForgotten(page)
    await assertNothingPrivateStored(page)
  })

  test("somebody else who comes in finds nothing of the first's, and keeps his own", async () => {
    await using visit = await stage.visit('desktop', { serviceWorkers: 'allow' })
    const { page, context } = visit
    await looksAtTrips(visit, stage)
    const other = await issuedFor(stage, '09121171102', () => true)
    await context.clearCookies()
    await comeIn(visit, stage, '09121171102')
    await page.goto('/track')
    await isForgotten(page)
    await page.goto(trips)
    await isStored(page, other.orderId)
    assert.ok(!(await storedPaths(page)).join().includes(bought.orderId))
    await context.setOffline(true)
    await page.goto(`/api/flight-reservation/Tickets/FlightTicketHtml/${bought.orderId}`)
    await page.getByRole('heading', { name: named('اتصال برقرار نشد') }).waitFor()
  })

  async function looksAtTrips({ page, context }: Visit, stage: Stage): Promise<void> {
    const { accounts } = stage.product.agency
    const { accessToken, refreshToken } = await accounts.admit(
      { phone: `+98${mobile.slice(1)}` },
      someBrowser,
    )
    const url = stage.address
    await context.addCookies([
      { name: 'access', value: accessToken, url },
      { name: 'refresh', value: refreshToken, url: `${url}/accounts/`, httpOnly: true },
      { name: 'signed', value: '1', url },
    ])
    await page.goto('/track', { waitUntil: 'networkidle' })
    await isControlled(page)
    await page.goto(trips, { waitUntil: 'networkidle' })
    assert.ok(says(await page.getByRole('main').innerText(), 'مشهد'))
    await isStored(page, bought.orderId)
  }
})

async function isForgotten(page: Page): Promise<void> {
  await eventually(
    async () => !(await storedPaths(page)).includes('/api/orders/Order/TripsToKeep'),
    'the trips are not forgotten',
    60,
  )
}
