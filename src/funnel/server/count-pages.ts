import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Funnel } from '#funnel/server/funnel.ts'

/** A product's pages by their address, with its query. */
export interface CountedProduct {
  readonly kind: string
  readonly funnelPages?: { readonly searched: RegExp; readonly chosen: RegExp }
}

interface Counting {
  readonly funnel: Pick<Funnel, 'count'>
  products(): readonly CountedProduct[]
  /** The marketplace somebody came from, by the link that is opened or the browser's cookies. */
  sourceOf(cookies: string | undefined, link: string | null): Promise<string | undefined>
}

/** Counts pages that were answered, behind the answer; of the first page by a link its source too. */
export function countPages(app: FastifyInstance, { funnel, products, sourceOf }: Counting): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || isNobodys(request)) return
    const url = URL.parse(request.url, 'http://any')
    if (url === null) return
    const seen = stepsAt(products(), `${url.pathname.replace(/\.data$/, '')}${url.search}`)
    if (seen.length === 0) return
    const link = url.searchParams.get('safarmarketId')
    const source = (await sourceOf(request.headers.cookie, link)) ?? ''
    for (const one of seen) funnel.count({ ...one, source })
  })
}

function stepsAt(products: readonly CountedProduct[], address: string) {
  return products.flatMap(({ kind: product, funnelPages }) =>
    (['searched', 'chosen'] as const)
      .filter((step) => funnelPages?.[step].test(address))
      .map((step) => ({ product, step })),
  )
}

/** A robot, or a page that a browser fetched for later. */
function isNobodys({ headers }: FastifyRequest): boolean {
  if (/prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))) return true
  return /bot\b|crawl|spider|slurp/i.test(headers['user-agent'] ?? '')
}
