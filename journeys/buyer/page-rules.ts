import type { Belongings } from './belongings.ts'

type AddressOf = (things: Belongings) => string

/** Pages that show a thing by its id: the owner's only. */
export const pagesOfThings: Readonly<Record<string, AddressOf>> = {
  '/confirm': ({ openOrder }) => `/confirm?orderId=${openOrder}`,
  '/confirm/hyperpay': ({ payment }) => `/confirm/hyperpay?id=${payment}`,
  '/pay-together/:orderId': ({ openOrder }) => `/pay-together/${openOrder}`,
  '/payment/:orderId?': ({ issuedOrder }) => `/payment/${issuedOrder}`,
  '/payment/go/:attemptId': ({ payment }) => `/payment/go/${payment}`,
  '/profile/my-travels/trip': ({ trip }) => `/profile/my-travels/trip?tripId=${trip}`,
  '/profile/my-travels/order-details': ({ issuedOrder }) =>
    `/profile/my-travels/order-details?orderId=${issuedOrder}`,
  '/profile/my-travels/order-details/change-date': ({ issuedOrder }) =>
    `/profile/my-travels/order-details/change-date?orderId=${issuedOrder}`,
  '/profile/my-travels/order-details/another-flight': ({ issuedOrder }) =>
    `/profile/my-travels/order-details/another-flight?orderId=${issuedOrder}&leg=0`,
  '/profile/my-travels/order-details/travel-day': ({ issuedOrder }) =>
    `/profile/my-travels/order-details/travel-day?orderId=${issuedOrder}`,
  '/profile/my-travels/order-details/correct': ({ issuedOrder }) =>
    `/profile/my-travels/order-details/correct?orderId=${issuedOrder}&position=0`,
  '/profile/my-travels/order-details/flight-order-items': ({ issuedOrder }) =>
    `/profile/my-travels/order-details/flight-order-items?orderId=${issuedOrder}`,
  '/profile/my-travels/order-details/HotelOrderDetails': ({ issuedStay }) =>
    `/profile/my-travels/order-details/HotelOrderDetails?orderId=${issuedStay}`,
  '/profile/passengers': ({ savedPassenger }) => `/profile/passengers?edit=${savedPassenger}`,
  '/support': ({ issuedOrder }) => `/support?orderId=${issuedOrder}`,
  '/hotel/confirm': ({ openStay }) => `/hotel/confirm?orderId=${openStay}`,
  '/hotel/review': ({ issuedStay }) => `/hotel/review?orderId=${issuedStay}`,
  '/profile/my-travels/order-details/VisaOrderDetails': ({ issuedVisa }) =>
    `/profile/my-travels/order-details/VisaOrderDetails?orderId=${issuedVisa}`,
  '/profile/my-travels/order-details/Insurance': ({ issuedPolicy }) =>
    `/profile/my-travels/order-details/Insurance?orderId=${issuedPolicy}`,
  '/insurance/payment/:orderId': ({ issuedPolicy }) => `/insurance/payment/${issuedPolicy}`,
  '/tours/confirm': ({ issuedTour }) => `/tours/confirm?orderId=${issuedTour}`,
  '/profile/my-travels/order-details/TourOrderDetails': ({ issuedTour }) =>
    `/profile/my-travels/order-details/TourOrderDetails?orderId=${issuedTour}`,
  '/experiences/confirm': ({ issuedExperience }) => `/experiences/confirm?orderId=${issuedExperience}`,
  '/profile/my-travels/order-details/ExperienceOrderDetails': ({ issuedExperience }) =>
    `/profile/my-travels/order-details/ExperienceOrderDetails?orderId=${issuedExperience}`,
  '/bags/payment/:orderId': ({ issuedBags }) => `/bags/payment/${issuedBags}`,
  '/profile/my-travels/order-details/Bags': ({ issuedBags }) =>
    `/profile/my-travels/order-details/Bags?orderId=${issuedBags}`,
  '/profile/my-travels/order-details/add-bag': ({ issuedOrder }) =>
    `/profile/my-travels/order-details/add-bag?orderId=${issuedOrder}&leg=0`,
  '/visa/payment/:orderId?': ({ issuedVisa }) => `/visa/payment/${issuedVisa}`,
}

const orders = [
  'issuedOrder',
  'openOrder',
  'walletOrder',
  'issuedStay',
  'openStay',
  'issuedPolicy',
  'issuedVisa',
  'askedVisa',
  'issuedTour',
  'issuedExperience',
  'issuedBags',
] as const satisfies readonly (keyof Belongings)[]

