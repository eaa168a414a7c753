import { type RawBuilder, sql } from 'kysely'
import { all, type Database, maybe, one } from '#database/database.ts'
import { type Article, type ArticleCard, type ArticleList, PAGE_SIZE } from '#magazine/article.ts'
import { categoriesAbove } from '#magazine/category-tree.ts'
import type { ListRequest } from '#magazine/paths.ts'
import { picturePath } from '#magazine/paths.ts'
import { searchWords } from '#magazine/searched.ts'
import { articleLinks } from '#magazine/server/article-links.ts'
import { categoriesBelow, countedCategories } from '#magazine/server/categories.ts'
import { cleanHtml } from '#magazine/server/clean-html.ts'
import { pictureId, picturesIn } from '#magazine/server/picture-addresses.ts'
import { storedSizes } from '#magazine/server/picture-store.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly published_at: Temporal.Instant
  readonly minutes: number
  readonly category_slug: string | null
  readonly category_name: string | null
  readonly picture: string | null
  readonly picture_alt: string
  readonly width: number | null
  readonly height: number | null
}

const card = sql`
  select a.slug, title, excerpt, published_at, minutes, picture, picture_alt, p.width, p.height,
    c.slug as category_slug, c.name as category_name
  from magazine.article a
  left join magazine.picture p on p.id = a.picture and p.wide is not null
  left join lateral (select slug, name from magazine.category where id = any(a.categories) order by id limit 1) c on true`

const newest = sql`order by published_at desc, a.id desc`

export async function articleList(database: Database, asked: ListRequest): Promise<ArticleList> {
  const where = wanted(asked)
  const { total } = await one(
    database,
    sql<{ total: number }>`select count(*)::int as total from magazine.article a where ${where}`,
  )
  const page = asked.page ?? 1
  const rows = await all(
    database,
    sql<Row>`${card} where ${where} ${newest} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
  )
  return { articles: rows.map(cardOf), total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

function wanted({ category, q = '' }: ListRequest): RawBuilder<unknown> {
  const words = searchWords(q).map((word) => sql`searched like ${`% ${word}%`}`)
  const inCategory =
    category === undefined
      ? []
      : [
          sql`categories && (${categoriesBelow}
            select array_agg(below.id) from below join magazine.category c on c.id = below.top where c.slug = ${category})`,
        ]
  return sql.join([sql`true`, ...words, ...inCategory], sql` and `)
}

/** The newest that have one of the names in their title, then those that do in their text. */
export async function articlesAbout(database: Database, names: readonly string[], most: number) {
  // all of a name: «بندر» is not yet «بندر عباس»
  const words = names.map((name) => searchWords(name).join(' ')).filter((name) => name !== '')
  if (words.length === 0) return []
  const any = sql.join(
    words.map((word) => sql`searched like ${`% ${word} %`}`),
    sql` or `,
  )
  const entitled = sql.join(
    names.map((name) => sql`title like ${`%${name}%`}`),
    sql` or `,
  )
  const rows = await all(
    database,
    sql<Row>`${card} where (${any}) order by (${entitled}) desc, published_at desc, a.id desc limit ${most}`,
  )
  return rows.map(cardOf)
}

interface WholeRow extends Row {
  readonly id: number
  readonly html: string
  readonly author: string | null
  readonly modified_at: Temporal.Instant
}

/** By its slug; an article that was renamed says where it is now. */
export async function articleAt(
  database: Database,
  slug: string,
  base: string,
): Promise<Article | { readonly movedTo: string } | undefined> {
  const row = await maybe(
    database,
    sql<WholeRow>`
      select shown.*, a.id, a.html, a.author, a.modified_at from (${card} where a.slug = ${slug}) shown
      join magazine.article a using (slug)`,
  )
  if (row === undefined) {
    const moved = await maybe(
      database,
      sql<{ slug: string }>`
        select a.slug from magazine.former_slug f join magazine.article a on a.id = f.article_id where f.slug = ${slug}`,
    )
    return moved === undefined ? undefined : { movedTo: moved.slug }
  }
  const sizes = await storedSizes(database, picturesIn(row.html, base).map(pictureId))
  const { html, headings } = cleanHtml(row.html, {
    base,
    article: await articleLinks(database, row.html, base),
    picture(address) {
      const id = pictureId(address)
      const size = sizes.get(id)
      return size && { src: picturePath(id, 'wide'), ...size }
    },
  })
  const known = await countedCategories(database)
  const own = known.find(({ slug: one }) => one === row.category_slug)
  const above = own === undefined ? [] : categoriesAbove(known, own)
  return { ...cardOf(row), above, html, headings, author: row.author, modifiedAt: row.modified_at.toString() }
}

/** Of the same category first. */
export async function readNext(
  database: Database,
  slug: string,
  most: number,
): Promise<readonly ArticleCard[]> {
  const rows = await all(
    database,
    sql<Row>`${card} cross join (select categories as own from magazine.article where slug = ${slug}) this
      where a.slug <> ${slug} order by (a.categories && own) desc, published_at desc, a.id desc limit ${most}`,
  )
  return rows.map(cardOf)
}

function cardOf(row: Row): ArticleCard {
  const { slug, title, excerpt, minutes, picture, picture_alt: alt, width, height } = row
  return {
    slug,
    title,
    excerpt,
    minutes,
    publishedAt: row.published_at.toString(),
    category:
      row.category_slug === null || row.category_name === null
        ? null
        : { slug: row.category_slug, name: row.category_name },
    picture:
      picture === null || width === null || height === null ? null : { id: picture, alt, width, height },
  }
}
