import { flightKind } from '#flights/kind.ts'
import { hotelKind } from '#hotels/kind.ts'
import type { Handlers } from '#server/handlers.ts'
import type { storefrontCalls } from '#storefront/calls.ts'
import { landingContent } from '#storefront/landing-content.ts'
import type { Storefront } from '#storefront/server/storefront.ts'
import { visaKind } from '#visas/kind.ts'

/** Hotel searches are removed by the flight call (§7). */
export function storefrontHandlers(storefront: Storefront): Handlers<typeof storefrontCalls> {
  return {
    flightHistories: async ({ userId }) => [...(await storefront.flightSearches(userId))],
    hotelHistories: async ({ userId }) => [...(await storefront.hotelSearches(userId))],
    visaHistories: async ({ userId }) => [...(await storefront.visaSearches(userId))],
    removeHistory: async ({ userId, body }) => {
      await storefront.forget(userId, body.id, [flightKind, hotelKind])
      return undefined
    },
    removeVisaHistory: async ({ userId, body }) => {
      await storefront.forget(userId, body.id, [visaKind])
      return undefined
    },
    landingContent: async ({ body }) => landingContent((await storefront.landing(body)).facts),
    landingFlights: async ({ body }) => (await storefront.landing(body)).flights,
    trending: () => storefront.trending(),
  }
}
