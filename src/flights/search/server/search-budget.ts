import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { hostOf, isLoopback } from '#server/address.ts'
import { refuse } from '#server/refusals.ts'

/** Who searches: by account where somebody has signed in, else by the host; in a demonstration all come from one machine. */
export interface Asker {
  readonly userId?: string | undefined
  readonly address: string
}

/** Pays for days that nobody has asked for before. Refuses TOO_MANY beyond the asker's budget. */
export type Spend = (days: number) => Promise<void>

/**
 * Days of routes that are made for one asker within the window. A search inside the country makes one or two, one abroad with changes
 * some hundred; a host may be a whole operator's. What is made stays for all, and costs nobody any more.
 */
const window = { seconds: 600, daysOfUser: 3000, daysOfHost: 9000 } as const

/** What our own work pays: nothing. */
export const free: Spend = async () => undefined

export function openSearchBudget(): (asker: Asker) => Spend {
  const users = new RateLimiterMemory({ points: window.daysOfUser, duration: window.seconds })
  const hosts = new RateLimiterMemory({ points: window.daysOfHost, duration: window.seconds })
  return ({ userId, address }) => {
    if (userId !== undefined) return (days) => spend(users, userId, days)
    return isLoopback(address) ? free : (days) => spend(hosts, hostOf(address), days)
  }
}

async function spend(limiter: RateLimiterMemory, key: string, days: number): Promise<void> {
  try {
    await limiter.consume(key, days)
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit
    throw refuse('TOO_MANY', { headers: { 'retry-after': String(Math.ceil(limit.msBeforeNext / 1000)) } })
  }
}
