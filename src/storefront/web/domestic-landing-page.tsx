import { Landing } from '#storefront/web/landing.tsx'
import { landingHead } from '#storefront/web/landing-head.ts'
import type { Route } from './+types/domestic-landing-page'

export { loader } from './domestic-landing-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return landingHead(loaderData)
}

export default function DomesticLandingPage({ loaderData }: Route.ComponentProps) {
  return <Landing {...loaderData} />
}
