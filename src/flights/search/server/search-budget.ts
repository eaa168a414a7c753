import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { hostOf, isLoopback } from '#server/address.ts'
import { refuse } from '#server/refusals.ts'

/** Who searches: the account if signed in, else the IP address; in a demo everybody shares one machine. */
export interface Asker {
  readonly userId?: string | undefined
  readonly address: string
}

export type Spend = (days: number) => Promise<void>

/** Route days created per asker within the window; days that exist cost nothing.
 * An operator's users may share one address. */
const window = { seconds: 600, daysOfUser: 3000, daysOfHost: 9000 } as const

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
