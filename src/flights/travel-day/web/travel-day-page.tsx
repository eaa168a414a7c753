import '#web/ui/states/note.css'
import './travel-day-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { DayMessages } from '#flights/travel-day/web/day-messages.tsx'
import { DayOfLeg } from '#flights/travel-day/web/day-of-leg.tsx'
import { PapersAtHand } from '#flights/travel-day/web/papers-at-hand.tsx'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/travel-day-page'

export { loader } from './travel-day-page.server.ts'

export default function TravelDayPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const { orderId, orderNumber, day, whyNot } = loaderData
  return (
    <ProfileFrame>
      <title>{`روز سفر، ${name}`}</title>
      <div className="travel-day">
        <nav aria-label="مسیر">
          <Link to="/profile/my-travels">سفرهای من</Link>
          <Icon name="caret-left-bold" size="small" />
          <Link to={flightOrderPath(orderId)}>
            سفارش <span className="ltr">{orderNumber}</span>
          </Link>
        </nav>
        <h1>روز سفر</h1>
        {day === undefined ? (
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
          <>
            {day.legs.map((leg) => (
              <DayOfLeg key={leg.leg} leg={leg} />
            ))}
            <PapersAtHand orderId={orderId} papers={day.papers} />
            <DayMessages orderId={orderId} messages={day.messages} />
          </>
        )}
      </div>
    </ProfileFrame>
  )
}
