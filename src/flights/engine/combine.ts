import { MinHeap } from '#flights/engine/min-heap.ts'
import type { Offer } from '#flights/engine/offer.ts'
import type { Rial } from '#money/rial.ts'

export interface Layer {
  readonly offers: readonly Offer[]
  /** lower bound for offers not in the list; Infinity when it is complete */
  readonly beyond: number
  /** least time between the previous direction's arrival and this departure */
  readonly stayMinutes: number
}

export interface Combination {
  readonly price: Rial
  readonly offers: readonly Offer[]
}

export interface Combined {
  readonly combinations: readonly Combination[]
  /** a layer whose list is too short for the answer; undefined when complete */
  readonly tooShort: number | undefined
}

/** The `count` cheapest combinations of one offer per direction, exactly: best-first by a lower bound of the total. */
export function combine(layers: readonly Layer[], count: number): Combined {
  const ranked = ranksOf(layers)
  const surest = surestPrice(layers)
  const waiting = new MinHeap<Choice>(({ spent, one }) => spent + one.least)
  const put = (before: Choice | undefined, layer: number, from: number) => {
    const place = nextFitting(ranked[layer] ?? [], { before, stay: layers[layer]?.stayMinutes ?? 0, from })
    const one = ranked[layer]?.[place]
    if (one !== undefined)
      waiting.push({
        before,
        one,
        layer,
        place,
        spent: before?.paid ?? 0,
        paid: (before?.paid ?? 0) + one.offer.price,
      })
  }
  put(undefined, 0, 0)
  const combinations: Combination[] = []
  for (;;) {
    const choice = waiting.pop()
    if (choice === undefined) break
    if (choice.spent + choice.one.least > surest.price) return { combinations, tooShort: surest.layer }
    put(choice.before, choice.layer, choice.place + 1)
    if (choice.layer + 1 < layers.length) put(choice, choice.layer + 1, 0)
    else combinations.push({ price: choice.paid as Rial, offers: offersOf(choice) })
    if (combinations.length === count) return { combinations, tooShort: undefined }
  }
  return { combinations, tooShort: surest.price === Number.POSITIVE_INFINITY ? undefined : surest.layer }
}

interface Ranked {
  readonly offer: Offer
  readonly least: number
}

interface Choice {
  readonly before: Choice | undefined
  readonly one: Ranked
  readonly layer: number
  readonly place: number
  readonly spent: number
  readonly paid: number
}

function ranksOf(layers: readonly Layer[]): readonly (readonly Ranked[])[] {
  const ranked: Ranked[][] = []
  let following: readonly Ranked[] | undefined
  for (const [place, { offers }] of [...layers.entries()].toReversed()) {
    const least = leastAfter(following, layers[place + 1]?.stayMinutes ?? 0)
    following = offers
      .map((offer) => ({ offer, least: offer.price + least(offer.departs + offer.minutes) }))
      .filter((one) => one.least < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.least - b.least)
    ranked.unshift([...following])
  }
  return ranked
}

/** Lower bound of the following directions' cost, by arrival minute. */
function leastAfter(following: readonly Ranked[] | undefined, stay: number): (arrives: number) => number {
  if (following === undefined) return () => 0
  const byDeparture = following.toSorted((a, b) => b.offer.departs - a.offer.departs)
  const stairs: { departs: number; least: number }[] = []
  let least = Number.POSITIVE_INFINITY
  for (const one of byDeparture) {
    least = Math.min(least, one.least)
    stairs.push({ departs: one.offer.departs, least })
  }
  return (arrives) => {
    let [low, high] = [0, stairs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((stairs[middle]?.departs ?? 0) >= arrives + stay) low = middle + 1
      else high = middle
    }
    return stairs[low - 1]?.least ?? Number.POSITIVE_INFINITY
  }
}

function nextFitting(
  ranked: readonly Ranked[],
  { before, stay, from }: { before: Choice | undefined; stay: number; from: number },
): number {
  if (before === undefined) return from
  const since = before.one.offer.departs + before.one.offer.minutes + stay
  let place = from
  while (place < ranked.length && (ranked[place]?.offer.departs ?? 0) < since) place += 1
  return place
}

/** Any combination up to this price consists of listed offers only. */
function surestPrice(layers: readonly Layer[]): { price: number; layer: number | undefined } {
  const cheapest = layers.map(({ offers }) => offers[0]?.price ?? Number.POSITIVE_INFINITY)
  let surest: { price: number; layer: number | undefined } = {
    price: Number.POSITIVE_INFINITY,
    layer: undefined,
  }
  for (const [place, { beyond }] of layers.entries()) {
    const others = cheapest.reduce<number>((sum, price, other) => (other === place ? sum : sum + price), 0)
    if (beyond + others < surest.price) surest = { price: beyond + others, layer: place }
  }
  return surest
}

function offersOf(choice: Choice): readonly Offer[] {
  return [...(choice.before === undefined ? [] : offersOf(choice.before)), choice.one.offer]
}
