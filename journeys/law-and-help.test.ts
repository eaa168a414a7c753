import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
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
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const paths = [...new Set(addresses)]
      for (const wanted of ['/terms', '/privacy', '/faq', '/about-us', '/contact-us'])
        assert.ok(paths.includes(wanted), wanted)
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
        await lookAt(page, `law${path.replaceAll('/', ' ')} ${size}`)
      }
      await page.goto('/terms', { waitUntil: 'networkidle' })
      const contents = page.getByRole('navigation', { name: named('بندها') })
      if (size === 'phone') {
        assert.equal(await contents.getByRole('link').first().isVisible(), false, 'the text comes first')
        await contents.locator('summary').click()
      }
      await contents.getByRole('link').last().click()
      await page.waitForURL(/#governing-law$/)
      await page.emulateMedia({ media: 'print' })
      assert.equal(await page.getByRole('contentinfo').isVisible(), false)
      assert.equal(await page.getByText(named('داوری در بغداد')).first().isVisible(), true)
      assertFaultless(visit)
    })

  for (const size of atSizes(['phone', 'desktop']))
    test(`a question is found as people type it, opens in place, and has its own page (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/faq', { waitUntil: 'networkidle' })
      await lookAt(page, `help ${size}`)
      await page.getByRole('searchbox').fill('جريمه كنسلي پرواز')
      await page.getByRole('button', { name: named('پیدا کن') }).click()
      await page.waitForURL(/\/faq\?q=/)
      await page.getByText(named('میان ۲۰ تا ۱۰۰ درصد')).first().waitFor()
      await lookAt(page, `help found ${size}`)
      await page
        .getByRole('link', { name: named('نشانی این پاسخ') })
        .first()
        .click()
      await page.waitForURL(/\/faq\/refund-penalty$/)
      await page.getByRole('heading', { level: 1, name: named('چقدر کم می‌شود') }).waitFor()
      await page
        .getByRole('row', { name: named('پیش از پرواز') })
        .first()
        .waitFor()
      const vote = page.getByRole('group', { name: named('به کارتان آمد') })
      await vote.getByRole('button', { name: named('نه'), exact: true }).click()
      await vote.getByText(named('این پاسخ را بهتر می‌نویسیم')).waitFor()
      await vote.getByRole('button', { name: named('بله') }).focus()
      await page.keyboard.press('Enter')
      await vote.getByText(named('ممنون؛ ثبت شد')).waitFor()
      await lookAt(page, `an answer ${size}`)
      await page.goto('/faq?q=%D9%82%D9%88%D8%B1%D9%85%D9%87', { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: named('پاسخی ننوشته‌ایم') }).waitFor()
      await lookAt(page, `nothing found ${size}`)
      const missed = await stage.product.agency.help.feedback.unanswered()
      assert.deepEqual(
        missed.map(({ words }) => words),
        ['قورمه'],
      )
      assertFaultless(visit)
    })

  for (const size of atSizes(['phone', 'desktop']))
    test(`who we are and how to reach us is told, and whether we are there (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/contact-us', { waitUntil: 'networkidle' })
      for (const place of ['main', 'contentinfo'] as const)
        await page
          .getByRole(place)
          .getByText(/(?:باز|بسته) است/)
          .waitFor()
      assert.equal(await page.getByRole('main').locator('a[href^="tel:+98"]').count(), 1)
      await lookAt(page, `contact ${size}`)
      await page.goto('/about-us', { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1, name: named('دربارهٔ') }).waitFor()
      await lookAt(page, `about ${size}`)
      assertFaultless(visit)
    })

  test('where nothing is one may ask', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto('/no-such-page', { waitUntil: 'networkidle' })
    await page.getByRole('searchbox').fill('بار مجاز')
    await lookAt(page, 'nothing here')
    await page.getByRole('button', { name: named('پیدا کن') }).click()
    await page.waitForURL(/\/faq\?q=/)
    await page.getByText(named('اکونومی تا ۳۰')).first().waitFor()
    assertFaultless(visit, [/status of 404 .*no-such-page/])
  })

  test('answers are in the source for whoever reads without a script, and for engines', async () => {
    const html = await (await fetch(`${stage.address}/faq/refund-time`)).text()
    assert.ok(html.includes('به حساب بانکی تا ۷۲ ساعت می‌رسد'))
    assert.match(html, /"@type":"FAQPage"/)
    assert.equal((await fetch(`${stage.address}/faq/no-such-question`)).status, 404)
    const map = await (await fetch(`${stage.address}/sitemap.xml`)).text()
    for (const path of ['/faq/refund-time', '/terms', '/privacy/charter-flight'])
      assert.ok(map.includes(path), path)
  })

  test('a text is whole in its source, and an edition that never was is not found', async () => {
    const html = await (await fetch(`${stage.address}/terms`)).text()
    assert.ok(html.includes('این قرارداد تابع قوانین عراق است'))
    assert.match(html, new RegExp(`<link rel="canonical" href="${stage.address}/terms"`))
    assert.equal((await fetch(`${stage.address}/terms?version=1.0`)).status, 200)
    assert.equal((await fetch(`${stage.address}/terms?version=0.0`)).status, 404)
    const textOf = async (of: string) => (await fetch(`${stage.address}/terms?version=1.0&of=${of}`)).text()
    assert.ok((await textOf('partner')).includes('این متن سایت دیگر ماست'))
    assert.ok(!(await textOf('agency')).includes('این متن سایت دیگر ماست'))
    assert.equal((await fetch(`${stage.address}/terms?version=1.0&of=nobody`)).status, 404)
  })
})
