import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import sharp from 'sharp'
import { picturePath } from '#magazine/paths.ts'
import type { Magazine } from '#magazine/server/magazine.ts'
import { openMagazine } from '#magazine/server/magazine.ts'
import { serveMagazine } from '#magazine/server/serve-magazine.ts'
import {
  type MagazineFault,
  type MagazineSimulator,
  openMagazineSimulator,
} from '#simulators/magazine/server.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

suite('the magazine', () => {
  let house: TestHouse
  let site: MagazineSimulator
  let magazine: Magazine
  const start = Temporal.Instant.from('2026-11-21T06:00:00Z')

  before(async () => {
    house = await openTestHouse()
    house.clock.set(start)
    site = await openMagazineSimulator({ port: 0, now: () => start, slowMs: 50 })
    const settings = { ...house.settings, magazine: { isSimulator: true, baseUrl: site.url } }
    magazine = openMagazine({ ...house, settings })
    serveMagazine(house.app, magazine, house.settings)
  })
  beforeEach(() => site.faults.clear())
  after(async () => {
    await site.close()
    await house.close()
    await stopSharedServer()
  })
  const later = (hours: number) => house.clock.advance({ hours })

  test('at first there is nothing, and nothing fails', async () => {
    assert.deepEqual(await magazine.list({}), { articles: [], total: 0, page: 1, pages: 1 })
    assert.deepEqual(await magazine.lastReading(), { readAt: null, isAway: false })
    assert.equal(await magazine.article('isfahan-at-sunset'), undefined)
  })

  test('the site is read in pages, and shown eight at a time, newest first', async () => {
    assert.ok(await magazine.work.read())
    const { articles, total, pages } = await magazine.list({})
    assert.ok(total >= 24)
    assert.deepEqual([articles.length, pages], [8, Math.ceil(total / 8)])
    const days = articles.map(({ publishedAt }) => publishedAt)
    assert.deepEqual(days, days.toSorted().toReversed())
    assert.ok(site.asked.some((url) => url.includes('page=2')))
    const last = await magazine.list({ page: pages })
    assert.equal(last.articles.length, total - 8 * (pages - 1))
    const { readAt, isAway } = await magazine.lastReading()
    assert.deepEqual([readAt?.slice(0, 16), isAway], ['2026-11-21T06:00', false])
    for (const one of articles)
      assert.ok(one.minutes >= 1 && one.excerpt !== '' && !one.excerpt.includes('&'))
  })

  test('pictures are fetched, drawn anew as WebP in two sizes, and ours alone stand in an article', async () => {
    const found = await magazine.article('isfahan-at-sunset')
    assert.ok(found !== undefined && !('movedTo' in found))
    assert.ok(found.picture)
    const { id, width, height } = found.picture
    for (const [size, most] of [
      ['wide', 1280],
      ['small', 560],
    ] as const) {
      const meta = await sharp(await magazine.picture(id, size)).metadata()
      assert.deepEqual([meta.format, meta.width <= most, meta.exif], ['webp', true, undefined])
    }
    assert.ok(Math.abs(width / height - 7 / 4) < 0.01)
    assert.doesNotMatch(found.html, /src="(?!\/magazine\/)/)
    assert.equal(found.headings[0]?.text, 'چرا غروب')
    assert.equal(await magazine.picture('f'.repeat(32), 'wide'), undefined)
  })

  test('the feed has the newest eight, and pictures are served as what they are, for good', async () => {
    const feed = await house.app.inject('/magazine/feed.xml')
    assert.match(String(feed.headers['content-type']), /^application\/rss\+xml/)
    assert.equal(feed.body.match(/<item>/g)?.length, 8)
    const [first] = (await magazine.list({})).articles
    assert.ok(first?.picture)
    const picture = await house.app.inject(picturePath(first.picture.id, 'small'))
    assert.deepEqual(
      [picture.statusCode, picture.headers['content-type'], picture.headers['x-content-type-options']],
      [200, 'image/webp', 'nosniff'],
    )
    assert.match(String(picture.headers['cache-control']), /immutable/)
    for (const name of [`${'f'.repeat(32)}-wide.webp`, '..%2fsecret', 'x.webp'])
      assert.equal((await house.app.inject(`/magazine/pictures/${name}`)).statusCode, 404, name)
  })

  test('categories and searches in any spelling find theirs', async () => {
    const all = await magazine.categories()
    const visa = all.find(({ slug }) => slug === 'visa')
    assert.ok(visa)
    assert.equal((await magazine.list({ category: 'visa' })).total, visa.count)
    assert.equal((await magazine.list({ category: 'none' })).total, 0)
    for (const q of ['پاوربانک', 'پاور بانک'.replace(' ', ''), 'باتري'])
      assert.ok(
        (await magazine.list({ q })).articles.some(({ slug }) => slug === 'power-banks-on-board'),
        q,
      )
    const { total } = await magazine.list({})
    // signs alone are no words
    for (const q of ['%', '_', '\\', "'"]) assert.equal((await magazine.list({ q })).total, total, q)
    for (const q of ["'; drop table magazine.article; --", 'ققققق', 'باتری%'])
      assert.equal((await magazine.list({ q })).total, q === 'باتری%' ? 1 : 0, q)
    assert.equal((await magazine.about(['شیراز'], 3))[0]?.slug, 'shiraz-three-days')
    for (const name of ['شیراز بزرگ', 'ققنوس', '؟'])
      assert.deepEqual(await magazine.about([name], 3), [], name)
    const next = await magazine.next('exit-toll', 3)
    assert.deepEqual([next.length, next[0]?.category?.slug], [3, 'visa'])
  })

  for (const fault of [
    'down',
    'error',
    'garbage',
    'html',
    'wrong-shape',
    'half-page',
    'no-totals',
  ] as const satisfies readonly MagazineFault[])
    test(`while the site answers with «${fault}» what was read last is shown, with its date`, async () => {
      const [before, readAt] = [await magazine.list({}), (await magazine.lastReading()).readAt]
      later(7) // all would be read
      site.faults.order(fault, 9)
      assert.equal(await magazine.work.read(), false)
      assert.deepEqual(await magazine.list({}), before)
      assert.deepEqual(await magazine.lastReading(), { readAt, isAway: true })
      site.faults.clear()
      assert.ok(await magazine.work.read())
      assert.equal((await magazine.lastReading()).isAway, false)
    })

  test('a site whose addresses are plain is asked by a parameter', async () => {
    later(7)
    site.faults.order('plain-addresses', 99)
    const before = await magazine.list({})
    assert.ok(await magazine.work.read())
    assert.deepEqual([await magazine.list({}), (await magazine.lastReading()).isAway], [before, false])
    assert.ok(
      site.asked.some((url) => url.startsWith('/?rest_route=/wp/v2/posts&') && url.includes('page=2')),
    )
  })

  test('a slow site is waited for', async () => {
    site.faults.order('slow', 3)
    assert.ok(await magazine.work.read())
  })

  test('what changed is asked for alone; what was taken off goes with the next whole reading', async () => {
    const asked = site.asked.length
    await magazine.work.read()
    assert.ok(site.asked.slice(asked).some((url) => url.includes('modified_after=')))
    const [first] = site.posts
    assert.ok(first)
    site.posts.splice(0, 1)
    await magazine.work.read()
    assert.ok(await magazine.article(first.slug))
    later(7)
    await magazine.work.read()
    assert.equal(await magazine.article(first.slug), undefined)
    site.posts.unshift(first)
    later(7)
    await magazine.work.read()
  })

  test('an article that was renamed is found at its old address, until another takes it', async () => {
    const place = site.posts.findIndex(({ slug }) => slug === 'exit-toll')
    const post = site.posts[place]
    assert.ok(post)
    site.posts[place] = { ...post, slug: 'عوارض-خروج', modifiedAt: house.clock.now() }
    await magazine.work.read()
    assert.deepEqual(await magazine.article('exit-toll'), { movedTo: 'عوارض-خروج' })
    const found = await magazine.article('عوارض-خروج')
    assert.ok(found !== undefined && !('movedTo' in found))
    site.posts.unshift({ ...post, id: 5000, title: 'دیگری', modifiedAt: house.clock.now() })
    await magazine.work.read()
    const other = await magazine.article('exit-toll')
    assert.ok(other !== undefined && 'title' in other && other.title === 'دیگری')
  })

  test('a link to another article of the site leads to our page of it, every other link out', async () => {
    const [from, to] = site.posts
    assert.ok(from && to)
    const before = from.html
    const links = [
      `/2026/11/${to.slug}/`,
      `?p=${to.id}`,
      `${to.slug}/#part-1`,
      '/about/',
      'https://else.example/',
    ]
    site.posts.splice(0, 1, { ...from, html: links.map((href) => `<p><a href="${href}">و</a></p>`).join('') })
    later(7)
    await magazine.work.read()
    const found = await magazine.article(from.slug)
    assert.ok(found !== undefined && 'html' in found)
    const own = `/magazine/${to.slug}`
    assert.deepEqual(
      [...found.html.matchAll(/href="([^"]*)"(?: rel="([^"]*)")?/g)].map(([, href, rel]) => [href, rel]),
      [
        [own, undefined],
        [own, undefined],
        [`${own}#part-1`, undefined],
        [`${site.url}/about/`, 'nofollow noopener'],
        ['https://else.example/', 'nofollow noopener'],
      ],
    )
    site.posts.splice(0, 1, { ...from, html: before })
    later(7)
    await magazine.work.read()
  })

  test('a hostile article shows its words and nothing else', async () => {
    later(7)
    site.faults.order('hostile', 1)
    await magazine.work.read()
    const found = await magazine.article('exit-toll')
    assert.ok(found !== undefined && !('movedTo' in found))
    assert.match(found.html, /این نوشته دست‌کاری شده است/)
    assert.doesNotMatch(found.html, /script|onclick|onerror|iframe|javascript|style|form|evil|127\.0\.0\.1/)
  })

  test('a picture that is away or none is asked for again later, and no longer than five times', async () => {
    const [post] = site.posts
    assert.ok(post)
    const address = `${site.url}/wp-content/uploads/gone.jpg`
    site.posts[0] = { ...post, html: `<p>متن</p><img src="${address}">`, modifiedAt: house.clock.now() }
    const asked = () => site.asked.filter((url) => url.includes('gone.jpg')).length
    for (let time = 0; time < 8; time++) {
      await magazine.work.read()
      await magazine.work.read()
      later(1)
    }
    assert.equal(asked(), 5)
    const found = await magazine.article(post.slug)
    assert.ok(found !== undefined && 'html' in found && !found.html.includes('<img'))
  })

  test('a house without a magazine has an empty one, and asks nobody', async () => {
    const none = openMagazine({ ...house, settings: { ...house.settings, magazine: undefined } })
    assert.deepEqual([none.isOpen, await none.work.read()], [false, false])
  })
})
