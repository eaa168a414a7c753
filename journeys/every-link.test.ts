import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { named } from './labels.ts'
import * as step from './public-steps.ts'
import { eventually } from './shopper.ts'
import { atSizes, inFull, isInFull } from './sizes.ts'
import { assertFaultless, openStage, type Stage, type Visit } from './stage.ts'

const brands = {
  parastoo: {
    name: 'پرستو',
    others: ['چکاوک'],
    phone: '+982191004040',
    address: 'تهران، خیابان',
    seller: 'ما آژانس سفریم',
  },
  chakavak: {
    name: 'چکاوک',
    others: ['پرستو'],
    phone: '+982191005050',
    address: 'تهران، خیابان شریعتی',
    seller: 'بر سامانهٔ یک آژانس همکار می‌فروشیم',
  },
} as const satisfies Record<string, step.BrandWords>

suite('the public pages of two brands in one running house', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ SITES: 'chakavak=http://chakavak.localhost:{port}' })
    const { magazine } = stage.product.agency
    await eventually(async () => (await magazine.work.read()) || true, 'the magazine does not come')
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [brand, size, mobile] of atSizes<readonly [Brand, 'phone' | 'desktop', string]>([
    ['chakavak', 'phone', '09121190001'],
    ['parastoo', 'phone', '09121190002'],
    ['chakavak', 'desktop', '09121190003'],
    ['parastoo', 'desktop', '09121190004'],
  ]))
    test(`are walked through: lost, words, help, cities, magazine, money, tours (${brand}, ${size})`, async () => {
      await using visit = await stage.visit(size, { at: addressOf(stage, brand) })
      const { page } = visit
      const state = `${brand} ${size}`
      const abroad = strangersOf(visit, stage, brand)
      await step.nothingThere(page)
      await step.whoWeAre(page, brands[brand], state)
      await step.law(page, brands[brand], state)
      await step.help(page, state)
      await step.landings(page)
      await step.magazine(page)
      await magazineIs('down', stage)
      await step.magazine(page)
      await page.getByText(named('مجله اکنون پاسخ نمی‌دهد')).waitFor()
      await magazineIs('there', stage)
      await step.money(page, state)
      await step.tours(page, state)
      assert.deepEqual(abroad, [])
      await step.tourBought(page, stage, mobile) // at the bank, which is another origin
      const wrongCode = /status of 400 .*connect\/token/
      assertFaultless(visit, [/status of 404 .*no-such-page/, wrongCode])
    })

  for (const brand of ['parastoo', ...inFull(['chakavak'])] as const) {
    test(`every place of the sitemap and of the footer of ${brand} is there, with a title of its own and nothing foreign`, async () => {
      const places = [...new Set([...(await sitemapOf(stage, brand)), ...(await footerOf(stage, brand))])]
      assert.ok(places.length > 100, `${places.length} places`)
      const titles = new Map<string, string>()
      const wrong: string[] = []
      for (const place of sampleOf(places)) {
        const { status, html } = await source(stage, brand, place)
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
        const before = titles.get(title)
        if (status !== 200) wrong.push(`${place}: ${status}`)
        if (!html.includes(`data-brand="${brand}"`)) wrong.push(`${place}: not of ${brand}`)
        if (title === '' || before !== undefined) wrong.push(`${place}: called «${title}» as ${before}`)
        for (const foreign of loadedFrom(html).filter((url) => !isOf(url, addressOf(stage, brand))))
          wrong.push(`${place}: loads ${foreign}`)
        titles.set(title, place)
      }
      assert.deepEqual(wrong, [])
    })

    test(`no page of the footer of ${brand}, and none of a kind of its sitemap, asks another origin in a browser`, async () => {
      await using visit = await stage.visit('phone', { at: addressOf(stage, brand) })
      const abroad = strangersOf(visit, stage, brand)
      const kinds = inFull(oneOfEachKind(await sitemapOf(stage, brand)))
      for (const path of new Set([...(await footerOf(stage, brand)), ...kinds]))
        await visit.page.goto(path, { waitUntil: 'networkidle' })
      assert.deepEqual(abroad, [])
      assertFaultless(visit)
    })
  }
})

type Brand = keyof typeof brands

function addressOf({ product }: Stage, brand: Brand): string {
  return product.settings.sites.ofBrand(brand).publicUrl
}

/** What a page asks of any other origin, the other site of the house included. */
function strangersOf({ page }: Visit, stage: Stage, brand: Brand): readonly string[] {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!isOf(request.url(), addressOf(stage, brand))) strangers.push(request.url())
  })
  return strangers
}

async function magazineIs(how: 'down' | 'there', { product }: Stage): Promise<void> {
  const { settings, agency } = product
  assert.ok(settings.magazine)
  await fetch(`${settings.magazine.baseUrl}/faults`, {
    method: how === 'down' ? 'POST' : 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(how === 'down' ? { name: 'down', times: 99 } : {}),
  })
  assert.equal(await agency.magazine.work.read(), how === 'there')
}

function oneOfEachKind(places: readonly string[]): readonly string[] {
  return [...Map.groupBy(places, (place) => place.split(/[/?]/)[1])].flatMap(([, some]) => some.slice(0, 1))
}

/** Of a kind (cities, ways, hotels) every fifth, in full all. */
function sampleOf(places: readonly string[]): readonly string[] {
  const kinds = Map.groupBy(places, (place) => place.split(/[/?]/)[1])
  return [...kinds.values()].flatMap((some) => some.filter((_, at) => isInFull || at % 5 === 0))
}

async function sitemapOf(stage: Stage, brand: Brand): Promise<readonly string[]> {
  const { html } = await source(stage, brand, '/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) =>
    pathIn(place.replaceAll('&amp;', '&')),
  )
}

/** Without those of one traveller, who signs in first, and the tabs of one page. */
async function footerOf(stage: Stage, brand: Brand): Promise<readonly string[]> {
  const { html } = await source(stage, brand, '/terms')
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
  const links = [...footer.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path)
  assert.ok(links.length >= 12, `the footer links ${links.length} pages`)
  return links.filter((path) => !path.startsWith('/profile') && !path.startsWith('/?'))
}

function pathIn(place: string): string {
  const { pathname, search } = new URL(place)
  return pathname + search
}

async function source(stage: Stage, brand: Brand, path: string): Promise<{ status: number; html: string }> {
  const { statusCode, body } = await stage.product.app.inject({
    url: path,
    headers: { 'accept-encoding': 'identity', host: new URL(addressOf(stage, brand)).host },
  })
  return { status: statusCode, html: body }
}

/** What a browser loads by itself: scripts, styles, pictures, frames. */
function loadedFrom(html: string): readonly string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag))
    .flatMap((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? [])
  const sources = [...html.matchAll(/<(?:script|img|source|iframe|video|audio|embed)\b[^>]*>/g)].flatMap(
    ([tag]) =>
      [...tag.matchAll(/\b(?:src|srcset|poster)="([^"]*)"/gi)].flatMap(([, urls = '']) =>
        urls.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      ),
  )
  const styles = [...html.matchAll(/url\((?:&quot;|['"])?(https?:[^)'"&]*|\/\/[^)'"&]*)/g)].map(
    ([, url = '']) => url,
  )
  return [...links, ...sources, ...styles]
}

function isOf(url: string, address: string): boolean {
  return /^(?:data|blob):/.test(url) || new URL(url, address).host === new URL(address).host
}
