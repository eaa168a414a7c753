import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'
import type { OctoBooks } from './books.ts'
import type { Wanted } from './product-views.ts'
import type { OctoFault } from './weather.ts'

export interface OctoDesk {
  readonly app: FastifyInstance
  readonly books: OctoBooks
  readonly faults: FaultBox<OctoFault>
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
