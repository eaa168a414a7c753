import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/database.ts'
import type { Clock } from '#server/clock.ts'
import type { Jobs } from '#server/jobs.ts'
import type { Settings } from '#server/settings.ts'

/** What every room gets when it opens. */
export interface House {
  readonly settings: Settings
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}
