import type { FastifyInstance } from 'fastify'
import { searchIn } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { ClickId } from '#resellers/calls.ts'
import type { Resellers } from '#resellers/server/resellers.ts'

/** The results page reads the click id itself. */
const resultsPage = '/plp'

/** §1: notes a valid click id, and redirects on any other page to its results. An invalid id is ignored. */
export function serveEntries(app: FastifyInstance, resellers: Pick<Resellers, 'quotedBy' | 'came'>): void {
  app.addHook('onRequest', async (request, reply) => {
    // `//` would be read as a host, and is no valid URL
    const url = URL.parse(request.url, 'http://any')
    if (url === null || request.method !== 'GET') return
    const number = ClickId.safeParse(url.searchParams.get('safarmarketId'))
    const told = number.success ? resellers.quotedBy(number.data) : undefined
    if (told === undefined || !number.success) return
    const cookie = await resellers.came(number.data)
    if (cookie !== undefined) reply.header('set-cookie', cookie)
    if (url.pathname === resultsPage) return
    const address = `${resultsPath(searchIn(told.availableRequest))}&safarmarketId=${number.data}`
    return reply.code(302).header('cache-control', 'no-store').redirect(address, 302)
  })
}
