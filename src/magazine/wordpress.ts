import * as z from 'zod/mini'

/** What is read of a WordPress site (`wp-json/wp/v2`); whatever else it sends is not looked at. */
const rendered = z.object({ rendered: z.string().check(z.maxLength(2_000_000)) })
const id = z.int().check(z.positive())

const Size = z.object({ source_url: z.string() })

const Media = z.object({
  source_url: z.optional(z.string()),
  alt_text: z._default(z.optional(z.string()), ''),
  media_details: z.optional(
    z.union([z.object({ sizes: z.optional(z.record(z.string(), Size)) }), z.array(z.unknown())]),
  ),
})

/** A post whose parts are hidden or gone has errors in their place, so nothing here is counted on. */
const Embedded = z.object({
  'wp:featuredmedia': z.optional(z.array(z.unknown())),
  author: z.optional(z.array(z.unknown())),
})

export const WordpressPost = z.object({
  id,
  slug: z.string().check(z.minLength(1)),
  date_gmt: z.string(),
  modified_gmt: z.string(),
  title: rendered,
  excerpt: z.optional(rendered),
  content: z.object({ ...rendered.shape, protected: z.optional(z.boolean()) }),
  categories: z._default(z.array(id), []),
  _embedded: z.optional(Embedded),
})
export type WordpressPost = z.infer<typeof WordpressPost>

export const WordpressCategory = z.object({
  id,
  slug: z.string().check(z.minLength(1)),
  name: z.string(),
  count: z._default(z.int(), 0),
  parent: z.pipe(
    z.optional(z.unknown()),
    z.transform((sent) => (typeof sent === 'number' && Number.isInteger(sent) ? sent : 0)),
  ),
})
export type WordpressCategory = z.infer<typeof WordpressCategory>

const Author = z.object({ name: z.string() })

export function authorOf(post: WordpressPost): string | null {
  const read = Author.safeParse(post._embedded?.author?.[0])
  return read.success && read.data.name.trim() !== '' ? read.data.name.trim() : null
}

export interface FeaturedPicture {
  readonly address: string
  readonly alt: string
}

/** A large rendition where there is one: the original may be a camera's. */
export function featuredOf(post: WordpressPost): FeaturedPicture | null {
  const read = Media.safeParse(post._embedded?.['wp:featuredmedia']?.[0])
  if (!read.success) return null
  const { source_url, alt_text, media_details } = read.data
  const sizes = media_details !== undefined && !Array.isArray(media_details) ? media_details.sizes : undefined
  const address = sizes?.['1536x1536']?.source_url ?? source_url ?? sizes?.['large']?.source_url
  return address === undefined ? null : { address, alt: alt_text }
}

/** HTML, without the link to the rest that themes put into it. */
export function excerptIn({ excerpt }: Pick<WordpressPost, 'excerpt'>): string {
  return (excerpt?.rendered ?? '').replace(/<a\b[^>]*\bmore-link\b[^>]*>[\s\S]*?<\/a>/gi, '')
}

/** WordPress writes them without a zone: `2026-11-21T08:30:00`. Undefined for what is no time. */
export function instantIn(gmt: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(`${gmt}Z`)
  } catch {
    return undefined
  }
}

/** Persian slugs come percent-encoded. */
export function slugIn(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
