import type { Proposal } from '#flights/proposal.ts'
import {
  type Bits,
  everyPlace,
  firstOf,
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
import { type Sorting, sorted, weightOf } from '#flights/search/sorting.ts'
import { bagged } from '#flights/search/with-bag.ts'

/** How many tickets a choice would show and the lowest total among those with seats (rial). */
export interface Measure {
  readonly count: number
  readonly lowest: number | undefined
}

/**
 * Offers prepared for fast filtering: each filter's result is one bit per offer, offers sorted cheapest first. Combining
 * filters is a bitwise AND; the lowest price is the first set bit.
 */
export interface OfferIndex {
  /** all offers, cheapest first, sold out last */
  readonly offers: readonly Proposal[]
  /** what passes all filters but those named; without duplicates unless they are wanted */
  through(filters: Filters, ...but: readonly FilterName[]): Bits
  passing(name: TestName, filters: Filters): Bits
  measured(places: Bits, filters: Filters): Measure
  listed(places: Bits, sorting: Sorting): readonly Proposal[]
  /** the first with seats in an order */
  best(places: Bits, sorting: Sorting): Proposal | undefined
  /** the same offers with the price of a bag of so many kilograms added */
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
  const firstPerHash = merging(offers)
  const inOrder = ordering(offers, withSeats)
  const merged = (places: Bits, { duplicates }: Filters) => (duplicates ? places : firstPerHash(places))
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
      const first = firstOf(shown)
      const isBuyable = first !== undefined && first < withSeats
      return { count: sizeOf(shown), lowest: isBuyable ? offers[first]?.totalPrice : undefined }
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

/** Values of a list filter are looked up one by one, since the counts ask for each of them too. */
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

/** §4: of tickets with one hash the cheapest is kept; one with seats comes before one without. */
function merging(offers: readonly Proposal[]): (places: Bits) => Bits {
  const hashes = new Map<string, number>()
  const hashAt = offers.map(({ hash }) => {
    const number = hashes.get(hash) ?? hashes.size
    hashes.set(hash, number)
    return number
  })
  return (places) => {
    const seen = new Uint8Array(hashes.size)
    const first = new Uint32Array(places.length)
    for (const at of placesIn(places)) {
      const hash = hashAt[at] ?? 0
      if (seen[hash] === 0) put(first, at)
      seen[hash] = 1
    }
    return first
  }
}

/** Offers are cheapest first already; a stable sort keeps that among equals. */
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
