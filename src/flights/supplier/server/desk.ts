import { LRUCache } from 'lru-cache'
import type { SupplierBag } from '#flights/supplier/bags.ts'
import type { SupplierRefund } from '#flights/supplier/order.ts'
import type { SharedSearch } from '#flights/supplier/server/shared-search.ts'
import type { FlightSupplier, Patience } from '#flights/supplier/supplier.ts'
import { admits, answered, asked, type Breaker, closed } from '#suppliers/breaker.ts'
import { notSent, type Outcome } from '#suppliers/outcome.ts'
import { freshPace, type Pace, spent } from '#suppliers/pace.ts'

/** The suppliers of this process, with what it remembers of each. */
export interface SupplierDesk {
  readonly all: readonly FlightSupplier[]
  /** undefined for our own inventory, and for a supplier that is no longer in the settings */
  of(name: string): FlightSupplier | undefined
  /** May a search be sent now? Who asks and hears yes sends it. */
  admits(supplier: FlightSupplier): boolean
  /** how a search went: it was answered at all, or not */
  went(supplier: FlightSupplier, isGood: boolean): void
  /** Is it left alone now? What was sent is looked up all the same. */
  rests(supplier: FlightSupplier): boolean
  /** Asks it within its own time; while it is left alone nothing is sent. Whether it answers counts as a search's answer does. */
  ask<T>(supplier: FlightSupplier, question: (patience: Patience) => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** searches on their way and those just answered, by supplier and question */
  readonly searches: LRUCache<string, SharedSearch>
  /** what suppliers said lately that giving back would bring, by order and people */
  readonly refundQuotes: LRUCache<string, { readonly at: number; readonly quote: SupplierRefund }>
  /** what suppliers said lately that more baggage costs, by supplier and offer */
  readonly bagsTold: LRUCache<string, { readonly at: number; readonly bags: readonly SupplierBag[] }>
  /** epoch milliseconds of the house's clock */
  now(): number
}

/** searches remembered; each has some hundred offers at most */
const searchesKept = 400
const quotesKept = 400

export function openSupplierDesk(all: readonly FlightSupplier[], now: () => Temporal.Instant): SupplierDesk {
  const breakers = new Map<string, Breaker>()
  const paces = new Map<string, Pace>()
  const nowMs = () => now().epochMilliseconds
  const breakerOf = ({ name }: FlightSupplier) => breakers.get(name) ?? closed
  const rests = (supplier: FlightSupplier) => !admits(breakerOf(supplier), nowMs())
  const sends = (supplier: FlightSupplier) =>
    void breakers.set(supplier.name, asked(breakerOf(supplier), nowMs()))
  const went = (supplier: FlightSupplier, isGood: boolean) =>
    void breakers.set(supplier.name, answered(breakerOf(supplier), isGood, nowMs()))
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
