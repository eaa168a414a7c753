import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { type Magazine, openMagazine } from '#magazine/server/magazine.ts'
import { type MagazineSimulator, openMagazineSimulator } from '#simulators/magazine/server.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

suite('categories below categories', () => {
  let house: TestHouse
  let site: MagazineSimulator
  let magazine: Magazine

  before(async () => {
    house = await openTestHouse()
    site = await openMagazineSimulator({ port: 0, now: () => house.clock.now() })
    magazine = openMagazine({
      ...house,
      settings: { ...house.settings, magazine: { isSimulator: true, baseUrl: site.url } },
    })
    assert.ok(await magazine.work.read())
  })
  after(async () => {
    await site.close()
    await house.close()
    await stopSharedServer()
  })

  /** As the site says them now. */
  async function readWith(...changed: readonly { slug: string; id?: number; parent: number }[]) {
    for (const { slug, id = 90, parent } of changed) {
      const place = site.categories.findIndex((one) => one.slug === slug)
      const found = site.categories[place]
      if (found === undefined) site.categories.push({ id, slug, name: slug, parent })
      else site.categories[place] = { ...found, parent }
    }
    assert.ok(await magazine.work.read())
    return new Map((await magazine.categories()).map((one) => [one.slug, one]))
  }
  const direct = (slug: string) => {
    const id = site.categories.find((one) => one.slug === slug)?.id
    return site.posts.filter(({ category }) => category === id).length
  }

  test('a category has the articles of those below it, each once, in pages of eight', async () => {
    const all = await readWith()
    assert.deepEqual([all.get('visa')?.parent, all.get('guide')?.parent], ['guide', null])
    const total = direct('guide') + direct('visa') + direct('flight')
    assert.ok(total > 8 && direct('guide') < total)
    assert.equal(all.get('guide')?.count, total)
    assert.equal(all.get('visa')?.count, direct('visa'))
    const first = await magazine.list({ category: 'guide' })
    assert.deepEqual([first.total, first.pages, first.articles.length], [total, Math.ceil(total / 8), 8])
    const rest = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_, at) => magazine.list({ category: 'guide', page: at + 2 })),
    )
    const cards = [first, ...rest].flatMap(({ articles }) => articles)
    assert.equal(new Set(cards.map(({ slug }) => slug)).size, total)
    assert.deepEqual(
      new Set(cards.map(({ category }) => category?.slug)),
      new Set(['guide', 'visa', 'flight']),
    )
    const found = await magazine.list({ category: 'guide', q: 'پاوربانک' })
    assert.ok(found.articles.some(({ slug }) => slug === 'power-banks-on-board'))
  })

  test('an article says what stands above its category', async () => {
    const found = await magazine.article('exit-toll')
    assert.ok(found !== undefined && 'html' in found)
    assert.deepEqual([found.above.map(({ slug }) => slug), found.category?.slug], [['guide'], 'visa'])
  })

  test('a category without articles of its own is there while one far below has them', async () => {
    const all = await readWith(
      { slug: 'world', id: 70, parent: 0 },
      { slug: 'iran', id: 71, parent: 70 },
      { slug: 'cities', parent: 71 },
      { slug: 'empty', id: 72, parent: 70 },
    )
    assert.deepEqual([all.get('world')?.count, all.get('iran')?.count], [direct('cities'), direct('cities')])
    assert.equal(all.get('cities')?.parent, 'iran')
    assert.equal(all.has('empty'), false)
    const { articles } = await magazine.list({ category: 'world' })
    const [newest] = articles
    assert.ok(newest)
    const found = await magazine.article(newest.slug)
    assert.deepEqual(found && 'above' in found && found.above.map(({ slug }) => slug), ['world', 'iran'])
  })

  test('parents that go round in a circle hang nothing, and each is still reached', async () => {
    const all = await readWith({ slug: 'world', parent: 16 }, { slug: 'customs', parent: 71 })
    assert.equal(all.get('customs')?.parent, null)
    assert.equal(all.get('world')?.parent, 'customs')
    const total = direct('customs') + direct('cities')
    for (const [slug, count] of [
      ['customs', total],
      ['world', direct('cities')],
    ] as const) {
      assert.equal(all.get(slug)?.count, count, slug)
      assert.equal((await magazine.list({ category: slug })).total, count, slug)
    }
    const self = await readWith({ slug: 'nature', parent: 12 })
    assert.deepEqual([self.get('nature')?.parent, self.get('nature')?.count], [null, direct('nature')])
  })

  test('a parent that is none of the site leaves its child on top', async () => {
    const all = await readWith({ slug: 'nature', parent: 4040 })
    assert.equal(all.get('nature')?.parent, null)
  })
})
