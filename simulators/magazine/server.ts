import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyReply } from 'fastify'
import sharp from 'sharp'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { artOf } from './art.ts'
import { type ArtName, artNames } from './article.ts'
import { hostileHtml } from './hostile-html.ts'
import {
  houseArticles,
  houseCategories,
  mediaId,
  mediaView,
  type Post,
  postView,
  type SiteCategory,
} from './posts.ts'

export interface MagazineSimulatorOptions {
  readonly port: number
  readonly host?: string
  /** how long a slow answer takes */
  readonly slowMs?: number
  readonly now?: () => Temporal.Instant
}

const faultNames = [
  'slow',
  'hang',
  'down',
  'error',
  'garbage',
  'html',
  'wrong-shape',
  'half-page',
  'no-totals',
  'hostile',
  'plain-addresses',
  'picture-down',
  'picture-garbage',
] as const
export type MagazineFault = (typeof faultNames)[number]

export interface MagazineSimulator {
  readonly url: string
  readonly faults: FaultBox<MagazineFault>
  /** newest first; tests change it */
  readonly posts: Post[]
  /** tests change them too */
  readonly categories: SiteCategory[]
  readonly asked: readonly string[]
  close(): Promise<void>
}

interface PostsQuery {
  readonly Querystring: Readonly<Record<string, string | undefined>>
}

/** A WordPress site's REST API for reading: posts, categories, media, and its pictures. */
export async function openMagazineSimulator(options: MagazineSimulatorOptions): Promise<MagazineSimulator> {
  const { slowMs = 1500, now = Temporal.Now.instant } = options
  const faults = faultBox<MagazineFault>()
  const asked: string[] = []
  const posts = houseArticles(now())
  const categories = houseCategories()
  const app = fastify({ forceCloseConnections: true })
  let site = ''
  app.addHook('onRequest', async ({ url }) => void asked.push(url))

  async function postsFor(query: PostsQuery['Querystring'], reply: FastifyReply): Promise<unknown> {
    if (faults.strikes('hang')) return reply.hijack()
    if (faults.strikes('slow')) await sleep(slowMs)
    const failed = failure(faults, reply)
    if (failed !== undefined) return failed
    const hostile = faults.strikes('hostile')
    const found = wanted(posts, query)
    const view = (post: Post, place: number) =>
      postView(hostile && place === 0 ? { ...post, html: hostileHtml } : post, site)
    return paged({ all: found, query, view }, reply, faults)
  }
  async function categoriesFor(query: PostsQuery['Querystring'], reply: FastifyReply): Promise<unknown> {
    const failed = failure(faults, reply)
    if (failed !== undefined) return failed
    return paged(
      { all: categoryViews({ posts, categories }, site), query, view: (one) => one },
      reply,
      faults,
    )
  }
  const routes = { '/wp/v2/posts': postsFor, '/wp/v2/categories': categoriesFor } as const
  for (const [route, listFor] of Object.entries(routes))
    app.get<PostsQuery>(`/wp-json${route}`, ({ query }, reply) =>
      faults.strikes('plain-addresses') ? reply.redirect('/', 301) : listFor(query, reply),
    )
  app.get<{ Params: { id: string } }>('/wp-json/wp/v2/media/:id', async ({ params }, reply) => {
    const art = artNames.find((one) => mediaId(one) === Number(params.id))
    return art === undefined ? missing(reply) : mediaView(art, site)
  })
  app.get<{ Params: { name: string } }>('/wp-content/uploads/:name', async ({ params }, reply) => {
    if (faults.strikes('picture-down')) return reply.code(503).send('')
    if (faults.strikes('picture-garbage')) return reply.type('image/jpeg').send('<svg onload="alert(1)"/>')
    const art = artNames.find((one) => `${one}.jpg` === params.name)
    if (art === undefined) return missing(reply)
    return reply.type('image/jpeg').send(await pictureOf(art))
  })
  app.get<PostsQuery>('/', ({ query }, reply) => {
    const route = query['rest_route']
    if (route === '/wp/v2/posts' || route === '/wp/v2/categories') return routes[route](query, reply)
    return reply
      .type('text/html; charset=utf-8')
      .send('<p lang="fa" dir="rtl">مجلهٔ آزمایشی، با پروتکل وردپرس')
  })
  serveFaults(app, faults, faultNames)
  const host = options.host ?? '127.0.0.1'
  const { port } = new URL(await app.listen({ port: options.port, host }))
  // its own name for itself, as in a site's settings
  site = `http://${host}:${port}`
  return { url: site, faults, posts, categories, asked, close: () => app.close() }
}

