import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sumOf, type Transfer } from '../bench/web-transfer.ts'
import { walkToTicket } from '../bench/web-walk.ts'
import { alive } from './alive.ts'
import { dayAhead } from './shopper.ts'
import { openStage } from './stage.ts'

const results = `/plp?${new URLSearchParams({ origin: 'THR', destination: 'MHD', date: dayAhead(12) })}`

/** What a guest's phone is sent at most, headers included, from the front page to the ticket: nothing kept, no worker.
 * What a page asks again while it waits counts once: how often depends on the machine, and so do whether the ticket comes with
 * the first answer or some 5 kB later, and how much the front page has to tell by then: 2 kB. */
const most = { bytes: 458_000, requests: 126, atHome: 40 }

test(`from the front page to the ticket a phone is sent at most ${most.bytes} bytes in ${most.requests} requests`, async (t) => {
  await using stage = await openStage({ DATABASE_URL: '' })
  const steps = await walkToTicket(stage)
  const sent = onceEach(steps.flatMap(({ transfers }) => transfers))
  for (const { name, requests, bytes } of steps) t.diagnostic(`${name}: ${requests} requests, ${bytes} bytes`)
  const heaviest = sent.toSorted((a, b) => b.bytes - a.bytes).slice(0, 30)
  const listed = heaviest.map(({ bytes, url }) => `${bytes} ${url.replace(stage.address, '')}`).join('\n')
  assert.ok(sumOf(sent) <= most.bytes, `${sumOf(sent)} bytes, the heaviest of them\n${listed}`)
  assert.ok(sent.length <= most.requests, `${sent.length} requests`)
  const [home] = steps
  assert.ok(home && home.requests <= most.atHome, `the front page asks ${home?.requests} times`)
})

test('the page of all destinations tells the shape of its birds once', async () => {
  await using stage = await openStage()
  const html = await (await fetch(`${stage.address}/landing`)).text()
  const scenes = html.match(/class="scene"/g) ?? []
  const birds = html.match(/href="#header-bird"/g) ?? []
  assert.ok(scenes.length > 100, `${scenes.length} scenes`)
  assert.deepEqual([birds.length, html.match(/id="header-bird"/g)?.length], [scenes.length * 3, 1])
  // the drawings alone: the page is longer once cheapest prices are known
  const drawn = Buffer.byteLength((html.match(/<svg.*?<\/svg>/gs) ?? []).join(''))
  assert.ok(drawn <= 165_000, `${drawn} bytes of drawings`)
})

test('a page at rest has put in each of its styles once, and they stay when it is left', async () => {
  await using stage = await openStage()
  for (const path of ['/', results]) {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const styles = () =>
      page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [href])))
    await page.goto(path, { waitUntil: 'networkidle' })
    await alive(page, '.footer-end a[href="/status"]')
    await page.waitForTimeout(500)
    const atRest = (await styles()).map((href) => href.replace('#', ''))
    assert.deepEqual(atRest, [...new Set(atRest)])
    await page.locator('.footer-end a[href="/status"]').click()
    await page.waitForURL(/\/status/)
    await page.waitForLoadState('networkidle')
    const after = await styles()
    assert.deepEqual(
      atRest.filter((href) => !after.includes(href)),
      [],
    )
  }
})

function onceEach(transfers: readonly Transfer[]): readonly Transfer[] {
  const byAddress = Map.groupBy(transfers, ({ url }) => url)
  return [...byAddress.values()].map((same) => same.reduce((a, b) => (b.bytes > a.bytes ? b : a)))
}
