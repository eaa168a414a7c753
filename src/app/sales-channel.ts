import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Agencies } from '#agencies/server/agencies.ts'
import { productChannelOf, productChannels } from '#calls/product-channel.ts'
import type { SalesChannel } from '#calls/sales-channel.ts'
import type { Resellers } from '#resellers/server/resellers.ts'
import { throughChannel } from '#server/channel-here.ts'
import { Refusal } from '#server/refusal.ts'
import type { VisitorOf } from '#server/visitor.ts'
import { openedAsApp } from '#web/install/keep-early.ts'

interface Knowing {
  readonly visitorOf: VisitorOf
  readonly agencies: Pick<Agencies, 'isSeller'>
  readonly resellers: Pick<Resellers, 'sourceOf'>
}

/** Through what each request buys, found out only where a price rule asks. Twice, as the request's site is entered. */
export function enterSalesChannel(app: FastifyInstance, rooms: Knowing): void {
  const enter: onRequestHookHandler = (request, _reply, done) =>
    throughChannel(() => channelOf(request, rooms), done)
  app.addHook('onRequest', enter)
  app.addHook('preValidation', enter)
}

/** Who buys for an agency does so wherever he comes from; who came by a marketplace's link in our app as well. */
async function channelOf(request: FastifyRequest, { resellers, ...knowing }: Knowing): Promise<SalesChannel> {
  if (await isSellers(request, knowing)) return 'agency'
  const { cookie = '', 'user-agent': userAgent = '' } = request.headers
  const number = URL.parse(request.url, 'http://any')?.searchParams.get('safarmarketId') ?? null
  if ((await resellers.sourceOf(cookie, number)) !== undefined) return 'marketplace'
  const isInstalled = cookie.split(/;\s*/).includes(openedAsApp)
  const channel = productChannelOf({ userAgent, openedBy: '', isInstalled }, '')
  return channel === productChannels.web ? 'site' : 'app'
}

/** A token of nobody is refused by the call that asks who somebody is; pages open to whoever sends one. */
async function isSellers(
  request: FastifyRequest,
  { visitorOf, agencies }: Pick<Knowing, 'visitorOf' | 'agencies'>,
): Promise<boolean> {
  try {
    const visitor = await visitorOf(request)
    return visitor.kind === 'user' && (await agencies.isSeller(visitor.userId))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
