import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { MovableClock } from '#server/clock.ts'
import { testFolder } from '#testing/server/folder.ts'
import { assertAccessible } from './axe.ts'
import { comeIn, type IssuedOrder, issuedFor } from './issued-order.ts'
import { named, says } from './labels.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const mobile = '09121171001'
const orderPage = '/profile/my-travels/order-details?orderId='
const ticketPage = '/api/flight-reservation/Tickets/FlightTicketHtml/'

suite('a ticket in other hands, and without a network', () => {
  let stage: Stage
  let bought: IssuedOrder
  const clock = new MovableClock()

  before(async () => {
    stage = await openStage({}, clock)
    bought = await issuedFor(stage, mobile, () => true)
  })
  after(() => stage[Symbol.asyncDispose]())

  test('a link opens the ticket for a companion until its owner closes it, phone', async () => {
    await using owner = await stage.visit('phone')
    await comeIn(owner, stage, mobile)
    const link = await makesLink(owner.page, '۱۵ دقیقه')

    await using companion = await stage.visit('phone')
    const { page } = companion
    const answer = await page.goto(link)
    assert.equal(answer?.status(), 200)
    for (const [name, value] of Object.entries(quiet)) assert.equal(answer.headers()[name], value)
    assert.ok(says(await page.getByRole('main').innerText(), 'تهران به مشهد'))
    await assertAccessible(page, 'a link that is open')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: named('دانلود بلیت PDF') }).click()
    const file = await (await downloading).path()
    assert.ok(readPdf(readFileSync(file)).tagged)
    await page.getByRole('link', { name: named('مشاهدهٔ بلیت') }).click()
    await page.waitForURL(/SharedTicketHtml/)
    assert.match(await page.locator('main').innerText(), /SARA/)
    await page.evaluate(() => document.fonts.ready)
    assertFaultless(companion)

    await owner.page.getByRole('button', { name: named('بستن همهٔ پیوندها') }).click()
    await owner.page.getByText(named('هیچ پیوندی به این بلیت باز نیست')).waitFor()
    assertFaultless(owner)
    // after a reload the tab shows the 404 page
    assert.equal((await page.reload())?.status(), 404)
    await page.getByRole('heading', { name: named('این پیوند دیگر باز نمی‌شود') }).waitFor()
    assert.doesNotMatch(await page.content(), /SARA/)
    await assertAccessible(page, 'a link that is over')
  })

  test('a link is over when its time is, desktop', async () => {
    await using owner = await stage.visit('desktop')
    await comeIn(owner, stage, mobile)
    const link = await makesLink(owner.page, '۱ ساعت')
    await using companion = await stage.visit('desktop')
    assert.equal((await companion.page.goto(link))?.status(), 200)
    clock.advance({ minutes: 61 })
    assert.equal((await companion.page.reload())?.status(), 404)
    await companion.page.getByRole('heading', { name: named('این پیوند دیگر باز نمی‌شود') }).waitFor()
  })

  test('a saved ticket opens without a network: the same words in the same font, and prints on A4', async () => {
    await using owner = await stage.visit('desktop')
    await comeIn(owner, stage, mobile)
    const { page, context } = owner
    await page.goto(ticketPage + bought.orderId)
    const online = { words: await page.locator('main').innerText(), fonts: await fontsOf(page) }
    assertFaultless(owner)
    const file = path.join(testFolder('saved-ticket'), 'ticket.html')
    writeFileSync(file, await (await context.request.get(ticketPage + bought.orderId)).body())

    const alone = await stage.browser.newContext({ offline: true, locale: 'fa-IR' })
    const saved = await alone.newPage()
    const asked: string[] = []
    saved.on('request', (request) => asked.push(request.url()))
    await saved.goto(pathToFileURL(file).href)
    const offline = { words: await saved.locator('main').innerText(), fonts: await fontsOf(saved) }
    assert.deepEqual(offline, online)
    assert.deepEqual(online.fonts, ['Vazirmatn'])
    assert.deepEqual(
      [...new Set(asked.filter((url) => !url.startsWith('data:')))], // a browser may read a file twice
      [pathToFileURL(file).href],
    )
    const printed = readPdf(await saved.pdf({ preferCSSPageSize: true, printBackground: true }))
    assert.ok(printed.pages <= 2, `${printed.pages} pages`)
    await saved.emulateMedia({ media: 'print' })
    assert.equal(await saved.getByRole('link').count(), 0)
    await alone.close()
  })

  async function makesLink(page: Page, how: string): Promise<string> {
    await page.goto(orderPage + bought.orderId, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: named('اشتراک‌گذاری') }).click()
    const dialog = page.getByRole('dialog', { name: named('اشتراک‌گذاری بلیت') })
    await dialog.getByText(named(how), { exact: true }).click()
    await dialog.getByRole('button', { name: named('ساختن پیوند') }).click()
    await dialog.getByRole('status').waitFor()
    await assertAccessible(page, 'sharing')
    return dialog.getByLabel(named('پیوند بلیت')).inputValue()
  }
})

const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

async function fontsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main :is(h1, h2, p, b, dd, dt, td, th, small, span, time)',
  })
  const families = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) families.add(familyName)
  }
  return [...families].sort()
}
