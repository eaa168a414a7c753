import type { FastifyInstance } from 'fastify'
import { searchIn } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { ClickId } from '#resellers/calls.ts'
import type { Resellers } from '#resellers/server/resellers.ts'

/** A page that answers a marketplace's number itself: the results, where its offer is shown. */
const resultsPage = '/plp'

/**
 * Leads whoever comes to any other page with a marketplace's number (§1) on to the results of its search. A number that is
 * not ours is passed over: the page opens as without it.
 */
export function serveEntries(app: FastifyInstance, resellers: Pick<Resellers, 'toldBy'>): void {
  app.addHook('onRequest', async (request, reply) => {
    // `//` is an address to a server, and none to a URL
    const url = URL.parse(request.url, 'http://any')
    if (url === null || request.method !== 'GET' || url.pathname === resultsPage) return
    const number = ClickId.safeParse(url.searchParams.get('safarmarketId'))
    const told = number.success ? resellers.toldBy(number.data) : undefined
    if (told === undefined) return
    const address = `${resultsPath(searchIn(told.availableRequest))}&safarmarketId=${number.data}`
    return reply.code(302).header('cache-control', 'no-store').redirect(address, 302)
  })
}
