import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { protectedByDefault } from '#app/page-access.ts'

/**
 * The table of pages (§2). Pages are protected by default: what a guest may see stands in the first group, what is for
 * guests alone in the second, everything else sends a signed-out visitor to the root and back here after signing in.
 */
export default protectedByDefault([
  layout('web/layouts/open.tsx', [
    index('storefront/web/home-page.tsx'),
    route('plp', 'flights/search/web/results/results-page.tsx'),
    route('hotel-home', 'storefront/web/hotel-home-page.tsx'),
    route('hotels', 'hotels/web/results-page.tsx'),
    route('hotel/:hotelId', 'hotels/web/hotel-page.tsx'),
    route('visa-home', 'storefront/web/visa-home-page.tsx'),
    route('visa-uae', 'visas/web/country-page.tsx', { id: 'visas/web/uae' }),
    route('visa-azerbaijan', 'visas/web/country-page.tsx', { id: 'visas/web/azerbaijan' }),
    route('visa-italy', 'visas/web/country-page.tsx', { id: 'visas/web/italy' }),
    route('visa-thiland', 'visas/web/country-page.tsx', { id: 'visas/web/thailand' }),
    route('visa/:destination', 'visas/web/country-page.tsx'),
    route('visa/:destination?/type', 'visas/web/type-page.tsx'),
    route('flight/:iata', 'storefront/web/domestic-landing-page.tsx'),
    route('international-flight', 'storefront/web/international-destinations-page.tsx'),
    route('international-flight/:iata', 'storefront/web/international-landing-page.tsx'),
    route('landing', 'storefront/web/landing-page.tsx'),
    route('seats/:id', 'flights/booking/web/seats.ts'),
    route('track', 'orders/web/tracking/track-page.tsx'),
    route('ticket/:link', 'orders/web/sharing/ticket-link-page.tsx'),
    route('proof', 'wallet/web/proof-page.tsx'),
    route('refund-promise', 'refunds/web/promise-page.tsx'),
    route('login/google', 'accounts/web/google-return-page.tsx'),
    route('404', 'storefront/web/missing-page.tsx'),
    route('api-docs', 'web/api-docs-page.tsx'),
    ...(process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'web/styleguide-page.tsx')]),
    route('sitemap.xml', 'storefront/web/sitemap.ts'),
    route('robots.txt', 'storefront/web/robots.ts'),
    route('*', 'storefront/web/unknown-page.tsx'),
  ]),
  layout('web/layouts/guest.tsx', [route('login', 'accounts/web/login-page.ts')]),
  layout('web/layouts/private.tsx', [
    route('add-passenger', 'flights/booking/web/passengers/passengers-page.tsx'),
    route('confirm', 'flights/booking/web/confirm/confirm-page.tsx'),
    route('hotel/leaders', 'hotels/web/leaders-page.tsx'),
    route('hotel/confirm', 'hotels/web/confirm-page.tsx'),
    route('visa/add-passenger', 'visas/web/applicants-page.tsx'),
    route('visa/payment/:orderId?', 'visas/web/payment-page.tsx'),
    route('confirm/hyperpay', 'payments/web/hyperpay-page.tsx'),
    route('payment/:orderId?', 'orders/web/payment/payment-page.tsx'),
    route('payment/go/:attemptId', 'payments/web/go-page.tsx'),
    route('profile', 'orders/web/profile/profile-page.tsx'),
    route('profile/profileSkeleton', 'accounts/web/profile-skeleton-page.tsx'),
    route('profile/account', 'accounts/web/account-page.tsx'),
    route('profile/auth-data', 'accounts/web/auth-data-page.tsx'),
    route('profile/transactions', 'payments/web/transactions-page.tsx'),
    route('profile/notifications', 'accounts/web/notifications-page.tsx'),
    route('profile/notifications/told', 'accounts/web/sent-messages-page.tsx'),
    route('profile/passengers', 'passengers/web/passengers-page.tsx'),
    route('profile/watches', 'flights/search/web/watches/watches-page.tsx'),
    route('profile/my-travels', 'orders/web/trips/trips-page.tsx'),
    route('profile/my-travels/order-details', 'flights/tickets/web/flight-order-page.tsx', [
      index('refunds/web/order-refunds-page.tsx'),
    ]),
    route('profile/my-travels/order-details/HotelOrderDetails', 'hotels/web/hotel-order-page.tsx', [
      index('refunds/web/order-refunds-page.tsx', { id: 'refunds/web/hotel-order-refunds' }),
    ]),
    route('profile/my-travels/order-details/VisaOrderDetails', 'visas/web/visa-order-page.tsx', [
      index('refunds/web/order-refunds-page.tsx', { id: 'refunds/web/visa-order-refunds' }),
    ]),
    route('profile/my-travels/order-details/another-flight', 'flights/changes/web/another-flight-page.tsx'),
    route('profile/my-travels/order-details/flight-order-items', 'refunds/web/refund-page.tsx'),
  ]),
]) satisfies RouteConfig