function pictureOf(art: ArtName): Promise<Buffer> {
  return sharp(Buffer.from(artOf(art)))
    .jpeg({ quality: 88 })
    .toBuffer()
}

function categoryViews(
  { posts, categories }: Pick<MagazineSimulator, 'posts' | 'categories'>,
  site: string,
): readonly object[] {
  return categories.map(({ id, slug, name, parent }) => ({
    id,
    count: posts.filter(({ category }) => category === id).length,
    description: '',
    link: `${site}/category/${slug}/`,
    name,
    slug,
    taxonomy: 'category',
    parent,
    meta: [],
  }))
}

function wanted(posts: readonly Post[], query: PostsQuery['Querystring']): readonly Post[] {
  const { modified_after: after, categories: of, slug, search } = query
  const since = after === undefined ? undefined : Temporal.Instant.from(after)
  return posts.filter(
    (post) =>
      (since === undefined || Temporal.Instant.compare(post.modifiedAt, since) > 0) &&
      (of === undefined || of.split(',').includes(`${post.category}`)) &&
      (slug === undefined || slug === post.slug) &&
      (search === undefined || `${post.title} ${post.html}`.includes(search)),
  )
}

interface Paging<T> {
  readonly all: readonly T[]
  readonly query: PostsQuery['Querystring']
  readonly view: (one: T, place: number) => object
}

function paged<T>(
  { all, query, view }: Paging<T>,
  reply: FastifyReply,
  faults: FaultBox<MagazineFault>,
): unknown {
  const [perPage, page] = [Number(query['per_page'] ?? 10), Number(query['page'] ?? 1)]
  if (!(perPage >= 1 && perPage <= 100))
    return reply.code(400).send({ code: 'rest_invalid_param', message: 'per_page', data: { status: 400 } })
  const pages = Math.ceil(all.length / perPage)
  if (page > Math.max(1, pages))
    return reply.code(400).send({
      code: 'rest_post_invalid_page_number',
      message: 'The page number requested is larger than the number of pages available.',
      data: { status: 400 },
    })
  if (!faults.strikes('no-totals'))
    void reply.header('x-wp-total', all.length).header('x-wp-totalpages', pages)
  const views = all.slice((page - 1) * perPage, page * perPage).map(view)
  if (!faults.strikes('half-page')) return reply.send(views)
  const text = JSON.stringify(views)
  return reply.type('application/json').send(text.slice(0, text.length / 2))
}

function failure(faults: FaultBox<MagazineFault>, reply: FastifyReply): unknown {
  if (faults.strikes('down'))
    return reply.code(502).type('text/html').send('<html><h1>502 Bad Gateway</h1></html>')
  if (faults.strikes('error'))
    return reply
      .code(500)
      .send({ code: 'internal_server_error', message: 'There has been a critical error.' })
  if (faults.strikes('garbage')) return reply.type('application/json').send('[{"id":1,"slu')
  if (faults.strikes('html'))
    return reply.type('text/html').send('<!doctype html><title>Just a moment…</title>')
  if (faults.strikes('wrong-shape'))
    return reply.header('x-wp-totalpages', 1).send([{ id: 'one', title: 'no object' }])
  return undefined
}

function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .send({ code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } })
}
