import { visaRecentsOf } from '#storefront/visa-recents.ts'
import { visaView } from '#storefront/visa-view.ts'
import { storedSearches } from '#storefront/web/stored-searches.server.ts'
import { visaKind } from '#visas/kind.ts'
import { visaSearchesHere, withoutVisaSearches } from '#visas/searches-here.ts'

export const { find: recentVisaSearches, forget: forgetVisaSearches } = storedSearches({
  kind: visaKind,
  here: visaSearchesHere,
  without: withoutVisaSearches,
  searched: (countryCode) => ({ kind: visaKind, asked: { countryCode } }),
  row: (countryCode) => ({ id: countryCode, ...visaView({ countryCode }) }),
  rows: (storefront, userId) => storefront.visaSearches(userId),
  recents: visaRecentsOf,
})
