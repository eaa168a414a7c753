import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OctoBooks } from './books.ts'
import type { Wanted } from './product-views.ts'
import type { Weather } from './weather.ts'

export interface OctoDesk extends Weather {
  readonly app: FastifyInstance
  readonly books: OctoBooks
  readonly now: () => Temporal.Instant
}

export function wantedIn({ headers }: FastifyRequest): Wanted {
  const names = String(headers['octo-capabilities'] ?? '').split(/\s*,\s*/)
  return {
    hasPricing: names.includes('octo/pricing'),
    hasContent: names.includes('octo/content'),
    isInFarsi: /^fa\b/.test(headers['accept-language'] ?? ''),
  }
}
