import type { SkeletonKind } from '#accounts/web/profile-skeleton.tsx'

const order = '/my-travels/order-details'

/** Within the profile; any other is a list. */
const kinds: Readonly<Record<string, SkeletonKind>> = {
  '': 'home',
  [order]: 'order',
  [`${order}/HotelOrderDetails`]: 'order',
  [`${order}/VisaOrderDetails`]: 'order',
  [`${order}/TourOrderDetails`]: 'order',
  [`${order}/Insurance`]: 'order',
  [`${order}/ExperienceOrderDetails`]: 'order',
  [`${order}/Bags`]: 'order',
  [`${order}/add-bag`]: 'form',
  [`${order}/flight-order-items`]: 'order',
  [`${order}/correct`]: 'form',
  [`${order}/travel-day`]: 'order',
  '/my-travels/trip': 'order',
  '/transactions/withdraw': 'form',
  '/notifications': 'form',
  '/account': 'form',
  '/agency': 'form',
  '/auth-data': 'form',
}

/** undefined within one page or when leaving the profile. */
export function skeletonOf(from: string, to: string | undefined): SkeletonKind | undefined {
  if (to === undefined || bare(to) === bare(from)) return undefined
  const [, within] = /^\/profile((?:\/.*)?)$/.exec(bare(to)) ?? []
  return within === undefined ? undefined : (kinds[within] ?? 'list')
}

function bare(path: string): string {
  return path.replace(/\/+$/, '')
}
