import { Landing } from '#storefront/web/landing.tsx'
import { landingHead } from '#storefront/web/landing-head.ts'
import type { Route } from './+types/international-landing-page'

export { loader } from './international-landing-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return landingHead(loaderData)
}

export default function InternationalLandingPage({ loaderData }: Route.ComponentProps) {
  return <Landing {...loaderData} />
}
