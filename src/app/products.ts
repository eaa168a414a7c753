import type { Rooms } from '#app/door.ts'
import type { AdapterSettings } from '#app/settings.ts'
import { visaMoney } from '#app/visa-money.ts'
import type { Trx } from '#database/database.ts'
import { experienceKind } from '#experiences/kind.ts'
import { openExperiences } from '#experiences/server/experiences.ts'
import { openFlightAndHotel } from '#flight-and-hotel/server/flight-and-hotel.ts'
import { flightKind } from '#flights/kind.ts'
import { type FlightChanged, openFlights } from '#flights/server/flights.ts'
import { hotelKind } from '#hotels/kind.ts'
import { openHotels } from '#hotels/server/hotels.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { type Insurance, openInsurance } from '#insurance/server/insurance.ts'
import { tellOfClaims } from '#notifications/claim-notifications.ts'
import { tellOfInsurance } from '#notifications/insurance-notifications.ts'
import { tellOfHotelsWords, tellOfStays } from '#notifications/stay-notifications.ts'
import { tellOfCalledOff } from '#notifications/tour-notifications.ts'
import { tellOfTheDay } from '#notifications/travel-day-notifications.ts'
import { tellOfTrips } from '#notifications/trip-notifications.ts'
import { tellOfVisas } from '#notifications/visa-notifications.ts'
import { tellWatchers } from '#notifications/watch-notifications.ts'
import { openResellers } from '#resellers/server/resellers.ts'
import type { House } from '#server/house.ts'
import { openStorefront, type Storefront } from '#storefront/server/storefront.ts'
import { openTours } from '#tours/server/tours.ts'
import { openVisas } from '#visas/server/visas.ts'

interface Below
  extends Pick<
    Rooms,
    | 'messages'
    | 'accounts'
    | 'documents'
    | 'passengers'
    | 'papers'
    | 'promises'
    | 'captcha'
    | 'orders'
    | 'refunds'
    | 'rates'
    | 'supplierMonitor'
  > {
  readonly flightChanged: FlightChanged
  readonly dateRequests: () => Rooms['support']['dateRequests']
}

/** The list of products: a new product is a room and a line here. Nobody else names a product (`product-names.test.ts`). */
export function openProducts(house: House<AdapterSettings>, below: Below) {
  const { messages, accounts, documents, passengers, papers, promises, orders, refunds, rates } = below
  const hearers = { messages, accounts, orders }
  const publicUrl = () => house.settings.sites.here().publicUrl
  const offerFor: Insurance['offerFor'] = (orderId, userId) => insurance.offerFor(orderId, userId)
  const flights = openFlights(house, {
    orders,
    refunds,
    passengers,
    browserOf: accounts.browserOf,
    displayOf: accounts.displayOf,
    captcha: below.captcha,
    papers,
    promises,
    seatsAgain: tellWatchers({ messages, accounts, publicUrl }),
    flightNear: orders.byBrandOf(
      inTurn(tellOfTrips(hearers), tellOfInsurance({ ...hearers, publicUrl, offerFor })),
    ),
    dayOfTravel: orders.byBrandOf(tellOfTheDay(hearers)),
    claimDue: orders.byBrandOf(tellOfClaims(hearers)),
    ...changesOfFlights(below),
    rates,
    supplierWatch: below.supplierMonitor.of(flightKind),
    searched: (userId, asked) => storefront.remember(userId, { kind: 'flight', asked }),
    searchedBefore: (userId) => storefront.flightSearches(userId),
    quotedBy: (clickId) => resellers.quotedBy(clickId),
  })
  const hotels = openHotels(house, {
    orders,
    passengers,
    browserOf: accounts.browserOf,
    papers,
    rates,
    supplierWatch: below.supplierMonitor.of(hotelKind),
    searched: (userId, asked) => storefront.remember(userId, { kind: 'hotel', asked }),
    searchedBefore: (userId) => storefront.hotelSearches(userId),
    sites: house.settings.sites,
    ...newsOfStays(below, publicUrl),
  })
  const visas = openVisas(house, {
    orders,
    passengers,
    browserOf: accounts.browserOf,
    documents,
    money: visaMoney(refunds),
    rates,
    searched: (userId, countryCode) => storefront.remember(userId, { kind: 'visa', asked: { countryCode } }),
    tell: orders.byBrandOf(tellOfVisas({ messages, accounts, orders })),
    insured: (ownerId, asked) => insurance.papersFor(ownerId, asked),
  })
  const insurance: Insurance = policies(house, below)
  const tours = packages(house, below, { flights, hotels })
  const experiences = hoursAtPlaces(house, below)
  const storefront: Storefront = openStorefront(house, flights, orders)
  const resellers = openResellers(house, flights, orders)
  const selling = { flights, hotels, visas, tours, insurance, experiences }
  for (const { product } of [...Object.values(selling), flights.laterBags]) orders.sell(product)
  const pairs = openFlightAndHotel({ flights, hotels, orders })
  return { ...selling, 'flight-and-hotel': pairs, storefront, resellers }
}

function changesOfFlights({ flightChanged, dateRequests }: Below) {
  return { flightChanged, dateRequests }
}

function newsOfStays({ messages, accounts, orders }: Below, publicUrl: () => string) {
  return {
    stayOver: orders.byBrandOf(tellOfStays({ messages, accounts, orders, publicUrl })),
    hotelWrote: orders.byBrandOf(tellOfHotelsWords({ messages, accounts, orders })),
  }
}

function policies(
  house: House<AdapterSettings>,
  { accounts, passengers, papers, orders, refunds, rates, supplierMonitor }: Below,
): Insurance {
  return openInsurance(house, {
    orders,
    passengers,
    browserOf: accounts.browserOf,
    papers,
    rates,
    supplierWatch: supplierMonitor.of(insuranceKind),
    sites: house.settings.sites,
    refunds,
  })
}

function packages(
  house: House<AdapterSettings>,
  { messages, accounts, passengers, papers, orders, refunds }: Below,
  parts: { readonly flights: Rooms['flights']; readonly hotels: Rooms['hotels'] },
): Rooms['tours'] {
  return openTours(house, {
    orders,
    passengers,
    browserOf: accounts.browserOf,
    papers,
    sites: house.settings.sites,
    ...parts,
    giveBackAll: refunds.giveBackAll,
    calledOff: orders.byBrandOf(tellOfCalledOff({ messages, accounts, orders })),
  })
}

function hoursAtPlaces(
  house: House<AdapterSettings>,
  { accounts, passengers, papers, orders, promises, rates, supplierMonitor }: Below,
): Rooms['experiences'] {
  return openExperiences(house, {
    orders,
    promises,
    passengers,
    browserOf: accounts.browserOf,
    papers,
    rates,
    sites: house.settings.sites,
    supplierWatch: supplierMonitor.of(experienceKind),
  })
}

function inTurn<News>(...says: readonly ((trx: Trx, news: News) => Promise<void>)[]) {
  return async (trx: Trx, news: News) => {
    for (const say of says) await say(trx, news)
  }
}
