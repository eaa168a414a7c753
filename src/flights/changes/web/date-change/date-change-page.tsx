import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/flight-line.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/search/search-cell.css'
import '../another-flight-page.css'
import './date-change-page.css'
import '../date-request/date-request.css'
import { useEffect } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { DateChangeDays } from '#flights/changes/web/date-change/date-change-days.tsx'
import { DateChangeWho } from '#flights/changes/web/date-change/date-change-who.tsx'
import { DateRequest } from '#flights/changes/web/date-request/date-request.tsx'
import { OrderRebookings } from '#flights/changes/web/order-rebookings.tsx'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/date-change-page'

export { loader } from './date-change-page.server.ts'

type Loaded = Route.ComponentProps['loaderData']

export default function DateChangePage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const { orderId, orderNumber, directions, chosen, promised, bagsLeft, dateRequest } = loaderData
  const { days, isAsking, whyNot } = useSuppliers(loaderData)
  return (
    <ProfileFrame>
      <title>{`تغییر تاریخ، ${name}`}</title>
      <div className="another-flight date-change">
        <nav aria-label="مسیر">
          <Link to="/profile/my-travels">سفرهای من</Link>
          <Icon name="caret-left-bold" size="small" />
          <Link to={flightOrderPath(orderId)}>
            سفارش <span className="ltr">{orderNumber}</span>
          </Link>
        </nav>
        <h1>تغییر تاریخ</h1>
        <OrderRebookings rebookings={promised} />
        {directions.length > 0 && <DateChangeWho orderId={orderId} directions={directions} />}
        {bagsLeft !== undefined && <Note tone="warn">{bagsLeft}</Note>}
        {days === undefined && (directions.length > 0 || dateRequest === undefined) && (
          <WhyNot {...loaderData} whyNot={whyNot} />
        )}
        {days !== undefined && (
          <DateChangeDays
            key={`${chosen.leg} ${chosen.passengers.join()} ${days.day}`}
            {...{ orderId, days, isAsking }}
            leg={chosen.leg}
            passengers={chosen.passengers}
          />
        )}
        {dateRequest !== undefined && <DateRequest request={dateRequest} />}
      </div>
    </ProfileFrame>
  )
}

function WhyNot({ orderId, directions, whyNot }: Pick<Loaded, 'orderId' | 'directions' | 'whyNot'>) {
  const none = 'تاریخ بلیت‌های این سفارش اکنون از این صفحه عوض نمی‌شود؛ راه‌های دیگر در صفحهٔ سفارش است.'
  const nobody = 'دست‌کم یک مسافر را انتخاب کنید.'
  return (
    <Note
      tone="warn"
      action={
        <LinkButton kind="tonal" size="small" to={flightOrderPath(orderId)}>
          برگشت به سفارش
        </LinkButton>
      }
    >
      {whyNot ?? (directions.length === 0 ? none : nobody)}
    </Note>
  )
}

/** Slower suppliers are asked behind the reader. */
function useSuppliers({ days, chosen, whyNot }: Loaded) {
  const { load, data: later, state } = useFetcher<Loaded>()
  const { pathname, search } = useLocation()
  const isPending = days?.isPending === true
  useEffect(() => {
    if (isPending) void load(`${pathname}${search}&all=`)
  }, [isPending, load, pathname, search])
  const isOfHere = later !== undefined && isSameChoice(later.chosen, chosen)
  const isAsking = isPending && (!isOfHere || state !== 'idle')
  if (isPending && isOfHere && !isAsking) return { days: later.days, whyNot: later.whyNot, isAsking }
  return { days, whyNot, isAsking }
}

function isSameChoice(one: Loaded['chosen'], other: Loaded['chosen']): boolean {
  const of = ({ leg, passengers, from, day }: Loaded['chosen']) =>
    [leg, passengers.join(), from, day].join(' ')
  return of(one) === of(other)
}
