import { Destinations } from '#storefront/web/destinations.tsx'
import { Landing } from '#storefront/web/landing.tsx'
import { indexHead, landingHead } from '#storefront/web/landing-head.ts'
import type { Route } from './+types/landing-page'

export { loader } from './landing-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.all ? indexHead(loaderData.all) : landingHead(loaderData?.city)
}

/** A city by its code, or all that are flown to. */
export default function LandingPage({ loaderData: { city, all } }: Route.ComponentProps) {
  return city ? <Landing {...city} /> : <Destinations {...all} />
}
