import type { Collector } from '#flights/engine/collector.ts'
import type { Journey } from '#flights/engine/journey.ts'
import { inOrder, type Offer, offerOf } from '#flights/engine/offer.ts'

export interface Best extends Collector {
  /** best first */
  offers(): Offer[]
}

/** Keeps at most `count`: a heap with the worst on top. */
export function openBest(count: number): Best {
  const heap: Offer[] = []
  const best = {
    // finite, so that unpriced flights (infinite) are left out
    most: Number.MAX_SAFE_INTEGER,
    admits: (price: number) => price <= best.most,
    take(journey: Journey) {
      const offer = offerOf(journey)
      if (heap.length < count) rise(heap, offer)
      else if (isBefore(offer, heap[0])) sink(heap, offer)
      if (heap.length === count) best.most = heap[0]?.price ?? best.most
    },
    offers: () => heap.sort(inOrder),
  }
  return best
}

function isBefore(offer: Offer, other: Offer | undefined): boolean {
  return other !== undefined && inOrder(offer, other) < 0
}

function rise(heap: Offer[], offer: Offer): void {
  let at = heap.length
  heap.push(offer)
  while (at > 0) {
    const above = heap[(at - 1) >> 1]
    if (above === undefined || inOrder(offer, above) <= 0) break
    heap[at] = above
    at = (at - 1) >> 1
  }
  heap[at] = offer
}

function sink(heap: Offer[], offer: Offer): void {
  let at = 0
  for (;;) {
    let below = at * 2 + 1
    const right = heap[below + 1]
    if (right !== undefined && isBefore(heap[below] ?? right, right)) below += 1
    const worst = heap[below]
    if (worst === undefined || !isBefore(offer, worst)) break
    heap[at] = worst
    at = below
  }
  heap[at] = offer
}
