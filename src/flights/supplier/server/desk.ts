import { LRUCache } from 'lru-cache'
import type { SupplierBag } from '#flights/supplier/bags.ts'
import type { SupplierRefund } from '#flights/supplier/order.ts'
import type { SharedSearch } from '#flights/supplier/server/shared-search.ts'
import type { FlightSupplier, Patience } from '#flights/supplier/supplier.ts'
import { admits, afterResponse, type Breaker, closed, probing } from '#suppliers/breaker.ts'
import { notSent, type Outcome } from '#suppliers/outcome.ts'
import { freshPace, type Pace, spent } from '#suppliers/pace.ts'

export interface SupplierDesk {
  readonly all: readonly FlightSupplier[]
  /** undefined for our own inventory and for suppliers no longer in the settings */
  of(name: string): FlightSupplier | undefined
  /** May a search be sent now? On true the caller must send it. */
  admits(supplier: FlightSupplier): boolean
  went(supplier: FlightSupplier, isGood: boolean): void
  /** Is it at rest after failures? Lookups are still sent. */
  rests(supplier: FlightSupplier): boolean
  /** Calls it with its own timeout; nothing is sent while it rests. Failures count like failed searches. */
  ask<T>(supplier: FlightSupplier, question: (patience: Patience) => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** current and recent searches, by supplier and query */
  readonly searches: LRUCache<string, SharedSearch>
  /** recent refund quotes, by order and people */
  readonly refundQuotes: LRUCache<string, { readonly at: number; readonly quote: SupplierRefund }>
  /** recent bag prices, by supplier and offer */
  readonly bagsTold: LRUCache<string, { readonly at: number; readonly bags: readonly SupplierBag[] }>
  now(): number
}

const searchesKept = 400
const quotesKept = 400

export function openSupplierDesk(all: readonly FlightSupplier[], now: () => Temporal.Instant): SupplierDesk {
  const breakers = new Map<string, Breaker>()
  const paces = new Map<string, Pace>()
  const nowMs = () => now().epochMilliseconds
  const breakerOf = ({ name }: FlightSupplier) => breakers.get(name) ?? closed
  const rests = (supplier: FlightSupplier) => !admits(breakerOf(supplier), nowMs())
  const sends = (supplier: FlightSupplier) =>
    void breakers.set(supplier.name, probing(breakerOf(supplier), nowMs()))
  const went = (supplier: FlightSupplier, isGood: boolean) =>
    void breakers.set(supplier.name, afterResponse(breakerOf(supplier), isGood, nowMs()))
  return {
    all,
    of: (name) => all.find((one) => one.name === name),
    rests,
    went,
    admits(supplier) {
      const { name, caps } = supplier
      if (rests(supplier)) return false
      const limit = { perMinute: caps.searchesPerMinute, atOnce: caps.searchesAtOnce }
      const pace = spent(paces.get(name) ?? freshPace(limit, nowMs()), limit, nowMs())
      if (pace === undefined) return false
      paces.set(name, pace)
      sends(supplier)
      return true
    },
    async ask(supplier, question) {
      if (rests(supplier)) return notSent('it is left alone')
      sends(supplier)
      const outcome = await question({ signal: AbortSignal.timeout(supplier.caps.callMs) })
      went(supplier, outcome.kind !== 'notSent' && outcome.kind !== 'unknown')
      return outcome
    },
    searches: new LRUCache({ max: searchesKept }),
    refundQuotes: new LRUCache({ max: quotesKept }),
    bagsTold: new LRUCache({ max: quotesKept }),
    now: nowMs,
  }
}
