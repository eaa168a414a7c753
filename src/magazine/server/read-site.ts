import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { type Database, maybe, type Trx } from '#database/database.ts'
import { parentsIn, withArticles } from '#magazine/category-tree.ts'
import type { MagazineSource } from '#magazine/server/magazine-settings.ts'
import { storeArticle, storeCategory } from '#magazine/server/store-article.ts'
import { type WordpressSite, wordpressAt } from '#magazine/server/wordpress-site.ts'
import { slugIn, type WordpressCategory, type WordpressPost } from '#magazine/wordpress.ts'
import type { Clock } from '#server/clock.ts'

export interface ReadingHouse {
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly source: MagazineSource
}

interface Before {
  readonly source: string
  readonly whole_at: Temporal.Instant | null
  readonly read_at: Temporal.Instant | null
}

/** all is read again after so long, so that what was taken off is taken off here */
const wholeHours = 6
/** a clock of theirs that is late by less is no loss */
const overlapMinutes = 10

/** Reads what has changed, or all. What fails leaves everything as it was; true when the site was read. */
export async function readSite(house: ReadingHouse): Promise<boolean> {
  const { database, clock, log, source } = house
  const now = clock.now()
  const before = await claimed(database, source.baseUrl, now)
  const since = sinceOf(before, source.baseUrl, now)
  try {
    const site = wordpressAt(source.baseUrl)
    const [posts, categories] = await Promise.all([site.posts(since), categoriesOf(site)])
    await database.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('magazine', 0))`.execute(trx)
      await stored(trx, { posts, categories, isWhole: since === undefined, base: source.baseUrl, now })
    })
    log.info({ many: posts.length, isWhole: since === undefined }, 'magazine.read')
    return true
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown'
    await sql`update magazine.reading set failure = ${failure.slice(0, 300)}`.execute(database)
    log.warn({ err: error }, 'magazine.away')
    return false
  }
}

async function claimed(
  database: Database,
  source: string,
  now: Temporal.Instant,
): Promise<Before | undefined> {
  const before = await maybe(database, sql<Before>`select source, whole_at, read_at from magazine.reading`)
  await sql`
    insert into magazine.reading (source, tried_at) values (${source}, ${now})
    on conflict (is_only) do update set tried_at = ${now}`.execute(database)
  return before
}

/** Undefined: all, the first time, after six hours, and when another site is named. */
function sinceOf(
  before: Before | undefined,
  source: string,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  if (before?.whole_at == null || before.read_at === null || before.source !== source) return undefined
  const isOld = Temporal.Instant.compare(before.whole_at.add({ hours: wholeHours }), now) <= 0
  return isOld ? undefined : before.read_at.subtract({ minutes: overlapMinutes })
}

/** WordPress files under one of these, by its language, what has no category */
const noCategory: readonly string[] = ['uncategorized', 'دسته‌بندی-نشده']

async function categoriesOf(site: WordpressSite): Promise<readonly WordpressCategory[]> {
  const all = await site.categories()
  const filled = withArticles(all)
  return all.filter(
    ({ id, name, slug }) => filled.has(id) && name.trim() !== '' && !noCategory.includes(slugIn(slug)),
  )
}

interface SiteRead {
  readonly posts: readonly WordpressPost[]
  readonly categories: readonly WordpressCategory[]
  readonly isWhole: boolean
  readonly base: string
  readonly now: Temporal.Instant
}

async function stored(trx: Trx, { posts, categories, isWhole, base, now }: SiteRead): Promise<void> {
  const ids = posts.map(({ id }) => id)
  if (isWhole) await sql`delete from magazine.article where id <> all(${ids}::bigint[])`.execute(trx)
  await sql`delete from magazine.category`.execute(trx)
  const parents = parentsIn(categories)
  for (const one of categories) await storeCategory(trx, one, parents.get(one.id))
  // oldest first: of two that bear the same slug the newest has it
  for (const post of posts.toReversed()) await storeArticle(trx, post, { base, now })
  await sql`
    update magazine.reading set source = ${base}, read_at = ${now}, failure = null,
      whole_at = case when ${isWhole} then ${now}::timestamptz else whole_at end`.execute(trx)
}