/** Also with other products' order ids, and a payment id in place of an order's. */
export const pagesByOtherNames: Readonly<Record<string, readonly AddressOf[]>> = Object.fromEntries(
  Object.entries({
    '/confirm': '/confirm?orderId=',
    '/confirm/hyperpay': '/confirm/hyperpay?id=',
    '/pay-together/:orderId': '/pay-together/',
    '/payment/:orderId?': '/payment/',
    '/payment/go/:attemptId': '/payment/go/',
    '/profile/my-travels/trip': '/profile/my-travels/trip?tripId=',
    '/profile/my-travels/order-details': '/profile/my-travels/order-details?orderId=',
    '/profile/my-travels/order-details/change-date': '/profile/my-travels/order-details/change-date?orderId=',
    '/profile/my-travels/order-details/another-flight':
      '/profile/my-travels/order-details/another-flight?orderId=',
    '/profile/my-travels/order-details/travel-day': '/profile/my-travels/order-details/travel-day?orderId=',
    '/profile/my-travels/order-details/correct':
      '/profile/my-travels/order-details/correct?position=0&orderId=',
    '/profile/my-travels/order-details/flight-order-items':
      '/profile/my-travels/order-details/flight-order-items?orderId=',
    '/profile/my-travels/order-details/HotelOrderDetails':
      '/profile/my-travels/order-details/HotelOrderDetails?orderId=',
    '/profile/passengers': '/profile/passengers?edit=',
    '/support': '/support?orderId=',
    '/hotel/confirm': '/hotel/confirm?orderId=',
    '/hotel/review': '/hotel/review?orderId=',
    '/profile/my-travels/order-details/VisaOrderDetails':
      '/profile/my-travels/order-details/VisaOrderDetails?orderId=',
    '/profile/my-travels/order-details/Insurance': '/profile/my-travels/order-details/Insurance?orderId=',
    '/insurance/payment/:orderId': '/insurance/payment/',
    '/tours/confirm': '/tours/confirm?orderId=',
    '/profile/my-travels/order-details/TourOrderDetails':
      '/profile/my-travels/order-details/TourOrderDetails?orderId=',
    '/experiences/confirm': '/experiences/confirm?orderId=',
    '/profile/my-travels/order-details/ExperienceOrderDetails':
      '/profile/my-travels/order-details/ExperienceOrderDetails?orderId=',
    '/bags/payment/:orderId': '/bags/payment/',
    '/profile/my-travels/order-details/Bags': '/profile/my-travels/order-details/Bags?orderId=',
    '/profile/my-travels/order-details/add-bag': '/profile/my-travels/order-details/add-bag?orderId=',
    '/visa/payment/:orderId?': '/visa/payment/',
  } satisfies Record<keyof typeof pagesOfThings, string>).map(([page, start]) => [
    page,
    [...orders, 'payment' as const, 'savedPassenger' as const].map(
      (kind) => (things: Belongings) => start + things[kind],
    ),
  ]),
)

/** Pages about oneself; ids only choose among one's own things. */
export const pagesOfOneself: Readonly<Record<string, AddressOf>> = {
  '/add-passenger': () => '/add-passenger',
  '/flight-and-hotel/travellers': () => '/flight-and-hotel/travellers',
  '/hotel/leaders': () => '/hotel/leaders',
  '/insurance/insured': () => '/insurance/insured',
  '/tours/buy': () => '/tours/buy',
  '/experiences/buy': () => '/experiences/buy',
  '/visa/add-passenger': () => '/visa/add-passenger',
  '/profile': () => '/profile',
  '/profile/profileSkeleton': () => '/profile/profileSkeleton',
  '/profile/account': () => '/profile/account',
  '/profile/auth-data': () => '/profile/auth-data',
  '/profile/transactions': ({ payment }) => `/profile/transactions?payment=${payment}`,
  '/profile/transactions/withdraw': () => '/profile/transactions/withdraw',
  '/profile/agency': () => '/profile/agency',
  '/profile/agency/statement': () => '/profile/agency/statement',
  '/profile/notifications': () => '/profile/notifications',
  '/profile/notifications/told': () => '/profile/notifications/told',
  '/profile/watches': () => '/profile/watches',
  '/profile/my-travels': ({ openOrder }) => `/profile/my-travels?q=${openOrder}`,
}

export const pagesOfEverybody: readonly string[] = [
  '/',
  '/*',
  '/404',
  '/about-us',
  '/contact-us',
  // shows nothing without the mobile beside its number
  '/contact-us/request',
  '/status',
  // how money and days are said: a browser's own choice
  '/multi-lang',
  '/api-docs',
  '/experiences',
  '/experiences/:experienceId',
  '/faq',
  '/faq/:slug',
  '/flight-and-hotel',
  '/flight/:iata',
  '/hotel-home',
  '/hotel/:hotelId',
  '/hotels',
  '/hotels/favourites',
  '/insurance',
  '/international-flight',
  '/international-flight/:iata',
  '/landing',
  '/login',
  '/login/google',
  '/phrase',
  '/magazine',
  '/magazine/:slug',
  '/plp',
  '/privacy',
  '/privacy/buying-ticket',
  '/privacy/charter-flight',
  '/privacy/international-flight',
  '/privacy/system-flight',
  '/proof',
  '/refund-promise',
  '/robots.txt',
  '/seats/:id',
  '/sitemap.xml',
  '/terms',
  // by a link of the order's owner, and by the number of a payment that was begun with it
  '/pay/:link',
  '/pay/card',
  '/pay/go/:attemptId',
  '/ticket/:link',
  '/track',
  '/tours',
  '/tours/:departureId',
  '/visa-azerbaijan',
  '/visa-home',
  '/visa-italy',
  '/visa-thiland',
  '/visa-uae',
  '/visa/:destination',
  '/visa/:destination?/type',
]
