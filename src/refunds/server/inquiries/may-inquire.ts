import { mayTry } from '#server/attempt-limits.ts'
import type { House } from '#server/house.ts'

/** Enough for typing errors, too few for trying names. */
const inquiries = { most: 10, seconds: 3600 }

/** Whether this traveller may have banks asked once more; counted for refunds and withdrawals together. */
export function mayInquire({ database, clock }: Pick<House, 'database' | 'clock'>, userId: string) {
  return mayTry(database, `account inquiry of ${userId}`, { limit: inquiries, now: clock.now() })
}
