import { flightKind } from '#flights/kind.ts'
import { lineOf } from '#flights/search/search-line.ts'
import { searchesHere, withoutSearches } from '#flights/search/searches-here.ts'
import { flightView } from '#storefront/flight-view.ts'
import { recentsOf } from '#storefront/recents.ts'
import { storedSearches } from '#storefront/web/stored-searches.server.ts'

export const {
  look: searchesBefore,
  find: recentSearches,
  forget: forgetSearches,
} = storedSearches({
  kind: flightKind,
  here: searchesHere,
  without: withoutSearches,
  searched: (asked) => ({ kind: flightKind, asked }),
  row: (asked, today) => ({ id: lineOf(asked), ...flightView(asked, today) }),
  rows: (storefront, userId) => storefront.flightSearches(userId),
  recents: recentsOf,
})
