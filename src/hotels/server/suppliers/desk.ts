import { LRUCache } from 'lru-cache'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import { notSent, type Outcome } from '#suppliers/outcome.ts'
import { freshPace, type Pace, spent } from '#suppliers/pace.ts'
import { type SupplierWatch, unwatched } from '#suppliers/server/suppliers.ts'

export interface HotelDesk {
  readonly all: readonly HotelSupplier[]
  of(name: string): HotelSupplier | undefined
  /** Switched off by somebody, on every server. Call `ready` before. */
  isOff(supplier: HotelSupplier): boolean
  /** Before `reading` and `isOff`: what people decided elsewhere is known then. */
  ready(): Promise<void>
  /** Whether it still asked the price that it had listed. */
  price(name: string, isSame: boolean): void
  reading<T>(
    supplier: HotelSupplier,
    key: string,
    ask: (signal: AbortSignal) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>>
}

interface StoredOutcome {
  readonly answer: Promise<Outcome<unknown>>
  readonly at: number
}

const answersKept = 400
/** cache time; prices are checked again before payment */
const keptMs = 60_000

export function openHotelDesk(
  suppliers: readonly HotelSupplier[],
  now: () => Temporal.Instant,
  watch: SupplierWatch = unwatched(() => now().epochMilliseconds),
): HotelDesk {
  const { breakers } = watch
  const all = suppliers.map(watch.watched)
  const paces = new Map<string, Pace>()
  const kept = new LRUCache<string, StoredOutcome>({ max: answersKept })
  const nowMs = () => now().epochMilliseconds

  function mayAsk({ name, caps }: HotelSupplier): boolean {
    if (breakers.rests(name)) return false
    const limit = { perMinute: caps.searchesPerMinute, atOnce: caps.searchesAtOnce }
    const pace = spent(paces.get(name) ?? freshPace(limit, nowMs()), limit, nowMs())
    if (pace === undefined) return false
    paces.set(name, pace)
    breakers.sends(name)
    return true
  }

  async function tried<T>(
    supplier: HotelSupplier,
    ask: (signal: AbortSignal) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const outcome = await ask(AbortSignal.timeout(supplier.caps.searchMs))
    const isGood = outcome.kind === 'done' || outcome.kind === 'rejected'
    breakers.went(supplier.name, isGood)
    return outcome
  }

  return {
    all,
    of: (name) => all.find((one) => one.name === name),
    isOff: ({ name }) => watch.isOff(name),
    ready: watch.ready,
    price: watch.price,
    reading<T>(supplier: HotelSupplier, key: string, ask: (signal: AbortSignal) => Promise<Outcome<T>>) {
      const name = `${supplier.name} ${key}`
      const known = kept.get(name)
      // the key names the method and its arguments, so the type fits
      if (known !== undefined && nowMs() - known.at < keptMs) return known.answer as Promise<Outcome<T>>
      if (!mayAsk(supplier)) return Promise.resolve(notSent('it is left alone'))
      const answer = tried(supplier, ask)
      kept.set(name, { answer, at: nowMs() })
      void answer.then(
        ({ kind }) => kind === 'done' || kept.delete(name),
        () => kept.delete(name),
      )
      return answer
    },
  }
}
