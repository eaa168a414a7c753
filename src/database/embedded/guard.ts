import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Embedded } from '#database/embedded/embedded.ts'

export interface Guarding {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'fatal'>
  /** it fell and could not be raised again, however often that was tried */
  givenUp(): void
  readonly lookMs?: number
  readonly tries?: number
}

export interface Guard {
  /** Looks no more; call before it is left or stopped on purpose. */
  stop(): Promise<void>
}

const longestRestMs = 30_000

/** Raises an embedded PostgreSQL whenever it falls, at the same address, since everybody's connections go there. */
export function guardEmbedded(embedded: Pick<Embedded, 'isRunning' | 'raise'>, guarding: Guarding): Guard {
  const { log, lookMs = 500, tries = 10 } = guarding
  const over = new AbortController()
  // who is called off has nothing to look for any more
  const rest = (ms: number) =>
    sleep(ms, undefined, { signal: over.signal, ref: false }).catch(() => undefined)
  async function raised(): Promise<boolean> {
    for (let tried = 1; tried <= tries && !over.signal.aborted; tried++) {
      log.warn({ tried }, 'database.fell')
      try {
        await embedded.raise()
        log.warn({ tried }, 'database.raised')
        return true
      } catch (error) {
        log.error({ err: error, tried }, 'database.not-raised')
        await rest(Math.min(longestRestMs, 1000 * 2 ** (tried - 1)))
      }
    }
    return false
  }
  async function look(): Promise<void> {
    for (;;) {
      await rest(lookMs)
      if (over.signal.aborted) return
      if (embedded.isRunning() || (await raised())) continue
      if (over.signal.aborted) return
      log.fatal('database.given-up')
      guarding.givenUp()
      return
    }
  }
  const looking = look()
  return {
    async stop() {
      over.abort()
      await looking
    },
  }
}
