import type { ComponentType } from 'react'
import type { IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'

type Bring = () => Promise<{ readonly default: ComponentType<IssuedScreenProps<never>> }>

/** The browser's half of the list of products: the screen that each brings to the end of a purchase. */
export const issuedScreens: Readonly<Record<string, Bring>> = {
  experience: () => import('#experiences/web/issued-screen.tsx'),
  flight: () => import('#flights/tickets/web/ticket-screen.tsx'),
  hotel: () => import('#hotels/web/voucher-screen.tsx'),
  'later-bag': () => import('#flights/later-bags/web/issued-screen.tsx'),
  insurance: () => import('#insurance/web/policy-screen.tsx'),
  tour: () => import('#tours/web/issued-screen.tsx'),
  visa: () => import('#visas/web/filed-screen.tsx'),
}
