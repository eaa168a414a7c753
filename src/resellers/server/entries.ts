import type { FastifyInstance } from 'fastify'
import { searchIn } from '#flights/available-body.ts'
import { resultsPath } from '#flights/results-path.ts'
import type { Resellers } from '#resellers/server/resellers.ts'

/** A page that answers a marketplace's number itself: the results, where its offer is shown. */
const resultsPage = '/plp'

/**
 * Leads whoever comes to any other page with a marketplace's number (§1) on to the results of its search. A number that is
 * not ours is passed over: the page opens as without it.
 */
export function serveEntries(app: FastifyInstance, resellers: Pick<Resellers, 'toldBy'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://any')
    const number = searchParams.get('safarmarketId')
    if (number === null || request.method !== 'GET' || pathname === resultsPage) return
    const told = resellers.toldBy(number)
    if (told === undefined) return
    const address = `${resultsPath(searchIn(told.availableRequest))}&safarmarketId=${number}`
    return reply.code(302).header('cache-control', 'no-store').redirect(address, 302)
  })
}
