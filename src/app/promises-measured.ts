import type { PromiseKind } from '#promises/promise.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { HousePromiseName } from '#status/house-promises.ts'
import type { PromiseDaysSince } from '#status/server/promise-counts.ts'
import type { PromisesSince } from '#status/server/read-status.ts'

/** Which promises the status page measures. */
const kinds = {
  issue: 'issue-told',
  refundAnswer: 'refund-result',
  refundAtBank: 'refund-to-bank',
  failedPayment: 'failed-payment-returned',
  contact: 'contact-answered',
  support: 'support-answered',
} as const satisfies Record<HousePromiseName, PromiseKind>

export function promisesMeasured({ promises }: { readonly promises: Promises }): PromisesSince {
  // one after another: the page is read each ten seconds, and shall not take six connections for it
  return (since) =>
    Array.fromAsync(Object.keys(kinds) as HousePromiseName[], async (name) => {
      const { kept, missed, medianSeconds } = await promises.statistics(kinds[name], since)
      return { name, kept, missed, medianSeconds }
    })
}

export function promisesByDay({ promises }: { readonly promises: Promises }): PromiseDaysSince {
  const names = new Map<PromiseKind, HousePromiseName>(
    (Object.keys(kinds) as HousePromiseName[]).map((name) => [kinds[name], name]),
  )
  return async (since) => {
    const rows = await promises.daily([...names.keys()], since)
    return rows.flatMap(({ kind, day, kept, missed }) => {
      const name = names.get(kind)
      return name === undefined ? [] : [{ name, day, good: kept, bad: missed }]
    })
  }
}
