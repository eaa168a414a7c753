import { rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import { candidatesFor, spanOf } from '#flights/search/server/found/candidates.ts'
import { journeysOf } from '#flights/search/server/found/journeys.ts'
import { goneFrom, withFewGone } from '#flights/search/server/found/sold-out.ts'
import type { Found } from '#flights/search/server/found/stored-texts.ts'
import type { SearchWanted } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'
import { seatCount } from '#passengers/party.ts'

/** Journeys looked for per product, by requested cabin; first class only on request. */
export const lookedFor = {
  0: { economy: 160, economyWithBag: 80, business: 60 },
  1: { economy: 200, economyWithBag: 100 },
  2: { business: 300 },
  3: { first: 300 },
} as const satisfies Readonly<Record<0 | 1 | 2 | 3, Partial<Record<ProductName, number>>>>

export const mainOf = { 0: 'economy', 1: 'economy', 2: 'business', 3: 'first' } as const

export async function connected(room: Room, wanted: SearchWanted): Promise<Found> {
  const seats = seatCount(wanted.party)
  let fed: Fed | undefined
  for (const span of spanOf(wanted.legs)) fed = await room.feed.ready(seats, span)
  if (fed === undefined) return { proposals: [], untilMs: Number.POSITIVE_INFINITY }
  const counts = Object.entries(lookedFor[cabinIn(wanted)]) as [ProductName, number][]
  const found = counts.map(([product, count]) => candidatesFor(fed, wanted.legs, { product, count }))
  const candidates = [...found.flat(), ...goneFrom(fed, wanted.legs, mainOf[cabinIn(wanted)])]
  const { party, searchedAt: now, channel } = wanted
  const rules = await rulesOn(room, now, channel)
  const journeys = await journeysOf(room, candidates, { party, now, rules })
  const shown = withFewGone([...journeys.values()])
  return {
    proposals: [...new Map(shown.map(({ proposal }) => [proposal.proposalId, proposal])).values()],
    untilMs: shown.reduce((least, { closesAtMs }) => Math.min(least, closesAtMs), Number.POSITIVE_INFINITY),
  }
}

export function cabinIn({ cabinClass = 0 }: { readonly cabinClass?: number | undefined }): 0 | 1 | 2 | 3 {
  return cabinClass === 1 || cabinClass === 2 || cabinClass === 3 ? cabinClass : 0
}
