import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/flight-line.css'
import './another-flight-page.css'
import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { AnotherFlights } from '#flights/changes/web/another-flights.tsx'
import { OrderRebookings } from '#flights/changes/web/order-rebookings.tsx'
import { anotherFlightPath, flightOrderPath } from '#flights/web/order-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/another-flight-page'

export { loader } from './another-flight-page.server.ts'

type Loaded = Route.ComponentProps['loaderData']

export default function AnotherFlightPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const { orderId, orderNumber, route, sold, promised, bagsLeft, beside, whyNot } = loaderData
  const { others, isAsking } = useSuppliers(loaderData)
  return (
    <ProfileFrame>
      <title>{`پرواز دیگر، ${name}`}</title>
      <div className="another-flight">
        <nav aria-label="مسیر">
          <Link to="/profile/my-travels">سفرهای من</Link>
          <Icon name="caret-left-bold" size="small" />
          <Link to={flightOrderPath(orderId)}>
            {route}، سفارش <span className="ltr">{orderNumber}</span>
          </Link>
        </nav>
        <h1>پرواز دیگر، بدون پرداخت دوباره</h1>
        <p className="another-flight-sold">
          <b>بلیت فعلی</b> <span>{sold.when}</span> <span>{sold.flight}</span>
        </p>
        <OrderRebookings rebookings={promised} />
        {bagsLeft !== undefined && <Note>{bagsLeft}</Note>}
        {beside.map((says) => (
          <Note key={says}>{says}</Note>
        ))}
        {others === undefined ? (
          <Note
            tone="warn"
            action={
              <LinkButton kind="tonal" size="small" to={flightOrderPath(orderId)}>
                برگشت به سفارش
              </LinkButton>
            }
          >
            {whyNot}
          </Note>
        ) : (
          <AnotherFlights {...loaderData} others={others} isAsking={isAsking} />
        )}
      </div>
    </ProfileFrame>
  )
}

function useSuppliers({ orderId, leg, others }: Loaded) {
  const { load, data: later, state } = useFetcher<Loaded>()
  const isPending = others?.isPending === true
  useEffect(() => {
    if (isPending) void load(`${anotherFlightPath(orderId, leg)}&all=`)
  }, [isPending, load, orderId, leg])
  return { others: later?.others ?? others, isAsking: isPending && (later === undefined || state !== 'idle') }
}
