import type { SkeletonKind } from '#accounts/web/profile-skeleton.tsx'

const kinds: Readonly<Record<string, SkeletonKind>> = {
  '/profile': 'home',
  '/profile/my-travels': 'list',
  '/profile/my-travels/order-details': 'order',
  '/profile/my-travels/order-details/HotelOrderDetails': 'order',
  '/profile/my-travels/order-details/VisaOrderDetails': 'order',
  '/profile/my-travels/order-details/flight-order-items': 'order',
  '/profile/my-travels/order-details/another-flight': 'list',
  '/profile/my-travels/trip': 'order',
  '/profile/passengers': 'list',
  '/profile/transactions': 'list',
  '/profile/transactions/withdraw': 'form',
  '/profile/watches': 'list',
  '/profile/notifications': 'form',
  '/profile/notifications/told': 'list',
  '/profile/account': 'form',
  '/profile/auth-data': 'form',
}

/** undefined within one page or when leaving the profile. */
export function skeletonOf(from: string, to: string | undefined): SkeletonKind | undefined {
  return to === undefined || bare(to) === bare(from) ? undefined : kinds[bare(to)]
}

function bare(path: string): string {
  return path.replace(/\/+$/, '')
}
