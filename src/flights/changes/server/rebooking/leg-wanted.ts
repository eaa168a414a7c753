import { faresNow } from '#flights/changes/server/flights-now.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { faresOnSale } from '#flights/search/server/calendar/days.ts'
import { legOf } from '#flights/search/server/leg.ts'
import type { Room } from '#flights/server/room.ts'

export async function legsOnSale(
  room: Room,
  proposalIds: readonly string[],
): Promise<ReadonlyMap<string, LegOnSale>> {
  const ids = new Map(proposalIds.map((proposalId) => [proposalId, proposalId.split('.').map(Number)]))
  const wanted = [...ids.values()].flat()
  if (!wanted.every((id) => Number.isSafeInteger(id) && id > 0 && id <= largestId)) return new Map()
  const kept = await faresOnSale(room, wanted)
  const now = new Map((await faresNow(room.database, [...kept.values()])).map((fare) => [fare.id, fare]))
  return new Map(
    [...ids].flatMap(([proposalId, of]) => {
      const [first, ...others] = of.flatMap((id) => now.get(id) ?? [])
      if (first === undefined || others.length + 1 !== of.length) return []
      const leg = legOf([first, ...others])
      return isWholeOffer(leg) ? [[proposalId, leg] as const] : []
    }),
  )
}

/** PostgreSQL's largest integer */
const largestId = 2_147_483_647

/** Flights of one supplier's offer may only be bought together. */
function isWholeOffer({ fares }: LegOnSale): boolean {
  return fares.every(
    ({ offerId, offerParts }) =>
      offerId === null || (offerParts === fares.length && fares.every((fare) => fare.offerId === offerId)),
  )
}
