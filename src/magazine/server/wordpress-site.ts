import * as z from 'zod/mini'
import { type Fetched, guardedGet } from '#magazine/server/guarded-request.ts'
import { WordpressCategory, WordpressPost } from '#magazine/wordpress.ts'

/** Posts and categories of a WordPress site, by its REST protocol. Throws where the site is away or says what is none. */
export interface WordpressSite {
  posts(since?: Temporal.Instant): Promise<readonly WordpressPost[]>
  categories(): Promise<readonly WordpressCategory[]>
}

const perPage = 20
/** 4,000 articles; what is beyond is not read */
const mostPages = 200
const limits = { mostBytes: 16 * 1024 * 1024, longestMs: 20_000 } as const

export function wordpressAt(baseUrl: string): WordpressSite {
  const guard = { home: new URL(baseUrl).host, ...limits }
  /** Below `wp-json` where addresses have names; where they are plain that is a page of the site, and a parameter asks. */
  async function asked(path: string, query: URLSearchParams): Promise<Fetched> {
    const named = await guardedGet(`${baseUrl}/wp-json/wp/v2/${path}?${query}`, guard)
    if (!isPage(named)) return named
    return guardedGet(`${baseUrl}/?rest_route=/wp/v2/${path}&${query}`, guard)
  }
  async function pages<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodMiniType<T>) {
    const all: T[] = []
    for (let page = 1; page <= mostPages; page++) {
      const of = new URLSearchParams({ ...query, per_page: `${perPage}`, page: `${page}` })
      const answer = await asked(path, of)
      // an article may have gone between two pages
      if (page > 1 && answer.status === 400 && codeIn(answer) === 'rest_post_invalid_page_number') break
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      all.push(...listIn(answer, shape))
      if (page >= pagesIn(answer)) break
    }
    return all
  }
  return {
    posts: (since) =>
      pages(
        'posts',
        {
          orderby: 'date',
          order: 'desc',
          _embed: 'wp:featuredmedia,author',
          ...(since !== undefined && { modified_after: since.toString({ fractionalSecondDigits: 0 }) }),
        },
        WordpressPost,
      ),
    // the empty too: WordPress counts none of them, and lists those that have articles below, so its number of pages is short
    categories: () => pages('categories', { orderby: 'id', order: 'asc' }, WordpressCategory),
  }
}

function isPage({ status, headers }: Fetched): boolean {
  return (status === 200 || status === 404) && headers['content-type']?.startsWith('text/html') === true
}

/** One that cannot be read is left out; a whole list that cannot is a failure. */
function listIn<T>({ body }: Fetched, shape: z.ZodMiniType<T>): readonly T[] {
  const list = z.array(z.unknown()).safeParse(jsonIn(body))
  if (!list.success) throw new Error('no list')
  const read = list.data.map((one) => shape.safeParse(one))
  const good = read.flatMap((one) => (one.success ? [one.data] : []))
  if (good.length === 0 && read.length > 0) throw new Error('nothing of the list can be read')
  return good
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Error('no JSON')
  }
}

function pagesIn({ headers }: Fetched): number {
  const pages = Number(headers['x-wp-totalpages'])
  if (!Number.isInteger(pages) || pages < 0) throw new Error('no number of pages')
  return pages
}

function codeIn({ body }: Fetched): string | undefined {
  try {
    const read = z.object({ code: z.string() }).safeParse(JSON.parse(body.toString('utf8')))
    return read.success ? read.data.code : undefined
  } catch {
    return undefined
  }
}
