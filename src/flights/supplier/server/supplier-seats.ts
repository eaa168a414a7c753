import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Room } from '#flights/server/room.ts'
import type { SupplierSeatMap } from '#flights/supplier/seats.ts'
import { type OrderOffer, offersOf } from '#flights/supplier/server/order-offers.ts'
import { groupsOf, type Party } from '#passengers/party.ts'

/** longest wait for a page */
const shownMs = 3000
/** for who buys: a map just read, or nothing */
const boughtMs = 8000
/** people come back to the page; seats go faster than prices */
const keptMs = 60_000

/** The map of one flight of a direction, with the seller's services. */
export interface SeatsThere extends Omit<SupplierSeatMap, 'part'> {
  readonly leg: number
  readonly flight: number
}

export interface SeatsWanted {
  readonly legs: readonly LegOnSale[]
  readonly party: Party
  /** asks again, whatever was told before */
  readonly isBuying: boolean
}

/** Nothing of a supplier that does not answer in time, rests or tells no map. */
export async function seatsThere(
  { suppliers }: Pick<Room, 'suppliers'>,
  { legs, party, isBuying }: SeatsWanted,
): Promise<readonly SeatsThere[]> {
  const offers = offersOf(legs.map((leg) => ({ leg, groups: groupsOf(party) })))
  const told = await Promise.all(
    offers.map(async (offer) => {
      const maps = await mapsOf(suppliers, offer, { party, isBuying })
      return flightsIn(legs, offer).flatMap(({ leg, flight, part }) =>
        maps.filter((map) => map.part === part).map(({ cabins }) => ({ leg, flight, cabins })),
      )
    }),
  )
  return told.flat()
}

function flightsIn(legs: readonly LegOnSale[], { offerId }: OrderOffer) {
  return legs.flatMap(({ fares }, leg) =>
    fares.flatMap((fare, flight) =>
      fare.offerId === offerId ? [{ leg, flight, part: fare.offerPart }] : [],
    ),
  )
}

async function mapsOf(
  suppliers: Room['suppliers'],
  { supplier: name, offerRef }: OrderOffer,
  { party, isBuying }: Pick<SeatsWanted, 'party' | 'isBuying'>,
): Promise<readonly SupplierSeatMap[]> {
  const supplier = suppliers.of(name)
  if (supplier?.seats === undefined) return []
  const key = `${name} ${offerRef}`
  const known = suppliers.seatsTold.get(key)
  if (!isBuying && known !== undefined && suppliers.now() - known.at < keptMs) return known.maps
  await suppliers.ready()
  if (suppliers.rests(supplier)) return []
  const signal = AbortSignal.timeout(isBuying ? boughtMs : shownMs)
  const outcome = await supplier.seats({ offerRef, party }, { signal })
  if (outcome.kind !== 'done') return []
  suppliers.seatsTold.set(key, { at: suppliers.now(), maps: outcome.value })
  return outcome.value
}
