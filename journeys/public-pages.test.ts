import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { assertAccessible, assertFits } from './axe.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { publicPlaces } from './public-places.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

interface Node {
  readonly '@type': string
  readonly offers?: { readonly lowPrice: number; readonly url: string }
}

interface Address {
  readonly streetAddress: string
  readonly addressCountry?: string
}

suite('pages that are found', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [path, city] of [
    ['/flight/MHD', 'مشهد'],
    ['/international-flight/IST', 'استانبول'],
    ['/landing?cityCode=KIH', 'کیش'],
  ] as const)
    test(`${path} has its prices and its words in the source, and engines read the same`, async () => {
      const { status, html } = await wholeSource(path)
      assert.equal(status, 200)
      assert.match(html, /<html lang="fa-IR" dir="rtl"/)
      assert.ok(html.includes(`بلیت هواپیما به ${city}`))
      const graph = graphIn(html)
      const fares = graph.filter((node) => node['@type'] === 'Flight')
      assert.ok(fares.length > 2)
      for (const { offers } of fares) {
        const toman = ((offers?.lowPrice ?? 0) / 10).toLocaleString('en')
        assert.ok(html.includes(toman), toman)
        assert.ok(offers?.url.startsWith(`${stage.address}/plp?origin=`))
      }
      assert.ok(graph.some((node) => node['@type'] === 'BreadcrumbList'))
      assert.ok(graph.some((node) => node['@type'] === 'FAQPage'))
    })

  test('a city has one address, whatever it was asked by', async () => {
    for (const [path, canonical] of [
      ['/flight/MHD?from=SYZ', '/flight/MHD'],
      ['/landing?cityCode=mhd', '/flight/MHD'],
      ['/landing?cityCode=IST', '/international-flight/IST'],
      ['/landing', '/landing'],
    ])
      assert.match(
        (await source(path ?? '')).html,
        new RegExp(`<link rel="canonical" href="${stage.address}${canonical}"`),
      )
    for (const [path, place] of [
      ['/flight/mhd', '/flight/MHD'],
      ['/flight/IKA?from=MHD', '/flight/THR?from=MHD'],
      ['/flight/IST', '/international-flight/IST'],
      ['/international-flight/KIH', '/flight/KIH'],
    ]) {
      const answer = await fetch(`${stage.address}${path}`, { redirect: 'manual' })
      assert.deepEqual([answer.status, answer.headers.get('location')], [301, place])
    }
    assert.equal((await source('/flight/ZZZ')).status, 404)
    assert.equal((await source('/landing?cityCode=ZZZ')).status, 404)
  })

  test('every page that names its own address names it whole, as engines want it', async () => {
    const named: string[] = []
    for (const [name, path] of Object.entries(await publicPlaces(stage.address))) {
      const [, own] = /<link rel="canonical" href="([^"]*)"/.exec((await source(path)).html) ?? []
      if (own === undefined) continue
      named.push(name)
      assert.ok(own.startsWith(`${stage.address}/`), `${name} names ${own}`)
    }
    for (const name of ['hotel', 'visa home', 'city', 'article']) assert.ok(named.includes(name), name)
  })

  test('what engines read of a hotel is what its page shows, without a price, also after the next hotel', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    for (const id of ['kih-marjan', 'mhd-darvishi']) {
      await page.goto(`/hotel/${id}`, { waitUntil: 'networkidle' })
      const scripts = page.locator('script[type="application/ld+json"]')
      assert.equal(await scripts.count(), 1, id)
      const text = (await scripts.textContent()) ?? ''
      const read = JSON.parse(text) as Readonly<Record<string, unknown>> & { readonly address: Address }
      const address = `${stage.address}/hotel/${id}`
      assert.deepEqual([read['@type'], read['@id'], read.url], ['Hotel', address, address])
      const shown = await page.getByRole('main').innerText()
      for (const words of [read.name, read.description, read.address.streetAddress])
        assert.ok(says(shown, String(words)), `${id} does not show ${String(words)}`)
      assert.equal(read.address.addressCountry, 'IR')
      assert.doesNotMatch(text, /price|offers/i, id)
    }
    assertFaultless(visit)
  })

  test('the sitemap lists pages that exist, robots are kept from what is one traveller’s', async () => {
    const { html: robots } = await source('/robots.txt')
    assert.match(robots, new RegExp(`Sitemap: ${stage.address}/sitemap.xml`))
    assert.match(robots, /Disallow: \/profile/)
    const { html: map } = await source('/sitemap.xml')
    const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
    assert.ok(places.length > 60)
    for (const place of [...places.slice(0, 12), ...places.slice(-1)]) {
      const answer = await fetch(place, { redirect: 'manual' })
      assert.equal(answer.status, 200, place)
    }
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`the page of a city leads on by mouse and keyboard (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/landing', { waitUntil: 'networkidle' })
      await assertAccessible(page, 'destinations')
      await assertFits(page, 'destinations')
      await page
        .getByRole('main')
        .getByRole('link', { name: named('مشهد') })
        .first()
        .click()
      await page.waitForURL(/\/flight\/MHD$/)
      await page.getByRole('heading', { level: 1, name: named('بلیت هواپیما به مشهد') }).waitFor()
      await assertAccessible(page, 'a city')
      await assertFits(page, 'a city')
      await page
        .getByRole('list', { name: named('مبدأ') })
        .getByRole('link', { name: named('شیراز') })
        .click()
      await page.waitForURL(/\?from=SYZ/)
      await page.getByRole('heading', { name: named('چه روزی از شیراز به مشهد') }).waitFor()
      const question = page.getByText(named('چقدر طول می‌کشد')).first()
      await question.focus()
      await page.keyboard.press('Enter')
      await page.getByText(named('کیلومتر راه است')).last().waitFor()
      await page.getByRole('link', { name: named('تهران به مشهد') }).click()
      await page.waitForURL(/\/plp\?origin=THR&destination=MHD/)
      assertFaultless(visit)
    })

  for (const size of atSizes(['phone', 'desktop']))
    test(`an address where nothing is says so within the house, and leads on (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const answer = await page.goto('/no-such-page', { waitUntil: 'networkidle' })
      assert.equal(answer?.status(), 404)
      await page.getByRole('heading', { level: 1, name: named('سر جایش نیست') }).waitFor()
      await page.getByText(named('دنبالش بودید پیدا نشد')).waitFor()
      await assertAccessible(page, 'nothing here')
      await assertFits(page, 'nothing here')
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: named('ورود یا ثبت‌نام') }).click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const ways = page.getByRole('navigation', { name: named('راه‌های دیگر') }).getByRole('link')
      const paths = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      for (const path of paths) assert.equal((await fetch(stage.address + path)).status, 200, `${path}`)
      await ways.first().click()
      await page.getByRole('heading', { level: 1, name: named('بلیت هواپیما به مشهد') }).waitFor()
      await page.goBack()
      await page
        .getByRole('link', { name: named('جستجوی پرواز') })
        .first()
        .click()
      await page
        .getByRole('button', { name: named('جستجو') })
        .first()
        .waitFor()
      assertFaultless(visit, [/status of 404 .*no-such-page/])
    })

  test('whoever is signed in is still called by name where nothing is', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, '09121150093')
    await page.goto('/flight/ZZZ', { waitUntil: 'networkidle' })
    await page
      .getByRole('banner')
      .getByRole('link', { name: named('حساب من') })
      .waitFor()
    assertFaultless(visit, [/status of 404 .*ZZZ/])
  })

  async function source(path: string): Promise<{ readonly status: number; readonly html: string }> {
    const answer = await fetch(stage.address + path)
    return { status: answer.status, html: await answer.text() }
  }

  /** The page's source once all prices are computed; after a start it is served without them. */
  async function wholeSource(path: string): Promise<Awaited<ReturnType<typeof source>>> {
    for (let looks = 0; looks < 120; looks += 1) {
      const found = await source(path)
      if (!found.html.includes('هنوز آماده نیست')) return found
      await rest(1000)
    }
    return assert.fail('the prices never came')
  }

  function graphIn(html: string): readonly Node[] {
    const [, text = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    return (JSON.parse(text) as { '@graph': Node[] })['@graph']
  }
})
