import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Embedded } from '#database/embedded/embedded.ts'

export interface Guarding {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'fatal'>
  /** after all restarts failed */
  givenUp(): void
  readonly lookMs?: number
  readonly tries?: number
}

export interface Guard {
  stop(): Promise<void>
}

const longestRestMs = 30_000

export function guardEmbedded(embedded: Pick<Embedded, 'isRunning' | 'raise'>, guarding: Guarding): Guard {
  const { log, lookMs = 500, tries = 10 } = guarding
  const over = new AbortController()
  // stopping aborts the sleep, which is no error
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
