import { lazy, Suspense } from 'react'
import { Landing } from '#storefront/web/landing.tsx'
import { indexHead, landingHead } from '#storefront/web/landing-head.ts'
import type { Route } from './+types/landing-page'

export { loader } from './landing-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.all ? indexHead(loaderData.all) : landingHead(loaderData?.city)
}

// one address, two pages: who reads of a city need not carry the list of all
const Destinations = lazy(async () => ({
  default: (await import('#storefront/web/destinations.tsx')).Destinations,
}))

/** A city by its code, or all that are flown to. */
export default function LandingPage({ loaderData: { city, all } }: Route.ComponentProps) {
  if (city) return <Landing {...city} />
  return (
    <Suspense>
      <Destinations {...all} />
    </Suspense>
  )
}
