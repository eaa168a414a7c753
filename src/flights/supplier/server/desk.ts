import { LRUCache } from 'lru-cache'
import type { SupplierBag } from '#flights/supplier/bags.ts'
import type { ChangeOffer } from '#flights/supplier/change-offer.ts'
import type { LaterBag } from '#flights/supplier/later-bags.ts'
import type { SupplierRefund } from '#flights/supplier/order.ts'
import type { SupplierSeatMap } from '#flights/supplier/seats.ts'
import type { SharedSearch } from '#flights/supplier/server/shared-search.ts'
import type { FlightSupplier, Patience } from '#flights/supplier/supplier.ts'
import { notSent, type Outcome } from '#suppliers/outcome.ts'
import { freshPace, type Pace, spent } from '#suppliers/pace.ts'
import { type SupplierWatch, unwatched } from '#suppliers/server/suppliers.ts'

export interface SupplierDesk {
  readonly all: readonly FlightSupplier[]
  /** undefined for our own inventory and for suppliers no longer in the settings */
  of(name: string): FlightSupplier | undefined
  /** May a search be sent now? On true the caller must send it. */
  admits(supplier: FlightSupplier): boolean
  went(supplier: FlightSupplier, isGood: boolean): void
  /** Is it at rest after failures, or switched off? Lookups are still sent. Call `ready` before. */
  rests(supplier: FlightSupplier): boolean
  /** Switched off by somebody, on every server. Call `ready` before. */
  isOff(supplier: FlightSupplier): boolean
  ready(): Promise<void>
  /** Whether it still asked the price that it had shown. */
  price(supplier: FlightSupplier, isSame: boolean): void
  /** Calls it with its own timeout; nothing is sent while it rests. Failures count like failed searches. */
  ask<T>(supplier: FlightSupplier, question: (patience: Patience) => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** current and recent searches, by supplier and query */
  readonly searches: LRUCache<string, SharedSearch>
  /** recent refund quotes, by order and people */
  readonly refundQuotes: LRUCache<string, { readonly at: number; readonly quote: SupplierRefund }>
  /** recent bag prices, by supplier and offer */
  readonly bagsTold: LRUCache<string, { readonly at: number; readonly bags: readonly SupplierBag[] }>
  /** seat maps just told, by supplier and offer */
  readonly seatsTold: LRUCache<string, { readonly at: number; readonly maps: readonly SupplierSeatMap[] }>
  /** bags for issued orders, just told, by supplier and its order */
  readonly laterBagsTold: LRUCache<string, { readonly at: number; readonly bags: readonly LaterBag[] }>
  /** flights for a changed order, by supplier, its order and day: until when, and what was told; in vain where it changes none */
  readonly changesTold: LRUCache<string, ChangesOfDay>
  /** days that were just asked for, by supplier and its order */
  readonly changeDaysAsked: LRUCache<string, number>
  now(): number
}

export interface ChangesOfDay {
  readonly until: number
  readonly told: Promise<Outcome<readonly ChangeOffer[]>>
}

const searchesKept = 400
const quotesKept = 400
/** a map has some hundreds of seats */
const mapsKept = 100
/** for as long days asked for are counted */
const changeDaysMs = 10 * 60_000

export function openSupplierDesk(
  suppliers: readonly FlightSupplier[],
  now: () => Temporal.Instant,
  watch: SupplierWatch = unwatched(() => now().epochMilliseconds),
): SupplierDesk {
  const { breakers, isOff, ready } = watch
  const all = suppliers.map(watch.watched)
  const paces = new Map<string, Pace>()
  const nowMs = () => now().epochMilliseconds
  const rests = ({ name }: FlightSupplier) => breakers.rests(name)
  const went = ({ name }: FlightSupplier, isGood: boolean) => breakers.went(name, isGood)
  return {
    all,
    of: (name) => all.find((one) => one.name === name),
    rests,
    went,
    ready,
    isOff: ({ name }) => isOff(name),
    price: ({ name }, isSame) => watch.price(name, isSame),
    admits(supplier) {
      const { name, caps } = supplier
      if (rests(supplier)) return false
      const limit = { perMinute: caps.searchesPerMinute, atOnce: caps.searchesAtOnce }
      const pace = spent(paces.get(name) ?? freshPace(limit, nowMs()), limit, nowMs())
      if (pace === undefined) return false
      paces.set(name, pace)
      breakers.sends(name)
      return true
    },
    async ask(supplier, question) {
      await ready()
      if (rests(supplier)) return notSent('it is left alone')
      breakers.sends(supplier.name)
      const outcome = await question({ signal: AbortSignal.timeout(supplier.caps.callMs) })
      went(supplier, outcome.kind !== 'notSent' && outcome.kind !== 'unknown')
      return outcome
    },
    searches: new LRUCache({ max: searchesKept }),
    refundQuotes: new LRUCache({ max: quotesKept }),
    bagsTold: new LRUCache({ max: quotesKept }),
    seatsTold: new LRUCache({ max: mapsKept }),
    laterBagsTold: new LRUCache({ max: quotesKept }),
    changesTold: new LRUCache({ max: quotesKept }),
    changeDaysAsked: new LRUCache({ max: 2000, ttl: changeDaysMs }),
    now: nowMs,
  }
}
