import { Destinations } from '#storefront/web/destinations.tsx'
import { indexHead } from '#storefront/web/landing-head.ts'
import type { Route } from './+types/international-destinations-page'

export { loader } from './international-destinations-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return indexHead(loaderData)
}

export default function InternationalDestinationsPage({ loaderData }: Route.ComponentProps) {
  return <Destinations {...loaderData} />
}
