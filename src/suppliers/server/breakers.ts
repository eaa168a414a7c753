import { admits, afterResponse, type Breaker, closed, probing } from '#suppliers/breaker.ts'

export interface Breakers {
  /** After failures, or because somebody switched it off: nothing is sent but look-ups. */
  rests(name: string): boolean
  sends(name: string): void
  went(name: string, isGood: boolean): void
}

/** What people decide for all servers, and what this one tells them. */
export interface ByHand {
  isOff(name: string): boolean
  /** epoch milliseconds: breakers of before are forgotten */
  resetAt(name: string): number
  rested(name: string, until: number | null): void
}

const byNobody: ByHand = { isOff: () => false, resetAt: () => 0, rested: () => undefined }

/** Of one process, by supplier. */
export function openBreakers(nowMs: () => number, hand: ByHand = byNobody): Breakers {
  const breakers = new Map<string, { readonly breaker: Breaker; readonly at: number }>()
  const of = (name: string) => {
    const known = breakers.get(name)
    return known === undefined || known.at < hand.resetAt(name) ? closed : known.breaker
  }
  function become(name: string, breaker: Breaker): void {
    const before = breakers.get(name)?.breaker.restsUntil ?? null
    breakers.set(name, { breaker, at: nowMs() })
    if (breaker.restsUntil !== before) hand.rested(name, breaker.restsUntil)
  }
  return {
    rests: (name) => hand.isOff(name) || !admits(of(name), nowMs()),
    sends: (name) => become(name, probing(of(name), nowMs())),
    went: (name, isGood) => become(name, afterResponse(of(name), isGood, nowMs())),
  }
}
