import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { readingMinutes } from '#magazine/reading-time.ts'
import { searchedIn } from '#magazine/searched.ts'
import { plainText } from '#magazine/server/clean-html.ts'
import { pictureId, picturesIn } from '#magazine/server/picture-addresses.ts'
import { wantPictures } from '#magazine/server/picture-store.ts'
import {
  authorOf,
  excerptIn,
  featuredOf,
  instantIn,
  slugIn,
  type WordpressCategory,
  type WordpressPost,
} from '#magazine/wordpress.ts'

interface Storing {
  readonly base: string
  readonly now: Temporal.Instant
}

/** As it was sent, to be cleaned when it is shown: its pictures may come later. One without a title, a time or words is left out, as is one behind a password. */
export async function storeArticle(trx: Trx, post: WordpressPost, { base, now }: Storing): Promise<void> {
  const [publishedAt, modifiedAt] = [instantIn(post.date_gmt), instantIn(post.modified_gmt)]
  const title = plainText(post.title.rendered)
  const words = plainText(post.content.rendered)
  if (title === '' || words === '' || publishedAt === undefined || post.content.protected === true) return
  const excerpt = excerptOf(plainText(excerptIn(post)), words)
  const featured = featuredOf(post)
  const picture = featured === null ? undefined : URL.parse(featured.address, base)?.href
  await wantPictures(
    trx,
    [...(picture === undefined ? [] : [picture]), ...picturesIn(post.content.rendered, base)],
    now,
  )
  const slug = slugIn(post.slug)
  await freeSlug(trx, post.id, slug)
  await sql`
    insert into magazine.article (id, slug, title, excerpt, html, author, published_at, modified_at, minutes, picture,
      picture_alt, categories, searched)
    values (${post.id}, ${slug}, ${title}, ${excerpt}, ${post.content.rendered}, ${authorOf(post)}, ${publishedAt},
      ${modifiedAt ?? publishedAt}, ${readingMinutes(words)}, ${picture === undefined ? null : pictureId(picture)},
      ${featured?.alt ?? ''}, ${post.categories}::bigint[], ${searchedIn(`${title} ${excerpt} ${words}`)})
    on conflict (id) do update set slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt,
      html = excluded.html, author = excluded.author, published_at = excluded.published_at,
      modified_at = excluded.modified_at, minutes = excluded.minutes, picture = excluded.picture,
      picture_alt = excluded.picture_alt, categories = excluded.categories, searched = excluded.searched`.execute(
    trx,
  )
}

export async function storeCategory(
  trx: Trx,
  { id, slug, name }: WordpressCategory,
  parent: number | undefined,
): Promise<void> {
  await sql`
    insert into magazine.category (id, slug, name, parent)
    values (${id}, ${slugIn(slug)}, ${plainText(name)}, ${parent ?? null})
    on conflict do nothing`.execute(trx)
}

/** A renamed article is found by its old slug; a slug that another takes leads there no more. */
async function freeSlug(trx: Trx, id: number, slug: string): Promise<void> {
  await sql`delete from magazine.former_slug where slug = ${slug}`.execute(trx)
  await sql`update magazine.article set slug = slug || '-' || id where slug = ${slug} and id <> ${id}`.execute(
    trx,
  )
  const before = await maybe(trx, sql<{ slug: string }>`select slug from magazine.article where id = ${id}`)
  if (before === undefined || before.slug === slug) return
  await sql`
    insert into magazine.former_slug (slug, article_id) values (${before.slug}, ${id})
    on conflict (slug) do update set article_id = ${id}`.execute(trx)
}

const longestExcerpt = 190

/** Theirs, without the sign of more to read; or how the article begins. */
function excerptOf(theirs: string, words: string): string {
  const text = (theirs === '' ? words : theirs).replace(/\s*(?:\[…\]|\[\.\.\.\]|…)\s*$/, '')
  if (text.length <= longestExcerpt) return text
  const cut = text.slice(0, longestExcerpt)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
