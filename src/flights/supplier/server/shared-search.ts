import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'

export interface StoredOffer {
  readonly offer: SupplierOffer
  readonly legs: readonly [LegOnSale, ...LegOnSale[]]
  readonly seats: number
}

/** One stream with many listeners: each gets all of it from the start. */
export interface SharedSearch<T = StoredOffers> {
  readonly begunAt: number
  /** undefined while running; `whole` when nothing is missing */
  readonly ended: () => 'whole' | 'broken' | undefined
  listen(signal: AbortSignal): AsyncGenerator<T>
}

/** see `keep-offers.ts` */
export type StoredOffers = readonly StoredOffer[]

export interface Source<T> {
  readonly begunAt: number
  /** never throws; returns whether nothing is missing */
  run(tell: (value: T) => void): Promise<boolean>
}

export function sharedSearch<T>({ begunAt, run }: Source<T>): SharedSearch<T> {
  const told: T[] = []
  let end: 'whole' | 'broken' | undefined
  let waiting: (() => void)[] = []
  const wake = () => {
    const woken = waiting
    waiting = []
    for (const one of woken) one()
  }
  void run((value) => {
    told.push(value)
    wake()
  }).then((isWhole) => {
    end = isWhole ? 'whole' : 'broken'
    wake()
  })
  return {
    begunAt,
    ended: () => end,
    async *listen(signal) {
      for (let at = 0; !signal.aborted; at += 1) {
        while (at >= told.length && end === undefined && !signal.aborted)
          await woken((resolve) => void waiting.push(resolve), signal)
        const value = told[at]
        if (value === undefined || signal.aborted) return
        yield value
      }
    },
  }
}

/** Waits for the next value or the listener's deadline. */
function woken(enlist: (resolve: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    enlist(end)
  })
}
