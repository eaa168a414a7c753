import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import sharp from 'sharp'
import { type ArticleCard, PAGE_SIZE } from '#magazine/article.ts'
import { plainText } from '#magazine/server/clean-html.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type MagazineOnTrial, openMagazineTrial } from '#testing/magazine/trial.ts'

/** What holds with every WordPress, ours or not: nothing is broken on purpose. */
suite('a WordPress becomes the magazine', () => {
  let t: MagazineOnTrial
  let cards: readonly ArticleCard[]

  before(async () => {
    t = await openMagazineTrial()
    assert.ok(await t.magazine.work.read(), JSON.stringify(await t.magazine.lastReading()))
    cards = await leafedThrough(t)
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('it is listed eight a page, the newest first, each article once', async () => {
    const { articles, total, pages } = await t.magazine.list({})
    assert.ok(total > 0)
    assert.deepEqual(
      [articles.length, pages],
      [Math.min(PAGE_SIZE, total), Math.max(1, Math.ceil(total / PAGE_SIZE))],
    )
    assert.equal(new Set(cards.map(({ slug }) => slug)).size, total)
    const hours = cards.map(({ publishedAt }) => publishedAt)
    assert.deepEqual(hours, hours.toSorted().toReversed())
    for (const { title, excerpt, slug, minutes } of cards) {
      assert.ok(minutes >= 1 && slug !== '' && !slug.includes('%'), slug)
      for (const words of [title, excerpt]) assert.ok(words !== '' && !/&#?\w+;|<\w/.test(words), words)
    }
  })

  test('all of it, and what changed alone, are read again and are the same', async () => {
    assert.ok(await t.magazine.work.read())
    assert.deepEqual(await leafedThrough(t), cards)
    t.house.clock.advance({ hours: 7 })
    assert.ok(await t.magazine.work.read())
    assert.deepEqual(await leafedThrough(t), cards)
  })

  test('a category has as many articles as are told, all of it, and the name of none is none', async () => {
    for (const { slug, name, count } of await t.magazine.categories()) {
      assert.ok(count > 0 && !slug.includes('%') && !/&#?\w+;/.test(name), `${slug} ${name}`)
      assert.equal((await t.magazine.list({ category: slug })).total, count, slug)
    }
    assert.ok(cards.every(({ category }) => category?.slug !== 'uncategorized'))
  })

  test('an article is found by the words of its title, and opened by its slug', async () => {
    for (const { slug, title } of cards) {
      assert.ok((await t.magazine.list({ q: title })).total > 0, title)
      const found = await t.magazine.article(slug)
      assert.ok(found !== undefined && 'html' in found, slug)
      assert.ok(plainText(found.html) !== '', slug)
      assert.doesNotMatch(
        found.html,
        /<(?:script|style|iframe|form|input|svg|math|object)\b|<[^>]*\s(?:on\w+|style|srcset)=|javascript:/i,
      )
      assert.doesNotMatch(found.html, /<img[^>]*\ssrc="(?!\/magazine\/pictures\/)/)
      for (const { id } of found.headings) assert.ok(found.html.includes(`<h2 id="${id}">`), slug)
    }
  })

  test('its pictures are ours, in two sizes', async () => {
    const pictures = cards.flatMap(({ picture }) => picture ?? [])
    assert.ok(pictures.length > 0)
    for (const { id, width, height } of pictures)
      for (const [size, most] of [
        ['wide', 1280],
        ['small', 560],
      ] as const) {
        const { format, ...meta } = await sharp(await t.magazine.picture(id, size)).metadata()
        assert.deepEqual([format, Math.max(meta.width, meta.height) <= most], ['webp', true])
        assert.ok(Math.abs(meta.width / meta.height - width / height) < 0.02)
      }
  })

  test('its feed has the newest', async () => {
    const { body } = await t.house.app.inject('/magazine/feed.xml')
    assert.equal(body.match(/<item>/g)?.length, Math.min(PAGE_SIZE, cards.length))
  })

  test('when it has gone, what was read last is shown with its date', async () => {
    const { readAt } = await t.magazine.lastReading()
    assert.equal(await t.away.work.read(), false)
    assert.deepEqual(await t.away.lastReading(), { readAt, isAway: true })
    assert.deepEqual(await leafedThrough(t), cards)
  })
})

async function leafedThrough({ magazine }: MagazineOnTrial): Promise<readonly ArticleCard[]> {
  const { pages } = await magazine.list({})
  const lists = await Promise.all(Array.from({ length: pages }, (_, at) => magazine.list({ page: at + 1 })))
  return lists.flatMap(({ articles }) => articles)
}
