import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { inFull, isInFull } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

for (const brand of ['parastoo', ...inFull(['chakavak'])] as const)
  suite(`every page that is linked everywhere, of ${brand}`, () => {
    let stage: Stage

    before(async () => {
      stage = await openStage({ BRAND: brand })
    })
    after(() => stage[Symbol.asyncDispose]())

    test('every place of the sitemap and of the footer is there, with a title of its own and nothing foreign', async () => {
      const places = [...new Set([...(await sitemapOf(stage)), ...(await footerOf(stage))])]
      assert.ok(places.length > 100, `${places.length} places`)
      const titles = new Map<string, string>()
      const wrong: string[] = []
      for (const place of sampleOf(places)) {
        const { status, html } = await source(stage, place)
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
        const before = titles.get(title)
        if (status !== 200) wrong.push(`${place}: ${status}`)
        if (title === '' || before !== undefined) wrong.push(`${place}: called «${title}» as ${before}`)
        for (const foreign of loadedFrom(html).filter((url) => !isOurs(url, stage)))
          wrong.push(`${place}: loads ${foreign}`)
        titles.set(title, place)
      }
      assert.deepEqual(wrong, [])
    })

    test('no page of the footer asks another origin when a browser reads it', async () => {
      await using visit = await stage.visit('phone')
      for (const path of await footerOf(stage)) await visit.page.goto(path, { waitUntil: 'networkidle' })
      assertFaultless(visit)
    })
  })

/** Of a kind (cities, ways, hotels) every fifth, in full all. */
function sampleOf(places: readonly string[]): readonly string[] {
  const kinds = Map.groupBy(places, (place) => place.split(/[/?]/)[1])
  return [...kinds.values()].flatMap((some) => some.filter((_, at) => isInFull || at % 5 === 0))
}

async function sitemapOf(stage: Stage): Promise<readonly string[]> {
  const { html } = await source(stage, '/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) =>
    pathIn(place.replaceAll('&amp;', '&')),
  )
}

/** Without those of one traveller, who signs in first, and the tabs of one page. */
async function footerOf(stage: Stage): Promise<readonly string[]> {
  const { html } = await source(stage, '/terms')
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
  const links = [...footer.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path)
  assert.ok(links.length >= 12, `the footer links ${links.length} pages`)
  return links.filter((path) => !path.startsWith('/profile') && !path.startsWith('/?'))
}

function pathIn(place: string): string {
  const { pathname, search } = new URL(place)
  return pathname + search
}

async function source(stage: Stage, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(stage.address + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  })
  return { status: response.status, html: await response.text() }
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

function isOurs(url: string, { address }: Stage): boolean {
  return url.startsWith('data:') || new URL(url, address).origin === address
}
