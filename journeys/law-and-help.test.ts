import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

const lawPages = [
  ['/terms', 'شرایط و مقررات'],
  ['/privacy', 'حریم خصوصی'],
  ['/privacy/buying-ticket', 'قوانین خرید بلیت'],
  ['/privacy/system-flight', 'قوانین بلیت سیستمی'],
  ['/privacy/charter-flight', 'قوانین بلیت چارتری'],
  ['/privacy/international-flight', 'قوانین پرواز خارجی'],
] as const

suite('words that can be trusted', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`every link of the footer leads to a page of its own title, on our own origin (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const strangers: string[] = []
      page.on('request', (request) => {
        const { origin } = new URL(request.url())
        if (origin !== stage.address && !/^(?:data|blob):/.test(request.url())) strangers.push(request.url())
      })
      await page.goto('/terms', { waitUntil: 'networkidle' })
      const links = page.getByRole('contentinfo').locator('a[href^="/"]')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const wanted of ['/terms', '/privacy']) assert.ok(paths.includes(wanted), wanted)
      const titles = new Map<string, string>()
      for (const path of paths.filter(
        (one) => !one.startsWith('/profile') && one !== '/' && !one.startsWith('/?'),
      )) {
        const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
        assert.equal(answer?.status(), 200, path)
        const title = await page.title()
        assert.equal(titles.get(title), undefined, `${path} is called as ${titles.get(title)}`)
        titles.set(title, path)
      }
      assert.deepEqual(strangers, [])
      assertFaultless(visit)
    })

  for (const size of atSizes(['phone', 'desktop']))
    test(`each text of the law is read, walked through and printed (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/terms', { waitUntil: 'networkidle' })
      for (const [path, heading] of lawPages) {
        await page
          .getByRole('navigation', { name: named('متن‌های قوانین') })
          .locator(`a[href="${path}"]`)
          .click()
        await page.getByRole('heading', { level: 1, name: named(heading) }).waitFor()
        await assertAccessible(page, path)
        await assertFits(page, path)
      }
      await page.goto('/terms', { waitUntil: 'networkidle' })
      await page
        .getByRole('navigation', { name: named('بندها') })
        .getByRole('link')
        .last()
        .click()
      await page.waitForURL(/#governing-law$/)
      await page.emulateMedia({ media: 'print' })
      assert.equal(await page.getByRole('contentinfo').isVisible(), false)
      assert.equal(await page.getByText(named('داوری در بغداد')).first().isVisible(), true)
      assertFaultless(visit)
    })

  test('a text is whole in its source, and an edition that never was is not found', async () => {
    const html = await (await fetch(`${stage.address}/terms`)).text()
    assert.ok(html.includes('این قرارداد تابع قوانین عراق است'))
    assert.match(html, new RegExp(`<link rel="canonical" href="${stage.address}/terms"`))
    assert.equal((await fetch(`${stage.address}/terms?version=1.0`)).status, 200)
    assert.equal((await fetch(`${stage.address}/terms?version=0.0`)).status, 404)
  })
})
