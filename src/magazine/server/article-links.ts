import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { articlePath } from '#magazine/paths.ts'
import { slugIn } from '#magazine/wordpress.ts'

/** Where our reader finds an article that another one links to at the site; undefined for every other address. */
export type ArticleLinks = (address: string) => string | undefined

/** Of the links in an article to the site itself those that lead to articles of ours, by slug, former slug or number (`?p=7`). */
export async function articleLinks(database: Database, html: string, base: string): Promise<ArticleLinks> {
  const names = [...new Set(linksIn(html).flatMap((address) => nameIn(address, base) ?? []))]
  if (names.length === 0) return () => undefined
  const rows = await all(
    database,
    sql<{ name: string; slug: string }>`
      select slug as name, slug from magazine.article where slug = any(${names})
      union all select id::text, slug from magazine.article where id::text = any(${names})
      union all select f.slug, a.slug from magazine.former_slug f join magazine.article a on a.id = f.article_id
        where f.slug = any(${names})`,
  )
  const slugs = new Map(rows.map(({ name, slug }) => [name, slug]))
  return (address) => {
    const slug = slugs.get(nameIn(address, base) ?? '')
    return slug === undefined ? undefined : articlePath(slug) + (URL.parse(address, base)?.hash ?? '')
  }
}

function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, quoted, single]) =>
    (quoted ?? single ?? '').replaceAll('&amp;', '&'),
  )
}

/** The last part of the path, whatever permalinks are made of before it; with plain ones the number. */
function nameIn(address: string, base: string): string | undefined {
  const url = URL.parse(address.trim(), base)
  if (url === null || url.host !== new URL(base).host) return undefined
  const last = url.pathname.split('/').findLast((part) => part !== '')
  const name = url.searchParams.get('p') ?? (last === undefined ? undefined : slugIn(last))
  return name === '' ? undefined : name
}
