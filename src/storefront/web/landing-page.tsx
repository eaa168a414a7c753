import './destinations.css'
import { Landing } from '#storefront/web/landing.tsx'
import { indexHead, landingHead } from '#storefront/web/landing-head.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/landing-page'

export { loader } from './landing-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.all ? indexHead(loaderData.all) : landingHead(loaderData?.city)
}

// one address for two pages: a city's page does not load the list
const Destinations = woken(async () => (await import('#storefront/web/destinations.tsx')).Destinations)

export default function LandingPage({ loaderData: { city, all } }: Route.ComponentProps) {
  if (city) return <Landing {...city} />
  return <Destinations {...all} waiting={<DestinationsWaiting />} />
}

function DestinationsWaiting() {
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap landing">
        <h1>مقصدهای پرواز</h1>
        <Waiting />
      </div>
    </SiteLayout>
  )
}
