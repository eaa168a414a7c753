import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { lengthOf } from './visa-choosing.ts'

const countries = [
  ['AE', '/visa-uae', 'امارات'],
  ['AZ', '/visa-azerbaijan', 'آذربایجان'],
  ['IT', '/visa-italy', 'ایتالیا'],
  ['TH', '/visa-thiland', 'تایلند'],
] as const

suite('the pages of visas', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop'])) {
    test(`from the tab to a country: papers, questions, why one is rejected (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await page
        .getByRole('navigation', { name: named('محصول') })
        .getByRole('link', { name: named('ویزا') })
        .click()
      await page.waitForURL(/\/visa-home$/)
      await page.getByRole('heading', { name: named('ویزای کدام کشور') }).waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `visa home, ${size}`)
      const windows = page.getByRole('region', { name: named('ویزای کدام کشور') }).getByRole('listitem')
      assert.equal(await windows.filter({ has: page.getByRole('link') }).count(), countries.length)
      await windows.getByRole('link', { name: named('ویزای امارات') }).click()
      await page.waitForURL(/\/visa-uae$/)
      await page.getByRole('heading', { level: 1, name: named('ویزای امارات') }).waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `visa of the UAE, ${size}`)
      const papers = page.getByRole('region', { name: named('مدارک لازم') })
      for (const paper of ['گذرنامه', 'عکس پرسنلی', 'کارت ملی'])
        await papers.getByText(named(paper)).first().waitFor()
      await page
        .getByRole('region', { name: named('چرا ویزا رد می‌شود') })
        .getByText(named('گذرنامه با اعتبار کمتر از ۶ ماه'))
        .waitFor()
      const question = page.getByText(named('چند روز طول می‌کشد'))
      await question.focus()
      await page.keyboard.press('Enter')
      await page.getByText(named('درخواست عادی ۳ تا ۵ روز کاری')).waitFor()
      assertFaultless(visit)
    })

    test(`a transit is another question, and a country that is closed has no way on (${size})`, async () => {
      await using visit = await stage.visit(size, { theme: 'dark' })
      const { page } = visit
      await page.goto('/visa-uae?isGuaranteed=true', { waitUntil: 'networkidle' })
      await page.getByRole('radio', { name: named('ترانزیت') }).check()
      await lengthOf(page, '۴۸ ساعت').waitFor()
      assert.equal(await lengthOf(page, '۳۰ روز').count(), 0)
      await page.getByText(named('بدون هزینهٔ ویزا')).first().waitFor()
      await page.getByRole('switch').waitFor({ state: 'detached' })
      await lengthOf(page, '۹۶ ساعت').check()
      await page.getByRole('switch', { name: named('ضمانت بازگشت') }).waitFor()
      await lookAt(page, `visa, transit by night, ${size}`)
      const { desk } = stage.product.agency.visas
      await desk.open('TH', false)
      await page.goto('/visa-thiland', { waitUntil: 'networkidle' })
      await page.getByText(named('در حال حاضر امکان صدور این ویزا وجود ندارد')).waitFor()
      assert.equal(await page.getByRole('button', { name: named('ادامه') }).count(), 0)
      await lookAt(page, `visa closed, ${size}`)
      await page.goto('/visa-home', { waitUntil: 'networkidle' })
      await page
        .getByRole('link', { name: named('ویزای تایلند') })
        .getByText(named('فعلاً صادر نمی‌شود'))
        .waitFor()
      await desk.open('TH', true)
      await page.goto('/visa-thiland', { waitUntil: 'networkidle' })
      await page
        .getByRole('button', { name: named('ادامه') })
        .first()
        .waitFor({ state: 'attached' })
      assertFaultless(visit)
    })
  }

  test('each country has one address; what is no country is a page that is not there', async () => {
    for (const [code, path, name] of countries) {
      const { status, html } = await source(path)
      assert.equal(status, 200)
      assert.ok(says(html, `ویزای ${name}`))
      assert.ok(html.includes(`<link rel="canonical" href="${stage.address}${path}"`), path)
      const graph = graphIn(html)
      const faq = graph.find((node) => node['@type'] === 'FAQPage')
      assert.ok((faq?.mainEntity?.length ?? 0) > 2)
      const service = graph.find((node) => node['@type'] === 'Service')
      assert.equal(service?.offers?.lowPrice, await lowest(code))
    }
    const other = await source('/visa/uae')
    assert.ok(other.html.includes(`<link rel="canonical" href="${stage.address}/visa-uae"`))
    for (const path of ['/visa/atlantis', '/visa/atlantis/type', '/visa/'])
      assert.equal((await source(path)).status, 404, path)
    for (const [path, place] of [
      ['/visa/AE/type?days=60', '/visa/uae/type?days=60'],
      ['/visa/thailand/type', '/visa/thiland/type'],
      ['/visa/type?country=IT&applicants=2', '/visa/italy/type?country=IT&applicants=2'],
    ]) {
      const answer = await fetch(`${stage.address}${path}`, { redirect: 'manual' })
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, place])
    }
    assert.ok(says((await source('/visa/type')).html, 'ویزای کدام کشور'))
    const { html: map } = await source('/sitemap.xml')
    for (const path of ['/visa-home', ...countries.map(([, path]) => path)])
      assert.ok(map.includes(`<loc>${stage.address}${path}</loc>`), path)
  })

  async function lowest(country: string): Promise<number> {
    const answer = await fetch(`${stage.address}/api/visa/Visa/GetBasePrices?country=${country}`)
    const { data } = (await answer.json()) as { data: readonly { lengths: readonly Length[] }[] }
    const stays = data.flatMap(({ lengths }) => lengths).filter(({ type }) => type === 'tourist')
    return Math.min(...stays.map(({ from }) => from))
  }

  interface Length {
    readonly type: string
    readonly from: number
  }

  async function source(path: string): Promise<{ readonly status: number; readonly html: string }> {
    const answer = await fetch(stage.address + path)
    return { status: answer.status, html: await answer.text() }
  }
})

interface Node {
  readonly '@type': string
  readonly mainEntity?: readonly object[]
  readonly offers?: { readonly lowPrice: number }
}

function graphIn(html: string): readonly Node[] {
  const [, text = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(text) as { '@graph': Node[] })['@graph']
}
