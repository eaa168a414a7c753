import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { thirdBrand } from '#testing/server/third-brand.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { payAndWait } from './paid-tickets.ts'
import { signInAtHome, toConfirm } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage, type Visit, type VisitOptions } from './stage.ts'

const brands = [
  {
    id: 'parastoo',
    name: 'پرستو',
    headline: 'سفر، به سبکیِ پرستو',
    phone: '+982191004040',
    seller: 'ما آژانس سفریم',
  },
  {
    id: 'chakavak',
    name: 'چکاوک',
    headline: 'سفر، با نوای چکاوک',
    phone: '+982191005050',
    seller: 'بر سامانهٔ یک آژانس همکار می‌فروشیم',
  },
  {
    id: 'hodhod',
    name: 'هدهد',
    headline: 'راه را هدهد می‌داند',
    phone: '+983136002020',
    seller: 'شرکت هدهد سفر سپاهان',
  },
] as const
type BrandId = (typeof brands)[number]['id']

suite('three brands in one running house', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({
      SITES: 'chakavak=http://chakavak.localhost:{port},hodhod=http://hodhod.localhost:{port}',
      BRANDS_DIR: thirdBrand,
    })
  })
  after(() => stage[Symbol.asyncDispose]())

  function at(id: BrandId): string {
    return stage.product.settings.sites.ofBrand(id).publicUrl
  }
  function visit(id: BrandId, size: 'phone' | 'desktop', how: VisitOptions = {}): Promise<Visit> {
    return stage.visit(size, { at: at(id), ...how })
  }

  for (const { id, name, headline, phone, seller } of brands)
    for (const [size, theme] of atSizes([
      ['phone', 'light'],
      ['desktop', 'dark'],
    ] as const))
      test(`${id} has a name, colours, a phone and texts of law of its own (${size})`, async () => {
        await using visited = await visit(id, size, { theme })
        const { page } = visited
        await page.goto('/', { waitUntil: 'networkidle' })
        await page.getByRole('heading', { level: 1, name: named(headline) }).waitFor()
        assert.equal(await page.locator('html').getAttribute('data-brand'), id)
        assert.equal(await page.locator('meta[name="application-name"]').getAttribute('content'), name)
        await page.locator('header').getByText(name).first().waitFor()
        const art = await page.locator('.hero-scene use').first().getAttribute('href')
        assert.equal(art?.startsWith('/art/hodhod-'), id === 'hodhod', `${art}`)
        const text = await page.locator('body').innerText()
        for (const other of brands.filter((one) => one.id !== id)) assert.ok(!text.includes(other.name))
        await lookAt(page, `home of ${id} ${size}`)
        await page.goto('/contact-us', { waitUntil: 'networkidle' })
        await page.getByRole('main').locator(`a[href="tel:${phone}"]`).first().waitFor()
        await page.goto('/terms', { waitUntil: 'networkidle' })
        assert.match(await page.title(), new RegExp(`، ${name}$`))
        await page.locator('#seller').getByText(seller).waitFor()
        await page.goto('/no-such-page', { waitUntil: 'networkidle' })
        await lookAt(page, `nothing there, ${id} ${size}`)
        assertFaultless(visited, [/404/])
      })

  test('each has its own icon, manifest, sitemap and way to be found', async () => {
    for (const { id, name } of brands) {
      await using visited = await visit(id, 'desktop')
      const { page } = visited
      await page.goto('/')
      const read = (path: string) => page.evaluate(async (asked) => (await fetch(asked)).text(), path)
      assert.equal(JSON.parse(await read('/manifest.webmanifest')).short_name, name)
      assert.ok((await read('/robots.txt')).includes(`Sitemap: ${at(id)}/sitemap.xml`))
      assert.ok((await read('/sitemap.xml')).includes(`<loc>${at(id)}/`))
      assert.ok((await read('/offline.html')).includes(`به ${name} نرسیدیم`))
      const colour = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--primary'),
      )
      assert.equal(colour.includes('#7b1e4b'), id === 'hodhod')
    }
  })

  test('a ticket is bought at the third brand, from its door to its paper', async () => {
    await using visited = await visit('hodhod', 'phone')
    const { page } = visited
    await signInAtHome(page, stage, '09121110311')
    const { totalPrice } = await toConfirm(page, stage, { daysAhead: 20 })
    await payAndWait(page, totalPrice / 10)
    assert.equal(new URL(page.url()).origin, at('hodhod'))
    const paper = page.getByRole('link', { name: named('مشاهده بلیط') }).first()
    const text = await paper.evaluate(async (link: HTMLAnchorElement) => (await fetch(link.href)).text())
    assert.match(text, /پشتیبانی هدهد/)
    const { rows } = await sql`select brand, terms from orders."order"`.execute(
      stage.product.database.database,
    )
    assert.deepEqual(rows, [{ brand: 'hodhod', terms: 'hodhod/1.0' }])
    // whoever is signed in here is nobody there
    await page.goto(at('chakavak'), { waitUntil: 'networkidle' })
    await page
      .getByRole('link', { name: named('ورود یا ثبت‌نام') })
      .first()
      .waitFor()
    assertFaultless(visited, [/status of 400 .*connect\/token/])
  })
})
