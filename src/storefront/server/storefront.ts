import type { Flights } from '#flights/server/flights.ts'
import type { ProductTile } from '#orders/product-tile.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { House } from '#server/house.ts'
import type { Destinations, Trending } from '#storefront/responses.ts'
import { openDestinations, type Scope } from '#storefront/server/destinations.ts'
import { type Histories, openHistories, type Searched } from '#storefront/server/histories.ts'
import { openHomeTiles } from '#storefront/server/home-tiles.ts'
import { type LandingOf, openLanding } from '#storefront/server/landing.ts'
import { forgetRemoved } from '#storefront/server/stored-searches.ts'

export interface Storefront extends Histories {
  /** A guest's searches, at sign-in; newest first. */
  rememberAll(userId: string, searches: readonly Searched[]): Promise<void>
  /** Prices at most minutes old; `unready` days are missing after a start.
   * Airport codes stand for their city. Throws CITY_NOT_SERVED. */
  landing: LandingOf
  /** Most travelled first; incomplete after a start. */
  destinations(scope: Scope): Promise<Destinations>
  trending(): Promise<Trending>
  /** What is sold, as its own rooms say it of facts minutes old; none where they are late, and without those that fail. */
  tiles(): Promise<readonly ProductTile[]>
  readonly work: { forgetRemoved(): Promise<void> }
}

export function openStorefront(house: House, flights: Flights, orders: Pick<Orders, 'sold'>): Storefront {
  const histories = openHistories(house)
  const now = () => house.clock.now()
  const work = { forgetRemoved: () => forgetRemoved(house.database, now()) }
  house.jobs.every('storefront.forget-removed', '41 3 * * *', work.forgetRemoved)
  return {
    ...histories,
    rememberAll: async (userId, searches) => {
      const at = now()
      for (const [place, searched] of searches.entries())
        await histories.remember(userId, searched, at.subtract({ milliseconds: place }))
    },
    landing: openLanding(house, flights),
    ...openDestinations(house, flights),
    tiles: openHomeTiles(house, orders),
    work,
  }
}
