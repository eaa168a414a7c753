import type { Flights } from '#flights/server/flights.ts'
import type { House } from '#server/house.ts'
import type { Destinations, Trending } from '#storefront/responses.ts'
import { openDestinations, type Scope } from '#storefront/server/destinations.ts'
import { type Histories, openHistories, type Searched } from '#storefront/server/histories.ts'
import { type LandingOf, openLanding } from '#storefront/server/landing.ts'
import { forgetRemoved } from '#storefront/server/stored-searches.ts'

/** The door of the storefront: what people looked for, and what stands in the window. */
export interface Storefront extends Histories {
  /** Keeps what a browser remembered while nobody was signed in there, newest first. */
  rememberAll(userId: string, searches: readonly Searched[]): Promise<void>
  /**
   * A city's landing page, its prices some minutes old at most; an airport's code means its city. After a start with the days that
   * are laid out within a moment (`unready`). Refuses CITY_NOT_SERVED.
   */
  landing: LandingOf
  /** Every city flown to with its lowest price, the most travelled first; after a start of the days that are laid out, too. */
  destinations(scope: Scope): Promise<Destinations>
  trending(): Promise<Trending>
  /** The work of the jobs; tests may call it by hand. */
  readonly work: { forgetRemoved(): Promise<void> }
}

export function openStorefront(house: House, flights: Flights): Storefront {
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
    work,
  }
}
