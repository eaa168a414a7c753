import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { freshDatabase } from '#testing/database/database.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('how the services are', () => {
  let stage: Stage
  let url: string
  let drop: () => Promise<void>

  before(async () => {
    const fresh = await freshDatabase()
    drop = fresh.drop
    url = fresh.url
    stage = await openStage({ DATABASE_URL: fresh.url, JOBS: 'elsewhere' })
    await stage.product.agency.status.work.measure()
  })
  after(async () => {
    await stage[Symbol.asyncDispose]()
    await drop()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`a page says how they are and were, and claims nothing of days before (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const heading = page.getByRole('heading', { level: 1, name: named('آنچه سنجیده شده برقرار است') })
      await reloaded(page, '/status', async () => (await heading.count()) === 1)
      const bars = page.getByRole('img', { name: named('۸۹ روز سنجیده نشده') })
      assert.ok((await bars.count()) >= 3)
      await lookAt(page, `status ${size}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await lookAt(page, `status dark ${size}`)
      assertFaultless(visit)
    })

  test('an incident is on every page while it is open, leads to the page, and stays there afterwards', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const { incidents } = stage.product.agency.status
    const number = await incidents.open({
      services: ['tickets'],
      level: 'slow',
      title: 'صدور بلیت کند است',
      words: 'صدور تا ۴۰ دقیقه طول می‌کشد؛ پول سفارش‌ها سر جایش است.',
    })
    const banner = page.getByRole('complementary', { name: named('خبر سرویس‌ها') })
    await reloaded(page, '/', async () => (await banner.count()) === 1)
    await lookAt(page, 'banner phone')
    await banner.getByRole('link', { name: named('وضعیت سرویس‌ها') }).click()
    await page.getByRole('heading', { level: 1, name: named('صدور بلیت کند است') }).waitFor()
    await page.getByText(named('پول سفارش‌ها سر جایش است')).waitFor()
    await lookAt(page, 'incident phone')
    await incidents.close(number, 'همهٔ بلیت‌ها صادر شد.')
    await reloaded(page, '/status', async () => (await banner.count()) === 0)
    await page.getByText(named('همهٔ بلیت‌ها صادر شد')).waitFor()
    assertFaultless(visit)
  })

  test('while the database is away the last known state is shown, and says so', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await using away = await withoutDatabase(url)
    await reloaded(page, '/status', async () => (await page.getByText(named('آخرین وضعیتی')).count()) === 1)
    await page.getByRole('heading', { name: named('۹۰ روز گذشته') }).waitFor()
    await page.getByRole('row', { name: named('نتیجهٔ صدور بلیت') }).waitFor()
    await lookAt(page, 'status last known phone')
    const feed = await page.request.get(new URL('/status.atom', page.url()).href)
    assert.equal(feed.status(), 200)
    assert.ok((await feed.text()).includes('صدور بلیت کند است'), 'the incident of before')
    await away.back()
    await reloaded(page, '/status', async () => (await page.getByText(named('آخرین وضعیتی')).count()) === 0)
  })
})

/** What servers remember is ten seconds old at the most. */
async function reloaded(page: Page, path: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    await page.goto(path, { waitUntil: 'networkidle' })
    if (await isSo()) return
    await page.waitForTimeout(1000)
  }
  assert.fail(`${path} does not change`)
}

/** Nobody gets in any more, and whoever was in is out. */
async function withoutDatabase(url: string) {
  const at = new URL(url)
  const name = at.pathname.slice(1)
  at.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: at.href })
  await admin.connect()
  await admin.query(`alter database "${name}" with allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const back = () => admin.query(`alter database "${name}" with allow_connections true`)
  return {
    back,
    async [Symbol.asyncDispose]() {
      await back()
      await admin.end()
    },
  }
}
