import type { PriceRule } from '#orders/pricing/price-rule.ts'
import { rulesSince } from '#orders/server/pricing/rule-rows.ts'
import type { Room } from '#orders/server/room.ts'

/** rules are read again after it; no new one begins sooner than a minute after it was written */
const knownMs = 15_000
/** an offer is bought this long after its search at most */
const backHours = 2

interface Known {
  readonly rules: readonly PriceRule[]
  readonly readMs: number
  readonly atMs: number
}

/** The rules of the last hours and of all that come, at most 15 seconds old; read by one for all who wait. */
export function openRuleReader({ database, clock }: Pick<Room, 'database' | 'clock'>, onRead: () => void) {
  let reading: Promise<Known> | undefined
  let known: Known | undefined

  async function read(): Promise<Known> {
    const now = clock.now()
    const readMs = performance.now()
    const rules = await rulesSince(database, now.subtract({ hours: backHours }))
    onRead()
    known = { rules, readMs, atMs: now.epochMilliseconds }
    return known
  }

  function isFresh({ readMs, atMs }: Known): boolean {
    const gone = Math.abs(clock.now().epochMilliseconds - atMs)
    return gone < knownMs && performance.now() - readMs < knownMs
  }

  return async (): Promise<readonly PriceRule[]> => {
    if (known !== undefined && isFresh(known)) return known.rules
    reading ??= read().finally(() => (reading = undefined))
    return (await reading).rules
  }
}
