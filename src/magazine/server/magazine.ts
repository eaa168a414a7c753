import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, maybe } from '#database/database.ts'
import type { Article, ArticleCard, ArticleList, CountedCategory, LastReading } from '#magazine/article.ts'
import type { ListRequest, PictureSize } from '#magazine/paths.ts'
import { articleAt, articleList, articlesAbout, readNext } from '#magazine/server/articles.ts'
import { countedCategories } from '#magazine/server/categories.ts'
import type { MagazineSettings } from '#magazine/server/magazine-settings.ts'
import { fetchPictures, pictureBytes } from '#magazine/server/picture-store.ts'
import { readSite } from '#magazine/server/read-site.ts'
import type { House } from '#server/house.ts'

/** The door of the magazine: what a WordPress site says, served from what was read of it last. */
export interface Magazine {
  readonly isOpen: boolean
  list(asked: ListRequest): Promise<ArticleList>
  /** Those with most articles first. */
  categories(): Promise<readonly CountedCategory[]>
  /** Its new slug when it was renamed; undefined for none. */
  article(slug: string): Promise<Article | { readonly movedTo: string } | undefined>
  next(slug: string, most: number): Promise<readonly ArticleCard[]>
  /** Newest first. */
  newest(most: number): Promise<readonly ArticleCard[]>
  /** Those that name one of the places. */
  about(names: readonly string[], most: number): Promise<readonly ArticleCard[]>
  slugs(): Promise<readonly string[]>
  lastReading(): Promise<LastReading>
  /** Waits some seconds for the very first reading. */
  ready(): Promise<void>
  /** WebP; undefined for one that is not there. */
  picture(id: string, size: PictureSize): Promise<Buffer | undefined>
  readonly work: {
    /** The site, then the pictures that are missing; false while it is away. */
    read(): Promise<boolean>
  }
}

/** a visitor waits so long for the first reading */
const longestFirstMs = 4000

export function openMagazine(house: House<MagazineSettings>): Magazine {
  const { database, settings, jobs } = house
  const source = settings.magazine
  const base = source?.baseUrl ?? 'https://none.invalid'
  const work: Magazine['work'] = {
    async read() {
      if (source === undefined) return false
      const isRead = await readSite({ ...house, source })
      const home = new URL(source.baseUrl).host
      while ((await fetchPictures({ ...house, home })) > 0) continue
      return isRead
    },
  }
  let first: Promise<unknown> | undefined
  async function lastReading(): Promise<LastReading> {
    const row = await maybe(
      database,
      sql<{
        read_at: Temporal.Instant | null
        failure: string | null
      }>`select read_at, failure from magazine.reading`,
    )
    return { readAt: row?.read_at?.toString() ?? null, isAway: row?.failure != null }
  }
  if (source !== undefined) jobs.every('magazine.read', '*/2 * * * *', async () => void (await work.read()))
  return {
    isOpen: source !== undefined,
    list: (asked) => articleList(database, asked),
    categories: () => countedCategories(database),
    article: (slug) => articleAt(database, slug, base),
    next: (slug, most) => readNext(database, slug, most),
    newest: async (most) => (await articleList(database, {})).articles.slice(0, most),
    about: (names, most) => articlesAbout(database, names, most),
    async slugs() {
      const rows = await all(
        database,
        sql<{
          slug: string
        }>`select slug from magazine.article order by published_at desc, id desc limit 5000`,
      )
      return rows.map(({ slug }) => slug)
    },
    lastReading,
    async ready() {
      const { readAt, isAway } = await lastReading()
      if (source === undefined || readAt !== null || isAway) return
      first ??= work.read().finally(() => (first = undefined))
      await Promise.race([first, setTimeout(longestFirstMs)])
    },
    picture: (id, size) => pictureBytes(database, id, size),
    work,
  }
}
