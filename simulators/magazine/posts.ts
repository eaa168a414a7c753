import { artSize } from './art.ts'
import { type ArtName, artNames, type CategorySlug } from './article.ts'
import { articles } from './articles/all.ts'
import { escaped, htmlOf } from './html-of.ts'

const categoryIds: Readonly<Record<CategorySlug, number>> = {
  cities: 11,
  nature: 12,
  guide: 13,
  visa: 14,
  flight: 15,
  customs: 16,
}

/** A category as the site keeps it; one without a parent has 0. */
export interface SiteCategory {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly parent: number
}

export function houseCategories(): SiteCategory[] {
  const { cities, nature, guide, visa, flight, customs } = categoryIds
  return [
    { id: cities, slug: 'cities', name: 'شهرگردی', parent: 0 },
    { id: nature, slug: 'nature', name: 'طبیعت', parent: 0 },
    { id: guide, slug: 'guide', name: 'راهنما', parent: 0 },
    { id: visa, slug: 'visa', name: 'ویزا و گذرنامه', parent: guide },
    { id: flight, slug: 'flight', name: 'پرواز', parent: guide },
    { id: customs, slug: 'customs', name: 'آیین', parent: 0 },
  ]
}

const authors = ['مریم صالحی', 'کاوه نادری', 'نسترن بهرامی'] as const

/** A post as the site keeps it. */
export interface Post {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly html: string
  readonly category: number
  readonly author: string
  readonly art: ArtName
  readonly publishedAt: Temporal.Instant
  readonly modifiedAt: Temporal.Instant
}

/** One every three days, the newest of this morning. */
export function houseArticles(now: Temporal.Instant): Post[] {
  return articles.map(({ slug, title, excerpt, category, art, text }, place) => {
    const publishedAt = now.subtract({ hours: 72 * place + 3 }).round('minute')
    return {
      id: 1000 - place,
      slug,
      title,
      excerpt,
      html: htmlOf(text),
      category: categoryIds[category],
      author: authors[place % authors.length] ?? authors[0],
      art,
      publishedAt,
      modifiedAt: publishedAt,
    }
  })
}

/** The shape of `wp-json/wp/v2/posts` with `_embed`. */
export function postView(post: Post, site: string): object {
  const { id, slug, title, excerpt, html, category, author, art } = post
  return {
    id,
    date: wallClock(post.publishedAt.add({ minutes: 210 })),
    date_gmt: wallClock(post.publishedAt),
    guid: { rendered: `${site}/?p=${id}` },
    modified: wallClock(post.modifiedAt.add({ minutes: 210 })),
    modified_gmt: wallClock(post.modifiedAt),
    slug: encodeURIComponent(slug).toLowerCase(),
    status: 'publish',
    type: 'post',
    link: `${site}/${slug}/`,
    title: { rendered: escaped(title) },
    content: { rendered: `\n${html}\n`, protected: false },
    excerpt: { rendered: `<p>${escaped(excerpt)} [&hellip;]</p>\n`, protected: false },
    author: authorId(author),
    featured_media: mediaId(art),
    comment_status: 'closed',
    sticky: false,
    format: 'standard',
    meta: { footnotes: '' },
    categories: [category],
    tags: [],
    _links: { self: [{ href: `${site}/wp-json/wp/v2/posts/${id}` }] },
    _embedded: {
      author: [
        {
          id: authorId(author),
          name: author,
          url: '',
          description: '',
          link: `${site}/author/${authorId(author)}/`,
        },
      ],
      'wp:featuredmedia': [mediaView(art, site)],
    },
  }
}

export function mediaView(art: ArtName, site: string): object {
  const source_url = `${site}/wp-content/uploads/${art}.jpg`
  return {
    id: mediaId(art),
    slug: art,
    type: 'attachment',
    alt_text: '',
    media_type: 'image',
    mime_type: 'image/jpeg',
    media_details: {
      ...artSize,
      file: `${art}.jpg`,
      sizes: { full: { ...artSize, file: `${art}.jpg`, mime_type: 'image/jpeg', source_url } },
    },
    source_url,
  }
}

/** Without a zone, as WordPress writes it. */
function wallClock(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO('UTC').toPlainDateTime().toString({ smallestUnit: 'second' })
}

function authorId(author: string): number {
  return authors.findIndex((one) => one === author) + 2
}

export function mediaId(art: ArtName): number {
  return artNames.indexOf(art) + 501
}
