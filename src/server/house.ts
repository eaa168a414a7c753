import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/database.ts'
import type { Clock } from '#server/clock.ts'
import type { Jobs } from '#server/jobs.ts'
import type { Settings } from '#server/settings.ts'

export interface House<Adapters = unknown> {
  readonly settings: Settings & Adapters
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}
