import { newId } from './ids.ts'
import { type DuffelFlight, type SliceRequest, waysOf } from './journeys.ts'
import type { DuffelOffer } from './offer.ts'
import type { OfferPassenger } from './passengers.ts'
import { brandsFor, priceOf } from './prices.ts'

export interface OffersRequest {
  readonly slices: readonly SliceRequest[]
  readonly passengers: readonly OfferPassenger[]
  readonly cabinClass: string | undefined
  readonly maxConnections: number
  readonly now: Temporal.Instant
  /** combined without checking times */
  readonly mayOverlap: boolean
}

const offerMinutes = 30
/** per request */
const atMost = 120

const leastStay = 60

/** All combinations of all slices, one airline per offer, in each brand of the cabin. */
export function offersFor(requestId: string, asked: OffersRequest): readonly DuffelOffer[] {
  const { passengers, now } = asked
  const sets = together(asked.slices.map((slice) => waysOf(slice, asked.maxConnections)))
  const offers = sets
    .filter((set) => asked.mayOverlap || isInOrder(set))
    .flatMap((slices) => {
      const [first] = slices.flat()
      return brandsFor(first?.line, asked.cabinClass).map((brand) => ({
        id: newId('off'),
        requestId,
        slices,
        brand,
        passengers,
        price: priceOf(slices, brand, passengers),
        createdAt: now,
        expiresAt: now.add({ minutes: offerMinutes }),
        fate:
          slices.length === 1
            ? slices.flat().find(({ line }) => line.fate !== undefined)?.line.fate
            : undefined,
      }))
    })
  return offers.toSorted((a, b) => a.price.total - b.price.total).slice(0, atMost)
}

type Way = readonly DuffelFlight[]

function together(ways: readonly (readonly Way[])[]): readonly (readonly Way[])[] {
  const sets = ways.reduce<readonly (readonly Way[])[]>(
    (before, of) => before.flatMap((set) => of.map((way) => [...set, way])),
    [[]],
  )
  return sets.filter((set) => new Set(set.flat().map(({ line }) => line.airline)).size === 1)
}

function isInOrder(set: readonly Way[]): boolean {
  return set.every((way, at) => {
    const [lands, leaves] = [set[at - 1]?.at(-1)?.arrives, way[0]?.departs]
    return lands === undefined || leaves === undefined || lands.until(leaves).total('minutes') >= leastStay
  })
}
