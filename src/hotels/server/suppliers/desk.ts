import { LRUCache } from 'lru-cache'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import { admits, afterResponse, type Breaker, closed, probing } from '#suppliers/breaker.ts'
import { notSent, type Outcome } from '#suppliers/outcome.ts'
import { freshPace, type Pace, spent } from '#suppliers/pace.ts'

export interface HotelDesk {
  readonly all: readonly HotelSupplier[]
  of(name: string): HotelSupplier | undefined
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

export function openHotelDesk(all: readonly HotelSupplier[], now: () => Temporal.Instant): HotelDesk {
  const breakers = new Map<string, Breaker>()
  const paces = new Map<string, Pace>()
  const kept = new LRUCache<string, StoredOutcome>({ max: answersKept })
  const nowMs = () => now().epochMilliseconds

  function mayAsk({ name, caps }: HotelSupplier): boolean {
    const breaker = breakers.get(name) ?? closed
    if (!admits(breaker, nowMs())) return false
    const limit = { perMinute: caps.searchesPerMinute, atOnce: caps.searchesAtOnce }
    const pace = spent(paces.get(name) ?? freshPace(limit, nowMs()), limit, nowMs())
    if (pace === undefined) return false
    paces.set(name, pace)
    breakers.set(name, probing(breaker, nowMs()))
    return true
  }

  async function tried<T>(
    supplier: HotelSupplier,
    ask: (signal: AbortSignal) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const outcome = await ask(AbortSignal.timeout(supplier.caps.searchMs))
    const isGood = outcome.kind === 'done' || outcome.kind === 'rejected'
    breakers.set(supplier.name, afterResponse(breakers.get(supplier.name) ?? closed, isGood, nowMs()))
    return outcome
  }

  return {
    all,
    of: (name) => all.find((one) => one.name === name),
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
