import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import {
  type Bits,
  everyPlace,
  has,
  inAll,
  inAny,
  placesIn,
  placesWhere,
  put,
  sizeOf,
} from '#flights/search/bit-set.ts'
import { passesOne, type TestName, testNames } from '#flights/search/filter-tests.ts'
import { type FilterName, type Filters, isActive, noFilters } from '#flights/search/filters.ts'
import { flightsOf } from '#flights/search/flight-cards.ts'
import { type Sorting, sorted, weightOf } from '#flights/search/sorting.ts'
import { bagged } from '#flights/search/with-bag.ts'

/** How many cards a choice would show, and the lowest that an adult pays for one with seats (rial). */
export interface Measure {
  readonly count: number
  readonly lowest: number | undefined
}

/** Offers made ready to be filtered and ordered at every press: one bit an offer for every answer of a filter. */
export interface OfferIndex {
  /** all offers, cheapest first, sold out last */
  readonly offers: readonly Proposal[]
  /** what the filters let through, but for those named; of each flight its cheapest fare, unless every ticket is wanted */
  through(filters: Filters, ...but: readonly FilterName[]): Bits
  passing(name: TestName, filters: Filters): Bits
  measured(places: Bits, filters: Filters): Measure
  listed(places: Bits, sorting: Sorting): readonly Proposal[]
  best(places: Bits, sorting: Sorting): Proposal | undefined
  pricedWith(kg: number): OfferIndex
}

/** How many filter values are cached; a dragged slider makes new ones all the time. */
const wishesKept = 200

export function indexOf(proposals: readonly Proposal[]): OfferIndex {
  const known = new Map<number, OfferIndex>()
  const sellsBags = proposals.some(({ bags }) => bags !== undefined)
  return pricedWith(0)

  function pricedWith(kg: number): OfferIndex {
    const asked = sellsBags ? kg : 0
    const before = known.get(asked)
    if (before !== undefined) return before
    const index = { ...indexAsPriced(bagged(proposals, asked)), pricedWith }
    known.set(asked, index)
    return index
  }
}

function indexAsPriced(proposals: readonly Proposal[]): Omit<OfferIndex, 'pricedWith'> {
  const offers = sorted(proposals, 'Cheapest')
  const every = everyPlace(offers.length)
  const withSeats = offers.filter(({ seat }) => seat > 0).length
  const passing = remembered(offers)
  const firstPerCard = merging(offers)
  const inOrder = ordering(offers, withSeats)
  const lowest = lowestOf(offers, withSeats)
  const merged = (places: Bits, { duplicates }: Filters) => (duplicates ? places : firstPerCard(places))
  return {
    offers,
    passing,
    through(filters, ...but) {
      const asked = testNames.filter((name) => isActive(filters, name) && !but.includes(name))
      const places = inAll(every, ...asked.map((name) => passing(name, filters)))
      return but.includes('duplicates') ? places : merged(places, filters)
    },
    measured(places, filters) {
      const shown = merged(places, filters)
      return { count: sizeOf(shown), lowest: lowest(shown) }
    },
    listed(places, sorting) {
      const list: Proposal[] = []
      for (const at of inOrder(sorting)) {
        const offer = has(places, at) ? offers[at] : undefined
        if (offer !== undefined) list.push(offer)
      }
      return list
    },
    best(places, sorting) {
      const first = inOrder(sorting).find((at) => has(places, at))
      return first === undefined || first >= withSeats ? undefined : offers[first]
    },
  }
}

function remembered(offers: readonly Proposal[]): OfferIndex['passing'] {
  const kept = new Map<string, Bits>()
  return passing

  function passing(name: TestName, filters: Filters): Bits {
    const wanted = filters[name]
    if (Array.isArray(wanted) && wanted.length > 1) {
      const [first, ...others] = wanted.map((one) => passing(name, { ...noFilters, [name]: [one] }))
      if (first !== undefined) return inAny(first, ...others)
    }
    const wish = `${name} ${JSON.stringify(wanted)}`
    const known = kept.get(wish)
    if (known !== undefined) return known
    const places = placesWhere(offers, (offer) => passesOne(offer, name, wanted))
    if (kept.size >= wishesKept) kept.clear()
    kept.set(wish, places)
    return places
  }
}

/** A flight is one card, at the cheapest of its fares; one with seats beats one without, however cheap that was. */
function merging(offers: readonly Proposal[]): (places: Bits) => Bits {
  const cards = new Map<string, number>()
  const cardAt = offers.map((offer) => {
    const flights = flightsOf(offer)
    const number = cards.get(flights) ?? cards.size
    cards.set(flights, number)
    return number
  })
  return (places) => {
    const seen = new Uint8Array(cards.size)
    const first = new Uint32Array(places.length)
    for (const at of placesIn(places)) {
      const card = cardAt[at] ?? 0
      if (seen[card] === 0) put(first, at)
      seen[card] = 1
    }
    return first
  }
}

/** The least an adult pays of some offers with seats. A family's cheapest ticket need not be an adult's. */
function lowestOf(offers: readonly Proposal[], withSeats: number): (places: Bits) => number | undefined {
  const prices = offers.map(adultPrice)
  const isInOrder = prices
    .slice(0, withSeats)
    .every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))
  return (places) => {
    let lowest: number | undefined
    for (const at of placesIn(places)) {
      if (at >= withSeats) break
      lowest = Math.min(lowest ?? Number.POSITIVE_INFINITY, prices[at] ?? 0)
      if (isInOrder) break
    }
    return lowest
  }
}

function ordering(offers: readonly Proposal[], withSeats: number): (sorting: Sorting) => readonly number[] {
  const places = [...offers.keys()]
  const known = new Map<Sorting, readonly number[]>()
  return (sorting) => {
    const before = known.get(sorting)
    if (before !== undefined) return before
    const weights = Float64Array.from(offers, (offer) => weightOf(offer, sorting))
    const byWeight = (a: number, b: number) => (weights[a] ?? 0) - (weights[b] ?? 0)
    const order = [...places.slice(0, withSeats).sort(byWeight), ...places.slice(withSeats).sort(byWeight)]
    known.set(sorting, order)
    return order
  }
}
