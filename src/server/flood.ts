import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { hostOf } from '#server/address.ts'
import { refuse } from '#server/refusals.ts'
import type { Settings } from '#server/settings.ts'

/** A flood from one host (IPv6 /64) is rejected before any work. */
export function guardFlood(app: FastifyInstance, settings: Settings): void {
  if (settings.floodPerMinute === 0) return
  const limiter = new RateLimiterMemory({ points: settings.floodPerMinute, duration: 60 })
  app.addHook('onRequest', async (request) => {
    try {
      await limiter.consume(hostOf(request.ip))
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit
      throw refuse('TOO_MANY', { headers: { 'retry-after': String(Math.ceil(limit.msBeforeNext / 1000)) } })
    }
  })
}
